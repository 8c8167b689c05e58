import { createHmac, timingSafeEqual } from 'node:crypto'
import { call } from './client.ts'

const secret = 'whsec_Zmlyc3RhbmdsZS1zYW5kYm94LXB1YmxpYw=='

type Signed = 'webhook-id' | 'webhook-timestamp' | 'webhook-signature'

function isGenuine(headers: Record<Signed, string>, body: string): boolean {
  const moment = headers['webhook-timestamp']
  const signed = `${headers['webhook-id']}.${moment}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(signed).digest()
  const isRecent = Math.abs(Date.now() / 1000 - Number(moment)) < 300
  const isSigned = headers['webhook-signature'].split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isRecent && isSigned
}

type Webhook = { headers: Record<Signed, string>; body: string }

const result = await call<{ job_id: string }>('/read', {
  sample: 'plate',
  request_types: ['insights'],
})
const webhook = await call<Webhook>('/webhook-test', { job_id: result.job_id })

console.log(isGenuine(webhook.headers, webhook.body))
console.log(isGenuine(webhook.headers, `${webhook.body} `))
