import type { Locale } from '../../../shared/i18n/locale.ts'
import type { AtlasFigures } from './atlas-figures.ts'

/** Gives the figure of a line, as the build has written it down. */
export async function builtFigures(locale: Locale): Promise<(line: string) => string> {
  const file = await import('../../../src/generated/atlas-figures.json', { with: { type: 'json' } })
  const figures = (file.default as AtlasFigures)[locale]
  return (line) => {
    const figure = figures[line]
    if (figure === undefined) throw new Error(`The build has drawn no figure of "${line}"`)
    return figure
  }
}
