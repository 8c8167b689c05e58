import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { CallData, CallView } from '../../../src/pages/schedule-call/call-data.ts'
import { parseInstant } from '../../calendar/instant.ts'
import { knownTimeZone } from '../../calendar/time-zones.ts'
import { dateAt } from '../../calendar/wall-clock.ts'
import { currentFormState } from '../form-state.ts'
import { siteContext } from '../site-context.ts'
import { shownBring } from './bring-data.ts'
import type { BookedCall, CallBook } from './call-book.ts'
import { callPicker } from './call-picker.ts'
import { oneCallView } from './call-view.ts'
import { errorState, formData } from './form-data.ts'
import { pageData } from './page-data.ts'

/** Copy, head and free times, or the call that the address names. */
export async function callData(locale: Locale, query: PageQuery): Promise<CallData> {
  const { calls } = siteContext()
  const token = query.call
  const found = token === undefined ? undefined : await calls?.callOf(token)
  if (calls && token !== undefined && typeof found === 'object') {
    return oneCallData(calls, found, { ...query, call: token }, locale)
  }
  const problem = token === undefined ? undefined : problemOf(found, locale)
  const now = timeNow()
  const brought = shownBring(query, locale)
  const asked = { ...typedTime(), ...query, call: undefined, bring: brought?.bring?.value }
  const picker = calls && (await callPicker(calls, asked, now, locale))
  const form = formData('call', locale, {}, brought?.bring)
  const view: CallView = { kind: 'pick', picker, form, problem: problem ?? brought?.problem }
  const state = problem ? { kind: 'thank-you' as const, title: problem.title } : errorState(locale)
  return { ...pageData('schedule-call', locale, state), ...cachingOf(query), locale, view }
}

type Found = Awaited<ReturnType<CallBook['callOf']>>

/** What is said instead of showing a call; where there is no store to look in, none can be read. */
function problemOf(found: Found | undefined, locale: Locale) {
  const { unknownCall, unreadableCall } = pageData('schedule-call', locale).copy
  return found === 'unknown' ? unknownCall : unreadableCall
}

async function oneCallData(
  calls: CallBook,
  call: BookedCall,
  query: PageQuery & { readonly call: string },
  locale: Locale,
): Promise<CallData> {
  const { copy } = pageData('schedule-call', locale)
  const view = await oneCallView({ calls, call, query, copy, locale, now: timeNow() })
  const { title } = view.state
  const state = { kind: 'thank-you' as const, title, ...errorState(locale) }
  return { ...pageData('schedule-call', locale, state), ...cachingOf(query), locale, view }
}

/** After a refused post the picker shows the zone and the day that were chosen. */
function typedTime(): { timeZone?: string; from?: string } {
  const { timeZone, start = '' } = currentFormState()?.values ?? {}
  const zone = timeZone === undefined ? undefined : knownTimeZone(timeZone)
  if (!zone) return {}
  return parseInstant(start) === undefined
    ? { timeZone: zone }
    : { timeZone: zone, from: dateAt(start, zone) }
}

/** Anyone with the link can see the call, so no cache may store its page. */
function cachingOf({ call }: PageQuery): Pick<PageData, 'caching'> {
  return call === undefined ? {} : { caching: 'private, no-store' }
}

function timeNow(): Date {
  return siteContext().now?.() ?? new Date()
}
