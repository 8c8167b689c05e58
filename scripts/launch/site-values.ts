import type { Placeholder } from '../../server/content/placeholders/site-placeholders.ts'
import type { Site } from '../../shared/content/site.ts'

/** The placeholders as lines of text, what must be replaced first. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const width = Math.max(...placeholders.map(({ path }) => path.length))
  const line = ({ path, value }: Placeholder) => `  ${path.padEnd(width)}  ${value}`
  const section = (title: string, chosen: readonly Placeholder[]) =>
    chosen.length > 0 ? [`${title} (${chosen.length}):`, ...chosen.map(line), ''] : []
  const isFictional = (each: Placeholder) => each.isFictional
  const isReal = (each: Placeholder) => !each.isFictional
  return [
    ...section('Replace, these are fictional', placeholders.filter(isFictional)),
    ...section('Look whether these are right', placeholders.filter(isReal)),
  ]
}

/** Says so if the title blocks of the sample drawings name somebody else than the brand. */
export function describeSheetOwner({ brand }: Pick<Site, 'brand'>, owner: string): string[] {
  if ([brand.name, brand.shortName].includes(owner)) return []
  const place = '`sheetOwner` in packages/drawings/src/sheet/title-block.ts'
  return [
    `The title blocks of the sample drawings say ${owner}: put ${brand.shortName} into ${place}.`,
    '',
  ]
}

type Settings = Pick<Site, 'statusPage' | 'crawlers'>

/** What an owner may set and has not: nothing is wrong, but somebody should have decided it. */
export function describeOpenSettings({ statusPage, crawlers }: Settings): string[] {
  const open = [
    ...(statusPage === null
      ? ['  statusPage        no page leads to one that says whether the service runs']
      : []),
    ...(crawlers.signals === null
      ? ['  crawlers.signals  robots.txt says nothing of what may be made of the texts']
      : []),
  ]
  return open.length > 0 ? ['Not set, and optional:', ...open, ''] : []
}
