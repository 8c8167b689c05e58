import type { Placeholder } from '../../server/content/site-placeholders.ts'

/** The list as lines of text, what must be replaced first. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const width = Math.max(...placeholders.map(({ path }) => path.length))
  const line = ({ path, value }: Placeholder) => `  ${path.padEnd(width)}  ${value}`
  const section = (title: string, isFictional: boolean) => {
    const chosen = placeholders.filter((each) => each.isFictional === isFictional)
    return chosen.length > 0 ? [`${title} (${chosen.length}):`, ...chosen.map(line), ''] : []
  }
  return [
    ...section('Replace, these are fictional', true),
    ...section('Look whether these are right', false),
  ]
}
