import type { Callout } from '@firstangle/reader'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import type { SearchResult } from '../../../shared/search-answer.ts'
import { calloutLine, readingsOfLine } from './callout-line.ts'
import { shownCallouts } from './decode-callouts.ts'

/** Unit where the line has none. */
const unit = 'mm'

/** Values of a short answer; the decoder has all of them. */
const mostValues = 4

/** Characters of an answer, about two lines. */
const longest = 190

/** Words that ask about a callout: `tolerance of 30 H7`, `was heißt 25 g6`. */
const askingWord =
  /(?<!\p{L})(?:what(?: is|'s)?|does|mean(?:s|ing)?|of|for|the|tolerances?|limits?|deviations?|shaft|hole|bore|fit|chart|table|explain|decode|interpret|(?:how (?:do I |to )?)?read|calculate|callout|was|ist|heißt|heisst|bedeutet|Bedeutung|von|für|bei|Toleranz(?:en)?|Grenz(?:ab)?maße?|Abmaße?|Passung|Welle|Bohrung|Tabelle|erkläre?n?|entschlüsseln|berechnen|die Angabe|Maßangabe)(?!\p{L})|\?\s*$/giu

/** A short decoding of a callout that was typed into the search; undefined if the query may be anything else. */
export function calloutResult(query: string, locale: Locale): SearchResult | undefined {
  const typed = readLine(query)
  const asked = readLine(query.replace(askingWord, ' '))
  const asTyped = certainCallouts(typed)
  const line = asTyped.length > 0 ? typed : asked
  const [first] = shownCallouts(line === typed ? asTyped : certainCallouts(line), locale)
  if (!first) return undefined
  const { title, statements, values, figures: draw } = first
  const [meaning = '', ...more] = statements
  const figures = values.map(({ label, value }) => `${label}: ${value}.`)
  return {
    kind: 'callout',
    title,
    heading: line,
    href: sitePages['try-callout'].path + stringifySearch({ q: line }),
    snippet: [{ text: beginningOf([meaning, ...figures, ...more]), isHit: false }],
    more: [],
    answer: {
      meaning,
      values: values.slice(0, mostValues).map(({ label, value }) => ({ label, value })),
      figure: draw().at(-1) ?? '',
    },
  }
}

/** On a drawing a small m is the unit; in a search it is a thread typed in a hurry. */
const readLine = (query: string): string => calloutLine(query).replace(/^m(?=\d)/, 'M')

/** Words that drawings have beside a size: these, and any in capitals. A query with another word is no callout. */
const drawingWords = /^(?:thru|through|deep|depth|tief|durch|\p{Lu}+)$/u

/** The callouts of a line that can be nothing else: a bare number, a length or `4x4` may be anything. */
function certainCallouts(line: string): readonly Callout[] {
  const words = line.match(/\p{L}{4,}/gu) ?? []
  if (words.some((word) => !drawingWords.test(word)) || !/[^\d\s.,x×]/i.test(line)) return []
  const [likeliest] = readingsOfLine(line, unit)
  if (!likeliest || likeliest.notes.length > 0) return []
  return likeliest.callouts.every(saysMoreThanSize) ? likeliest.callouts : []
}

function saysMoreThanSize(callout: Callout): boolean {
  if (callout.kind !== 'dimension') return true
  const { type, tolerance, isBasic, isReference } = callout
  return tolerance !== null || isBasic || isReference || !['linear', 'angle'].includes(type)
}

/** As many whole sentences as there is room for; one at least. */
function beginningOf(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`.trim()
    return text === '' || longer.length <= longest ? longer : text
  }, '')
}
