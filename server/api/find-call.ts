import { forms } from '../../src/forms/forms.ts'
import type { CallRecord, StoredRequest } from '../store/store.ts'
import type { ApiTools } from './dependencies.ts'
import { pageAddress } from './page-addresses.ts'
import { Refusal } from './refusal.ts'
import type { Visit } from './visit.ts'

/** A request that has an appointment. */
export type BookedRequest = StoredRequest & { readonly call: CallRecord }

/** What a call's token leads to. */
export type FoundCall =
  | { readonly kind: 'found'; readonly request: BookedRequest }
  | { readonly kind: 'invalid' | 'expired' }

/** The call whose signed link this is; also for the page that shows it. Throws StoreUnavailable. */
export async function findCall(
  { tokens, store, now }: Pick<ApiTools, 'tokens' | 'store' | 'now'>,
  token: string,
): Promise<FoundCall> {
  const verdict = (await tokens()).verify('call', token, now())
  if (verdict.kind !== 'valid') return { kind: verdict.kind }
  const request = await store.request(verdict.requestId)
  return request?.call
    ? { kind: 'found', request: { ...request, call: request.call } }
    : { kind: 'invalid' }
}

/** The call of a token, or Refusal 404 for one that is not ours and 410 for one whose time is over. */
export async function requireCall(
  tools: ApiTools,
  visit: Visit,
  token: string,
): Promise<BookedRequest> {
  const found = await findCall(tools, token)
  if (found.kind === 'found') return found.request
  const sendTo = pageAddress(forms.call.path, visit.locale, { state: found.kind })
  throw new Refusal(found.kind === 'expired' ? 'link-expired' : 'link-invalid', { sendTo })
}

/** Refuses to change a call that has begun. */
export function refuseBegun(tools: ApiTools, visit: Visit, { call }: BookedRequest): void {
  if (Date.parse(call.startsAt) <= tools.now().getTime()) throw callRefusal(visit, 'call-over')
}

/** A refusal after which a browser best sees the call as it stands; needs `visit.search` to name it. */
export function callRefusal(visit: Visit, code: 'call-over' | 'call-changed'): Refusal {
  return new Refusal(code, { sendTo: pageAddress(forms.call.path, visit.locale, visit.search) })
}
