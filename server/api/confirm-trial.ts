import { forms } from '../../shared/forms/forms.ts'
import type { StoredRequest } from '../store/records.ts'
import { limitPost, limitRead } from './admit.ts'
import { changed, seeOther } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read, textOf } from './exchange.ts'
import { pageAddress } from './page-address.ts'
import { Refusal } from './refusal.ts'

/**
 * `GET /api/trial-requests/confirm?token=`: the link in the mail. It changes nothing, because programs follow links
 * too. The page it leads to has the button that confirms, or says why there is nothing to confirm.
 */
export async function showConfirmation(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitRead(tools, exchange)

  const token = exchange.url.searchParams.get('token') ?? ''
  const link = await followLink(tools, token)

  return seeOther(stateAddress(exchange, link, token))
}

/** `POST /api/trial-requests/confirm`: the button behind that link. Doing it twice changes nothing. */
export async function confirmTrial(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const token = textOf(await read(exchange), 'token')
  const link = await followLink(tools, token)
  const refused = (code: 'link-invalid' | 'link-expired', shown: FollowedLink) =>
    new Refusal(code, { sendTo: stateAddress(exchange, shown, token) })
  if (link.state === 'invalid') throw refused('link-invalid', link)
  if (link.state === 'expired') throw refused('link-expired', link)

  if (link.state === 'confirm' && (await confirm(tools, link.request)) === 'unknown') {
    throw refused('link-invalid', { state: 'invalid' })
  }

  const { id, reference } = link.request
  const next = stateAddress(exchange, { ...link, state: 'confirmed' }, token)
  return changed(exchange, { id, reference, status: 'confirmed', next })
}

/** State of the page that a link opens, and its request if there is one. */
type FollowedLink =
  | { readonly state: 'invalid' }
  | { readonly state: 'confirm' | 'confirmed' | 'expired'; readonly request: StoredRequest }

async function followLink(tools: ApiTools, token: string): Promise<FollowedLink> {
  const verdict = (await tools.tokens()).verify('confirm', token, tools.now())
  if (verdict.kind === 'invalid') return { state: 'invalid' }
  const request = await tools.store.request(verdict.requestId)
  if (request?.kind !== 'trial') return { state: 'invalid' }
  if (request.confirmedAt !== null) return { state: 'confirmed', request }
  return { state: verdict.kind === 'expired' ? 'expired' : 'confirm', request }
}

/** In the language of the request. The token goes along where the page has a button that needs it. */
function stateAddress(exchange: Exchange, link: FollowedLink, token: string): string {
  const { path } = forms.trial
  if (link.state === 'invalid') return pageAddress(path, exchange.locale, { state: 'invalid' })
  const { state, request } = link
  const { reference } = request
  const search = { state, reference, ...(state !== 'confirmed' && { token }) }
  return pageAddress(path, request.locale, search)
}

async function confirm(tools: ApiTools, request: StoredRequest) {
  const at = tools.now().toISOString()
  const confirmed = { ...request, confirmedAt: at }
  const deliveries = tools.compose('trial.confirmed', confirmed, {}, at)
  const outcome = await tools.store.confirmTrial(request.id, at, deliveries)

  tools.wake()

  return outcome
}
