import { forms } from '../../src/forms/forms.ts'
import { limitRead } from './admit.ts'
import { seeOther } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import { pageAddress } from './page-addresses.ts'
import type { Visit } from './visit.ts'

/**
 * `GET /api/trial-requests/confirm?token=`: the link of the mail, so one click confirms. Doing it twice changes nothing,
 * and HEAD (link checkers) changes nothing at all. The answer is a page that says what happened.
 */
export async function confirmTrial(tools: ApiTools, visit: Visit): Promise<Response> {
  limitRead(tools, visit)

  const token = visit.url.searchParams.get('token') ?? ''
  const verdict = (await tools.tokens()).verify('confirm', token, tools.now())
  const go = (search: Readonly<Record<string, string>>) =>
    seeOther(pageAddress(forms.trial.path, visit.locale, search))
  if (verdict.kind === 'invalid') return go({ state: 'invalid' })

  const request = await tools.store.request(verdict.requestId)
  if (request?.kind !== 'trial') return go({ state: 'invalid' })
  visit.locale = request.locale
  const { reference } = request
  if (request.confirmedAt !== null) return go({ state: 'confirmed', reference })
  if (verdict.kind === 'expired') return go({ state: 'expired', reference, token })
  if (visit.request.method === 'HEAD') return go({ state: 'confirmed', reference })

  const at = tools.now().toISOString()
  const confirmed = { ...request, confirmedAt: at }
  const deliveries = tools.compose('trial.confirmed', confirmed, {}, at)
  const outcome = await tools.store.confirmTrial(request.id, at, deliveries)

  tools.wake()

  return go(outcome === 'unknown' ? { state: 'invalid' } : { state: 'confirmed', reference })
}
