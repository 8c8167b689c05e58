import { forms } from '../../shared/forms/forms.ts'
import type { CallRequest } from '../store/records.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { pageAddress } from './page-address.ts'
import { Refusal } from './refusal.ts'

/**
 * What a call's token leads to. Its owner has received the link by mail and may change the call; the visitor who filled
 * in the form may see it.
 */
type FoundCall =
  | { readonly kind: 'found'; readonly request: CallRequest; readonly isOwner: boolean }
  | { readonly kind: 'invalid' | 'expired' }

/** The call whose signed link this is; also for the page that shows it. Throws StoreUnavailable. */
export async function findCall(
  { tokens, store, now }: Pick<ApiTools, 'tokens' | 'store' | 'now'>,
  token: string,
): Promise<FoundCall> {
  const { verify } = await tokens()
  const asOwner = verify('call', token, now())
  const verdict = asOwner.kind === 'invalid' ? verify('view-call', token, now()) : asOwner
  if (verdict.kind !== 'valid') return { kind: verdict.kind }
  const request = await store.request(verdict.requestId)
  if (!request?.call) return { kind: 'invalid' }
  const isOwner = asOwner.kind === 'valid'
  return { kind: 'found', request: { ...request, call: request.call }, isOwner }
}

/**
 * The call of its owner's token, or Refusal 404 for one that is not ours or only shows the call, 410 for one whose time
 * is over. `mayViewerChange` says which calls even a visitor who may only see them can change.
 */
export async function requireCall(
  tools: ApiTools,
  exchange: Exchange,
  token: string,
  mayViewerChange = (_: CallRequest) => false,
): Promise<CallRequest> {
  const found = await findCall(tools, token)
  if (found.kind === 'found' && (found.isOwner || mayViewerChange(found.request)))
    return found.request
  const kind = found.kind === 'expired' ? 'expired' : 'invalid'
  const sendTo = pageAddress(forms.call.path, exchange.locale, { state: kind })
  throw new Refusal(`link-${kind}`, { sendTo })
}

/** Refuses to change a call that has begun. */
export function refuseBegun(tools: ApiTools, exchange: Exchange, { call }: CallRequest): void {
  if (Date.parse(call.startsAt) <= tools.now().getTime()) throw callRefusal(exchange, 'call-over')
}

/** A refusal after which a browser best sees the call as it stands; needs `exchange.search` to name it. */
export function callRefusal(exchange: Exchange, code: 'call-over' | 'call-changed'): Refusal {
  return new Refusal(code, {
    sendTo: pageAddress(forms.call.path, exchange.locale, exchange.search),
  })
}
