import { signedText } from '@firstangle/drawings/lettering'
import { longestCallout, longestEcho } from '@firstangle/reader'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { truncate } from '../../../shared/seo/title.ts'
import type {
  DecodedLine,
  SheetUnit,
  TryCalloutData,
} from '../../../src/pages/try-callout/try-callout-data.ts'
import { calloutLine } from '../callouts/callout-line.ts'
import { decodeCallouts } from '../callouts/decode-callouts.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** The example that is answered on arrival: a fit has parts, zones and a table. */
const exampleId = 'fit'

/** Leaves room in the title for what the page is. */
const titleQueryLength = 30

/** Copy and head of the decoder, and the meaning of `?q=` in one language. Answers are endless and not indexed. */
export function tryCalloutData(locale: Locale, { q = '', unit }: PageQuery): TryCalloutData {
  const line = calloutLine(q)
  const sheetUnit: SheetUnit = unit === 'inch' ? 'inch' : 'mm'
  const { answer, form } = siteContext().content.page('try-callout', locale)
  const example = form.example.find(({ id }) => id === exampleId)?.line ?? ''
  const decoded = decodeCallouts(line === '' ? example : line, sheetUnit, locale)
  const title = answer.title.replace('{query}', () => truncate(line, titleQueryLength))
  return {
    ...pageData('try-callout', locale, line === '' ? {} : { title, kind: 'search' }),
    locale,
    query: q.slice(0, longestEcho),
    unit: sheetUnit,
    decoded,
    example,
    outcome: outcomeOf(line, decoded),
    drawn: {
      signs: form.sign.map(({ id }) => signedText(id)),
      examples: form.example.map(({ line: example }) => signedText(example)),
    },
  }
}

function outcomeOf(line: string, { readings, recognised }: DecodedLine): TryCalloutData['outcome'] {
  if (line === '') return 'example'
  if (line.length > longestCallout) return 'too-long'
  if (readings.length > 0) return 'answered'
  return recognised === null ? 'unclear' : 'recognised'
}
