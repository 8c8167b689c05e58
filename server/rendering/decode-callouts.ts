import { highlightJson } from '../../src/components/highlight-json.ts'
import { type SignedText, signedText } from '../../src/drawings/lettering/sign-picture.ts'
import { fillText } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Callout } from '../../src/reader/callout.ts'
import { explainAll } from '../../src/reader/meaning/explain.ts'
import type { Explanation, Figure, Statement } from '../../src/reader/meaning/explanation.ts'
import { featureOf } from '../../src/reader/responses/feature-of.ts'
import { signedHtml } from '../content/article-signs.ts'
import { keepTogether } from '../content/keep-together.ts'
import type { CalloutCopy } from '../content/schemas/callout.ts'
import { calloutsOf, type SheetUnit } from './callout-line.ts'
import { type CalloutLinks, calloutLinks } from './callout-links.ts'
import { figureText } from './figure-text.ts'
import { siteContext } from './site-context.ts'
import { zonePicture } from './zone-picture.ts'

/** A table of the page: the first cell names its row. */
interface ShownTable {
  columns: string[]
  rows: (string | null)[][]
}

/** One callout in words. */
export interface ShownCallout {
  kind: Callout['kind']
  title: string
  text: SignedText
  statements: string[]
  values: { label: string; value: string; source: string }[]
  notes: string[]
  general: ShownTable | null
  /** SVG markup: where the tolerance zones lie. */
  picture: string | null
  links: CalloutLinks
}

/** What a line of text means, in one language. */
export interface DecodedLine {
  callouts: ShownCallout[]
  /** Markup of the response's part. */
  json: string
  standards: { name: string; about: string }[]
}

/** The callouts of a line; none for what is not a callout, which is never guessed. */
export function decodeCallouts(line: string, unit: SheetUnit, locale: Locale): DecodedLine {
  const words = siteContext().content.wording('callout', locale)
  const callouts = calloutsOf(line, unit)
  const explanations = explainAll(callouts)
  const standards = new Set(explanations.flatMap((explanation) => explanation.standards))
  return {
    callouts: explanations.map((explanation) => shown(explanation, locale, words)),
    json: callouts.length === 0 ? '' : responsePart(callouts),
    standards: [...standards].map((key) => words.sources[key]),
  }
}

function shown(explanation: Explanation, locale: Locale, words: CalloutCopy): ShownCallout {
  const { callout, title, statements, rows, notes, zones } = explanation
  const write = (figure: Figure) => figureText(figure, locale, words)
  const sentence = ({ key, values }: Statement) =>
    keepTogether(
      fillText(
        words.statements[key],
        Object.fromEntries(Object.entries(values).map(([name, figure]) => [name, write(figure)])),
      ),
    )
  return {
    kind: callout.kind,
    title: words.titles[title],
    text: signedText(callout.text),
    statements: statements.map(sentence),
    values: rows.map(({ label, figure, source }) => ({
      label: words.labels[label],
      value: write(figure),
      source: keepTogether(words.sources[source].name),
    })),
    notes: notes.map(sentence),
    general: generalTable(explanation, words, write),
    picture: zones && zonePicture(zones, write),
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

/** The lists of the features response that these callouts stand in. A typed line is read without doubt. */
function responsePart(callouts: readonly Callout[]): string {
  const lists: Record<string, unknown[]> = {}
  for (const [index, callout] of callouts.entries()) {
    const { list, feature } = featureOf(callout, { referenceId: index + 1, confidence: 1 })
    lists[list] = [...(lists[list] ?? []), feature]
  }
  return signedHtml(highlightJson(lists))
}
