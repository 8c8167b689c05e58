import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { WebhookError } from './errors.ts'
import { type ReceivedHeaders, verifyWebhook } from './webhook.ts'

const key = 'a secret of some length'
const secret = `whsec_${Buffer.from(key).toString('base64')}`
const now = Date.parse('2026-11-23T10:00:00Z')
const job = { job_id: 'job_1', status: 'done' }
const body = JSON.stringify({ type: 'job.done', timestamp: '2026-11-23T10:00:00Z', data: job })

const signature = (id: string, seconds: number | string, text: string) =>
  `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64')}`

function signed(text = body, seconds: number | string = now / 1000): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature('msg_1', seconds, text),
  }
}

const verify = (headers: ReceivedHeaders, text: string | Uint8Array = body) =>
  verifyWebhook(secret, headers, text, { now })

test('a genuine webhook gives its event', async () => {
  expect((await verify(signed())).data.job_id).toBe('job_1')
})

test('headers come as servers have them, the body as text or bytes', async () => {
  expect((await verify(new Headers(signed()))).type).toBe('job.done')
  const loud = Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value])
  expect((await verify(Object.fromEntries(loud), Buffer.from(body))).type).toBe('job.done')
})

test('one of several signatures is enough, as while a secret is replaced', async () => {
  const headers = signed()
  const several = `v1,AAAA v2,${'A'.repeat(44)} v1,### ${headers['webhook-signature']}`
  expect((await verify({ ...headers, 'webhook-signature': several })).type).toBe('job.done')
})

describe('a webhook is refused', () => {
  test.each([
    ['with a body that was changed', signed(), `${body} `],
    ['with an id that was changed', { ...signed(), 'webhook-id': 'msg_2' }, body],
    [
      'with a moment that was changed',
      { ...signed(), 'webhook-timestamp': `${now / 1000 + 1}` },
      body,
    ],
    ['without a signature', { ...signed(), 'webhook-signature': undefined }, body],
    [
      'with a signature of another version alone',
      { ...signed(), 'webhook-signature': 'v2,AAAA' },
      body,
    ],
    ['that is older than the tolerance', signed(body, now / 1000 - 301), body],
    ['from the future', signed(body, now / 1000 + 301), body],
    ['with a moment that is no number', signed(body, 'Infinity'), body],
    ['that is no event', signed('[]'), '[]'],
  ])('%s', async (_, headers, text) => {
    await expect(verify(headers, text)).rejects.toBeInstanceOf(WebhookError)
  })
})

test('a secret that is none is a mistake of the caller, not of the sender', async () => {
  await expect(verifyWebhook('whsec_###', signed(), body, { now })).rejects.toBeInstanceOf(
    TypeError,
  )
})
