import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read, textOf } from './exchange.ts'
import { limits } from './limits.ts'
import { confirmLink } from './links.ts'
import { mailLimits, refuseTooMany } from './mail-limits.ts'
import { pageAddress } from './page-address.ts'
import { Refusal } from './refusal.ts'

/** `POST /api/trial-requests/links`: a new mail for a link that has expired. Its token proves that the link was ours. */
export async function renewLink(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const token = textOf(await read(exchange), 'token')
  const pageWith = (search: Readonly<Record<string, string>>) =>
    pageAddress(forms.trial.path, exchange.locale, search)
  const unknown = () => new Refusal('link-invalid', { sendTo: pageWith({ state: 'invalid' }) })

  const verdict = (await tools.tokens()).verify('confirm', token, tools.now())
  if (verdict.kind === 'invalid') throw unknown()
  const request = await tools.store.request(verdict.requestId)
  if (request?.kind !== 'trial') throw unknown()
  const { id, reference } = request
  if (request.confirmedAt !== null) {
    const next = pageWith({ state: 'confirmed', reference })
    return changed(exchange, { id, reference, status: 'confirmed', next })
  }
  exchange.search = { state: 'expired', reference, token }

  const at = tools.now().toISOString()
  const links = { confirm: await confirmLink(tools, request) }
  const event = 'trial.link-renewed'
  const outcome = await tools.store.addMails(
    id,
    tools.compose(event, request, links, at),
    mailLimits(at, { event, ...limits.linksPerTrial }),
  )
  if (outcome === 'unknown') throw unknown()
  if (outcome !== 'added') throw refuseTooMany(outcome)

  tools.wake()

  const next = pageWith({ state: 'renewed', reference })
  return changed(exchange, { id, reference, status: 'renewed', next })
}
