import { signedText } from '@firstangle/drawings/lettering'
import {
  type Callout,
  type Explanation,
  explainAll,
  type Figure,
  featureOf,
  type Reading,
  recognise,
  type Statement,
} from '@firstangle/reader'
import type { CalloutCopy } from '../../../shared/content/words/callout.ts'
import { fillText, formatNumber } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import { highlightJson } from '../../../src/components/code/highlight-json.ts'
import type {
  DecodedLine,
  SheetUnit,
  ShownCallout,
  ShownReading,
  ShownTable,
} from '../../../src/pages/try-callout/try-callout-data.ts'
import { signedHtml } from '../../content/articles/rendering/article-signs.ts'
import { siteContext } from '../site-context.ts'
import { calloutFigures } from './callout-figures.ts'
import { readingsOfLine } from './callout-line.ts'
import { calloutLinks } from './callout-links.ts'
import { figureText } from './figure-text.ts'

/** The readings of a line; none for what is not a callout, which is never guessed. */
export function decodeCallouts(line: string, unit: SheetUnit, locale: Locale): DecodedLine {
  const words = siteContext().content.wording('callout', locale)
  const readings = readingsOfLine(line, unit).map((reading) => ({
    ...reading,
    explanations: explainAll(reading.callouts),
  }))
  const known = readings.length === 0 ? recognise(line) : null
  const standards = new Set([
    ...readings.flatMap(({ explanations }) => explanations.flatMap((each) => each.standards)),
    ...(known?.standard ? [known.standard] : []),
  ])
  return {
    readings: readings.map((reading) => shownReading(reading, locale, words)),
    recognised:
      known && sentenceOf({ key: known.statement, values: known.values ?? {} }, locale, words),
    standards: [...standards].map((key) => words.sources[key]),
  }
}

/** What the callouts of one reading say, in words. */
export function shownCallouts(callouts: readonly Callout[], locale: Locale): ShownCallout[] {
  const words = siteContext().content.wording('callout', locale)
  return explainAll(callouts).map((explanation) => showCallout(explanation, locale, words))
}

function shownReading(
  reading: Reading & { explanations: Explanation[] },
  locale: Locale,
  words: CalloutCopy,
): ShownReading {
  const { confidence, reason, notes, callouts, explanations } = reading
  return {
    confidence: formatNumber(confidence, locale, { fractionDigits: 2 }),
    reason: reason && words.statements[reason],
    callouts: explanations.map((explanation) => showCallout(explanation, locale, words)),
    notes: notes.map((note) => sentenceOf(note, locale, words)),
    json: signedHtml(
      highlightJson(responsePart(callouts, confidence)),
      siteContext().content.wording('reader', locale).signs,
    ),
  }
}

function sentenceOf({ key, values }: Statement, locale: Locale, words: CalloutCopy): string {
  const texts = Object.entries(values).map(([name, figure]) => [
    name,
    figureText(figure, locale, words),
  ])
  return keepTogether(fillText(words.statements[key], Object.fromEntries(texts)))
}

function showCallout(explanation: Explanation, locale: Locale, words: CalloutCopy): ShownCallout {
  const { callout, title, statements, rows, notes } = explanation
  const write = (figure: Figure) => figureText(figure, locale, words)
  const said = (statement: Statement) => sentenceOf(statement, locale, words)
  return {
    kind: callout.kind,
    title: words.titles[title],
    text: signedText(callout.text),
    statements: statements.map(said),
    values: rows.map(({ label, figure, source }) => ({
      label: words.labels[label],
      value: write(figure),
      source: keepTogether(words.sources[source].name),
    })),
    notes: notes.map(said),
    general: generalTable(explanation, words, write),
    figures: () => calloutFigures(explanation, locale),
    links: calloutLinks(callout, locale),
  }
}

function generalTable(
  { general }: Explanation,
  { general: captions, classes }: CalloutCopy,
  write: (figure: Figure) => string,
): ShownTable | null {
  if (!general) return null
  const cell = (figure: Figure | null) => (figure ? write(figure) : null)
  const isAngular = general.table === 'angular'
  return {
    columns: [
      captions.class,
      ...(isAngular ? captions.angles : [captions.deviation, captions.range]),
    ],
    rows: general.rows.map((row) => [
      classes[row.class],
      ...row.limits.map(cell),
      ...(isAngular ? [] : [cell(row.range)]),
    ]),
  }
}

/** The lists of the features response that these callouts stand in. */
export function responsePart(
  callouts: readonly Callout[],
  confidence: number,
): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {}
  for (const [index, callout] of callouts.entries()) {
    const { list, feature } = featureOf(callout, { referenceId: index + 1, confidence })
    lists[list] = [...(lists[list] ?? []), feature]
  }
  return lists
}
