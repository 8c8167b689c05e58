import { forms } from '../../shared/forms/forms.ts'
import type { StoredRequest } from '../store/records.ts'
import type { DoneAnswer } from './answers.ts'
import type { Exchange } from './exchange.ts'
import { pageAddress } from './page-address.ts'

/**
 * What the answer says about a call. `token` opens its page; `state` says what has just been done where the call
 * itself does not.
 */
export function callAnswer(
  exchange: Exchange,
  { id, reference, call }: StoredRequest,
  token: string,
  state?: 'booked' | 'moved' | 'cancelled',
): DoneAnswer {
  if (!call) throw new Error(`Request ${id} has no call`)
  const { startsAt, endsAt, timeZone } = call
  const next = pageAddress(forms.call.path, exchange.locale, {
    call: token,
    ...(state && { state }),
  })
  return {
    id,
    reference,
    status: state ?? call.status,
    ...(call.status === 'held' && { heldUntil: call.openUntil }),
    start: startsAt,
    end: endsAt,
    timeZone,
    next,
  }
}
