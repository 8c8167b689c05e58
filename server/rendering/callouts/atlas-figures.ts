import { explainAll } from '@firstangle/reader'
import { atlasKinds } from '../../../shared/atlas-kinds.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { chartCallouts, topicCallouts } from '../reference/topic-callouts.ts'
import { atlasTiles } from './atlas-tiles.ts'
import { calloutFigures } from './callout-figures.ts'
import { readingsOfLine } from './callout-line.ts'

/** By language and line. */
export type AtlasFigures = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/**
 * The figures of all tiles, of the topics of charts and of single charts, for the build to write down: the decoder
 * takes longest for the first lines it reads.
 */
export function atlasFigures(): AtlasFigures {
  const lines = [
    ...atlasKinds.flatMap((kind) => atlasTiles[kind].map(({ line }) => line)),
    ...Object.values(topicCallouts),
    ...Object.values(chartCallouts),
  ]
  const inLanguage = (locale: Locale) =>
    Object.fromEntries(lines.map((line) => [line, decodedFigure(line, locale)]))
  return Object.fromEntries(locales.map((each) => [each, inLanguage(each)])) as AtlasFigures
}

/** The last figure of a callout: where it has several, that is the one of its zones to scale. */
export function decodedFigure(line: string, locale: Locale): string {
  const [reading] = readingsOfLine(line, 'mm')
  const [explanation] = explainAll(reading?.callouts ?? [])
  const figure = explanation && calloutFigures(explanation, locale).at(-1)
  if (!figure) throw new Error(`The atlas shows "${line}", which the decoder does not read`)
  return figure
}
