import { formatOf } from '@firstangle/reader'
import { readSlotQuery } from '../../../server/api/call-slots.ts'
import { checkFields } from '../../../server/api/check-fields.ts'
import { networkOf } from '../../../server/api/client-network.ts'
import { emailDomain, isEmailAddress } from '../../../server/api/email-address.ts'
import { isIdempotencyKey } from '../../../server/api/idempotency.ts'
import { isFormPost } from '../../../server/api/read-body.ts'
import { requestLocale } from '../../../server/api/request-locale.ts'
import { createTokens } from '../../../server/api/tokens.ts'
import { parseInstant } from '../../../server/calendar/instant.ts'
import { parseDay, parseRange } from '../../../server/calendar/range.ts'
import { knownTimeZone } from '../../../server/calendar/time-zones.ts'
import { readRetryAfter } from '../../../server/delivery/retry-after.ts'
import { isRangeCurrent, parseByteRange } from '../../../server/http/byte-range.ts'
import { pageKey } from '../../../server/http/cache-key.ts'
import { clientAddress } from '../../../server/http/client-address.ts'
import { isMatchFailed, isNoneMatch } from '../../../server/http/etag.ts'
import { languageHosts } from '../../../server/http/language-hosts.ts'
import { acceptedCodings } from '../../../server/http/negotiate-encoding.ts'
import { isNegotiated, preferredForm } from '../../../server/http/negotiate-page.ts'
import { lifetimeOf } from '../../../server/http/page-lifetime.ts'
import { requestSource } from '../../../server/http/request-source.ts'
import { settledAddress } from '../../../server/http/settled-address.ts'
import { readSpecimenQuery } from '../../../server/invoices/read-specimen-query.ts'
import { safeLine, safeText } from '../../../server/mails/safe-text.ts'
import { calloutLine, readingsOfLine } from '../../../server/rendering/callouts/callout-line.ts'
import { nearestPage } from '../../../server/rendering/nearest-page.ts'
import { listPage } from '../../../server/rendering/page-data/list-page.ts'
import { shownReference } from '../../../server/rendering/page-data/request-reference.ts'
import { askedNumber } from '../../../server/rendering/reference/asked-number.ts'
import { positionAnswer } from '../../../server/rendering/reference/position-answer.ts'
import { siteAddresses } from '../../../server/rendering/site-addresses.ts'
import { cleanQuery } from '../../../server/search/query/clean-query.ts'
import { analyse } from '../../../server/search/words/analyse.ts'
import { mailboxKey } from '../../../server/store/email-key.ts'
import { canonicalLocation, namesEnglish } from '../../../shared/addresses/canonical-url.ts'
import { forgivenPath } from '../../../shared/addresses/forgiven-path.ts'
import { parseSearch } from '../../../shared/addresses/search-params.ts'
import { settledLocation } from '../../../shared/addresses/settled-location.ts'
import { shortTexts } from '../../../shared/addresses/short-texts.ts'
import { stripStartupParams } from '../../../shared/addresses/tracking-params.ts'
import { readBring } from '../../../shared/bring/bring.ts'
import { draftOfSearch, readDraft } from '../../../shared/feasibility/catalogue-draft.ts'
import { catalogueKeys } from '../../../shared/feasibility/catalogue-keys.ts'
import { catalogueSearch } from '../../../shared/feasibility/catalogue-search.ts'
import { forms } from '../../../shared/forms/forms.ts'
import { parseNumber } from '../../../shared/i18n/parse-number.ts'
import { readPages, readStart } from '../../../shared/invoices/entries.ts'
import { simulatorSearch } from '../../../shared/invoices/simulator-search.ts'
import { pageAt } from '../../../shared/page-at.ts'
import { pageQuery } from '../../../shared/page-query.ts'
import { roiSearch } from '../../../src/pages/home/roi/roi-search.ts'
import { bareAddress, scrubText } from '../../../src/telemetry/scrub-text.ts'
import { headersWith, type OutsideParser } from './outside-parser.ts'
import { programParsers } from './program-parsers.ts'

const siteUrl = 'https://www.firstangle.example'
const now = new Date('2026-11-21T10:00:00Z')
const addresses = siteAddresses({ hasArticle: () => false, articleCount: () => 45 })
const exists = (path: string) => addresses.has(path)
const hosts = languageHosts(siteUrl, ['fr', 'es'])
const tokens = createTokens(Buffer.alloc(32, 7).toString('base64url'))
const limits = { firstYear: 2026, lastYear: 2028, maxPages: 100_000 }

/** Path and query, which the server refuses from 8 kB on and a browser hands to its router. */
const addressParsers: readonly OutsideParser[] = [
  { name: 'canonical address', starts: ['/', '/?'], read: canonicalLocation },
  { name: 'moved address', starts: ['/', '/cart/', '/blog?page='], read: settledLocation },
  {
    name: 'settled address',
    starts: ['/', '/?', '/api/'],
    read: (text) => settledAddress(text, exists),
  },
  { name: 'forgiven path', starts: ['/'], read: forgivenPath },
  {
    name: 'page key',
    starts: ['/', '/?', '/blog?page='],
    read: (text) => pageKey(text, addresses),
  },
  { name: 'form of an address', starts: ['/', '/a.'], read: isNegotiated },
  { name: 'lifetime of a page', starts: ['/', '/schedule-call?'], read: lifetimeOf },
  { name: 'page at a path', starts: ['/try', '/try/'], read: pageAt },
  { name: 'nearest page', starts: ['/', '/use-cases/'], read: nearestPage },
  { name: 'address on a retired host', starts: ['/', '/blog/'], read: hosts.target },
  {
    name: 'query of a page',
    starts: ['?', '?q='],
    read: (text) => pageQuery('search', parseSearch(text)),
  },
  { name: 'language in an address', starts: ['?', '?lang='], read: namesEnglish },
  { name: 'start-up parameters', starts: ['?', '?utm_'], read: stripStartupParams },
]

/** By the name of the header. */
export const headerParsers: Readonly<Record<string, OutsideParser>> = {
  accept: { name: 'Accept', starts: ['text/markdown;q=', 'text/markdown,'], read: preferredForm },
  'accept-encoding': { name: 'Accept-Encoding', starts: ['br;q='], read: acceptedCodings },
  'accept-language': {
    name: 'Accept-Language',
    starts: ['de;q=', 'de-'],
    read: (text) => requestLocale(new URL(siteUrl), text),
  },
  'content-type': {
    name: 'Content-Type',
    starts: ['application/json;charset='],
    read: (text) => isFormPost(headersWith('content-type', text)),
  },
  host: { name: 'Host', starts: ['fr.'], read: hosts.isRetired },
  'idempotency-key': { name: 'Idempotency-Key', read: isIdempotencyKey },
  'if-match': {
    name: 'If-Match',
    starts: ['W/"', '"a",'],
    read: (text) => isMatchFailed(text, ['"b"']),
  },
  'if-none-match': {
    name: 'If-None-Match',
    starts: ['W/"', '"a",'],
    read: (text) => isNoneMatch(text, '"b"'),
  },
  'if-range': { name: 'If-Range', starts: ['"'], read: (text) => isRangeCurrent(text, '"b"') },
  origin: {
    name: 'Origin',
    starts: ['https://', 'http://['],
    read: (text) => requestSource(headersWith('origin', text), siteUrl),
  },
  range: {
    name: 'Range',
    starts: ['bytes=', 'bytes=-', 'bytes=0-'],
    read: (text) => parseByteRange(text, 1000),
  },
  'x-forwarded-for': {
    name: 'X-Forwarded-For',
    starts: ['::ffff:'],
    read: (text) => clientAddress('::1', text, true),
  },
}

/** Fields of the forms, and what mails make of them. */
const fieldParsers: readonly OutsideParser[] = [
  ...Object.values(forms).map((form) => ({
    name: `fields of the form ${form.id}`,
    starts: ['a@', 'mailto:', '+49 '],
    read: (text: string) => {
      const fields = new Map(form.fields.map(({ name }) => [name, text]))
      return checkFields(form, { fields, repeated: new Set() })
    },
  })),
  { name: 'e-mail address', starts: ['a@', 'a@b.'], read: isEmailAddress },
  { name: 'domain of an address', starts: ['a@'], read: emailDomain },
  { name: 'text in a mail', read: safeText },
  { name: 'line in a mail', read: safeLine },
  { name: 'key of a mailbox', starts: ['a+', 'a@'], read: mailboxKey },
  { name: 'network of a client', starts: ['::ffff:', '2001:'], read: networkOf },
]

/** What addresses and endpoints are asked. */
const questionParsers: readonly OutsideParser[] = [
  { name: 'search query', starts: ['M', 'ISO '], read: (text) => analyse(cleanQuery(text), 'de') },
  {
    name: 'callout',
    starts: ['Ø', '4x M', '|'],
    read: (text) => readingsOfLine(calloutLine(text), 'mm'),
  },
  {
    name: 'length',
    starts: ['Ø', '-', '9'],
    read: (text) => askedNumber(text, { max: 1000, isSigned: true }),
  },
  {
    name: 'position',
    starts: ['-0.', '0,'],
    read: (text) => positionAnswer({ x: text, y: text, zone: text, modifier: text }),
  },
  { name: 'page of a list', read: (text) => listPage(text, 45) },
  { name: 'reference', starts: ['FA-'], read: shownReference },
  { name: 'token', read: (text) => tokens.verify('call', text, now) },
  { name: 'day', starts: ['2026-'], read: parseDay },
  { name: 'instant', starts: ['2026-11-24T09:00', '2026-11-24T09:00:00.'], read: parseInstant },
  {
    name: 'stretch of days',
    starts: ['2026-'],
    read: (text) => parseRange(text, text, 'Europe/Berlin'),
  },
  { name: 'time zone', starts: ['Europe/'], read: knownTimeZone },
  { name: 'question for free times', starts: ['2026-'], read: slotQuestion },
  { name: 'number', starts: ['1', '1.', '-'], read: (text) => parseNumber(text, 'de', 1000) },
  {
    name: 'what is brought to a call',
    starts: ['roi_drawings-', 'pack_version-2026-11-23_ask-FA-ACC-01.', 'set_'],
    read: readBring,
  },
  {
    name: 'values of the savings calculator',
    read: (text) => roiSearch({ drawings: text, wage: text }),
  },
  {
    name: 'values of the invoice simulator',
    read: (text) => simulatorSearch({ start: text, pages: text }),
  },
  {
    name: 'start of a contract',
    starts: ['2026-'],
    read: (text) => readStart(text, limits as never),
  },
  {
    name: 'pages of a month',
    starts: ['1'],
    read: (text) => readPages(text, 'en', limits as never),
  },
  {
    name: 'specimen invoice',
    starts: ['1'],
    read: (text) =>
      readSpecimenQuery({ start: text, pages: text, invoice: text }, {
        invoiceSimulator: limits,
        invoiceExample: { pages: 60 },
      } as never),
  },
  { name: 'short texts of a query', read: (text) => shortTexts({ a: text }, ['a']) },
  { name: 'catalogue of the feasibility check', starts: ['0.'], read: catalogue },
]

/** What comes back from other systems, what browsers report, what files begin with. */
const otherParsers: readonly OutsideParser[] = [
  { name: 'Retry-After', starts: ['Mon, '], read: (text) => readRetryAfter(text, now) },
  { name: 'message of an error', starts: ['http://', 'a@'], read: (text) => scrubText(text, []) },
  { name: 'address of an error', starts: ['http://a/?'], read: bareAddress },
  { name: 'kind of a file', starts: ['0\nSECTION\n2\n', '999\n', '<!--', 'solid'], read: fileKind },
]

/**
 * Every function that reads what a stranger wrote, on the server and in the browser. Whoever writes a new one adds it
 * here; headers are found by themselves, and missed if they are not here.
 */
export const outsideParsers: readonly OutsideParser[] = [
  ...addressParsers,
  ...Object.values(headerParsers),
  ...fieldParsers,
  ...programParsers,
  ...questionParsers,
  ...otherParsers,
]

function slotQuestion(text: string): unknown {
  try {
    return readSlotQuery(new URLSearchParams({ from: text, timeZone: text }), 'Europe/Berlin')
  } catch (error) {
    return error
  }
}

function catalogue(text: string): unknown {
  const search = catalogueSearch(Object.fromEntries(catalogueKeys.map((key) => [key, text])))
  return readDraft(draftOfSearch(search, 'de'), 'de')
}

function fileKind(text: string): unknown {
  return formatOf(Buffer.from(text, 'latin1'))
}
