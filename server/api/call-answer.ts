import { forms } from '../../src/forms/forms.ts'
import type { StoredRequest } from '../store/store.ts'
import type { Done } from './answers.ts'
import { pageAddress } from './page-addresses.ts'
import type { Visit } from './visit.ts'

/** What is told of a call that was booked, moved or cancelled. `token` opens its page. */
export function callAnswer(
  visit: Visit,
  { id, reference }: StoredRequest,
  call: {
    readonly status: 'booked' | 'moved' | 'cancelled'
    readonly startsAt: string
    readonly endsAt: string
    readonly timeZone: string
    readonly token: string
  },
): Done {
  const { status, startsAt, endsAt, timeZone, token } = call
  const next = pageAddress(forms.call.path, visit.locale, { call: token, state: status })
  return { id, reference, status, start: startsAt, end: endsAt, timeZone, next }
}
