import { fromBase64 } from './bytes.ts'
import { WebhookError } from './errors.ts'
import { isRecord, parsed } from './transport.ts'
import type { WebhookEvent, WebhookHeaders } from './types.gen.ts'

/** Headers as a server has them: of the web (`Headers`), or an object as Node gives it. */
export type ReceivedHeaders =
  | Headers
  | WebhookHeaders
  | Readonly<Record<string, string | string[] | undefined>>

export interface VerifyOptions {
  /** How many seconds the clocks may differ, and so how long a copy of a webhook is accepted; 300 by default. */
  readonly toleranceSeconds?: number
  /** For tests: the time, in milliseconds since 1970. */
  readonly now?: number
}

/**
 * The event of a webhook. Throws WebhookError unless it was signed with the secret, and lately (Standard Webhooks 1.0).
 * Keep the ids of the tolerated seconds to drop copies.
 *
 * @param body what arrived, byte for byte: JSON that was parsed and written again has another signature
 */
export async function verifyWebhook(
  secret: string,
  headers: ReceivedHeaders,
  body: string | Uint8Array,
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id')
  const moment = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (!/^\d+$/.test(moment)) {
    throw new WebhookError('The webhook-timestamp is not a number of seconds')
  }
  if (Math.abs(now / 1000 - Number(moment)) > toleranceSeconds) {
    throw new WebhookError('The webhook was signed too long ago, or in the future')
  }
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const signed = joined(new TextEncoder().encode(`${id}.${moment}.`), content)
  if (!(await isSigned(await keyOf(secret), signatures, signed))) {
    throw new WebhookError('No signature fits the secret and the body')
  }
  const event = parsed(content)
  if (!isRecord(event) || !isRecord(event.data)) {
    throw new WebhookError('The body is not an event of this API version')
  }
  return event as unknown as WebhookEvent
}

function headerOf(headers: ReceivedHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : ownHeader(headers, name)
  if (typeof value !== 'string') throw new WebhookError(`The header ${name} is missing`)
  return value
}

function ownHeader(headers: Exclude<ReceivedHeaders, Headers>, name: string) {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes) throw new TypeError('The secret is not Base64; it begins with whsec_')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** `verify` takes the same time for every signature, so that nothing can be guessed bit by bit. */
async function isSigned(key: CryptoKey, signatures: string, signed: Uint8Array<ArrayBuffer>) {
  for (const each of signatures.split(' ')) {
    const signature = each.startsWith('v1,') ? fromBase64(each.slice(3)) : undefined
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true
  }
  return false
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
