import { type SignedText, signedText } from '@firstangle/drawings/lettering'
import { longestCallout, longestEcho } from '@firstangle/reader'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import { truncate } from '../../shared/seo/title.ts'
import { calloutLine, type SheetUnit } from './callout-line.ts'
import { type DecodedLine, decodeCallouts } from './decode-callouts.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** The decoder with what its address asks for. */
export interface TryCalloutData extends PageData<'try-callout'> {
  locale: Locale
  /** As it was typed. */
  query: string
  unit: SheetUnit
  outcome: 'nothing-asked' | 'too-long' | 'unclear' | 'recognised' | 'answered'
  decoded: DecodedLine
  /** Signs and examples of the copy, drawn. */
  drawn: { signs: SignedText[]; examples: SignedText[] }
}

/** Leaves room in the title for what the page is. */
const titleQueryLength = 30

/** Copy and head of the decoder, and the meaning of `?q=` in one language. Answers are endless and not indexed. */
export function tryCalloutData(locale: Locale, { q = '', unit }: PageQuery): TryCalloutData {
  const line = calloutLine(q)
  const sheetUnit: SheetUnit = unit === 'inch' ? 'inch' : 'mm'
  const decoded = decodeCallouts(line, sheetUnit, locale)
  const { answer, form } = siteContext().content.page('try-callout', locale)
  const title = answer.title.replace('{query}', () => truncate(line, titleQueryLength))
  return {
    ...pageData('try-callout', locale, line === '' ? {} : { title, kind: 'search' }),
    locale,
    query: q.slice(0, longestEcho),
    unit: sheetUnit,
    decoded,
    outcome: outcomeOf(line, decoded),
    drawn: {
      signs: form.sign.map(({ id }) => signedText(id)),
      examples: form.example.map(({ line: example }) => signedText(example)),
    },
  }
}

function outcomeOf(line: string, { readings, recognised }: DecodedLine): TryCalloutData['outcome'] {
  if (line === '') return 'nothing-asked'
  if (line.length > longestCallout) return 'too-long'
  if (readings.length > 0) return 'answered'
  return recognised === null ? 'unclear' : 'recognised'
}
