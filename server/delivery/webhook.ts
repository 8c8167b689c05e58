import type { Webhook } from 'standardwebhooks'
import { keepLoaded } from '../keep-loaded.ts'
import { errorCode } from './error-code.ts'
import type { Attempt, PostWebhook } from './messages.ts'
import { readRetryAfter } from './retry-after.ts'

/** Time limit of one attempt in milliseconds: Standard Webhooks recommends 15 to 30 s. */
export const webhookTimeoutMs = 15_000

interface Options {
  /** User and password in it become an Authorization header: fetch takes none in addresses. */
  readonly url: string
  /** `whsec_` and base64. */
  readonly secret: string
  readonly siteUrl: string
  readonly now: () => Date
  readonly timeoutMs?: number
}

/**
 * Posts events as Standard Webhooks 1.0 say: `webhook-id` is the delivery's id on every attempt, so that receivers can
 * drop copies; the signature covers id, time of the attempt and body. Only 2xx is success; redirects are not followed
 * (a signed body must not go to an address that was not configured); 410 means that the receiver asks for no more.
 *
 * The answer's body is never read, so one that does not end costs nothing.
 */
export function createWebhookPoster(options: Options): PostWebhook {
  const { now, timeoutMs = webhookTimeoutMs } = options
  const { target, headers } = readTarget(options)
  const signer = keepLoaded(() => createSigner(options.secret))

  return async function postWebhook(head, message): Promise<Attempt> {
    const body = JSON.stringify(message)
    const at = now()
    try {
      const signature = (await signer()).sign(head.id, at, body)
      const response = await fetch(target, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          'webhook-id': head.id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
        },
      })
      // The status decides; the body is not needed.
      response.body?.cancel().catch(() => undefined)
      return judge(response, now())
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return { kind: 'failed', error: `webhook ${isLate ? 'timeout' : errorCode(error)}` }
    }
  }
}

/** The library is loaded with the first event: a site without a webhook does not pay for it. */
async function createSigner(secret: string): Promise<Webhook> {
  const { Webhook } = await import('standardwebhooks')
  return new Webhook(secret)
}

function readTarget({ url, siteUrl }: Options) {
  const target = new URL(url)
  const site = new URL(siteUrl)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': `${site.hostname} (+${site.origin})`,
  }
  if (target.username !== '' || target.password !== '') {
    const pair = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`
    target.username = ''
    target.password = ''
  }
  return { target, headers }
}

function judge(response: Response, now: Date): Attempt {
  const error = `webhook ${response.status}`
  if (response.ok) return { kind: 'delivered' }
  if (response.status === 410) return { kind: 'permanent', error }
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), now)
  return { kind: 'failed', error, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}
