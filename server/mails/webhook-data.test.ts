import { describe, expect, test } from 'vitest'
import type { WebhookMessage } from '../delivery/messages.ts'
import type { StoredRequest } from '../store/records.ts'
import type { RequestEvent } from './events.ts'
import { at, callIn, compose, find } from './testing/composed.ts'
import { sampleRequest } from './testing/sample-mails.ts'

describe('the webhook', () => {
  const webhookOf = (event: RequestEvent, request: StoredRequest) =>
    JSON.parse(
      find(compose(event, request), 'webhook', 'operator')?.payload ?? 'null',
    ) as WebhookMessage

  test('carries the request and the call', () => {
    const otherFields = { department: 'Quoting' }
    const booked = sampleRequest('call', { phone: '+49 89 1', otherFields })
    expect(webhookOf('call.booked', booked)).toEqual({
      type: 'call.booked',
      timestamp: at,
      data: {
        id: '019aa5c0-7d00-7000-8000-000000000001',
        reference: 'FA-7Q2M-K4TD',
        kind: 'call',
        topic: null,
        locale: 'en',
        name: 'Ada Lovelace',
        email: 'ada@analytical.example',
        company: 'Analytical Engines Ltd',
        phone: '+49 89 1',
        message: 'We read 300 drawings a month.\n\nCan you read Rz 10?',
        otherFields: { department: 'Quoting' },
        suspect: false,
        createdAt: '2026-11-21T13:30:00.000Z',
        confirmedAt: null,
        call: {
          start: '2026-11-24T08:00:00.000Z',
          end: '2026-11-24T08:45:00.000Z',
          timeZone: 'Europe/Berlin',
          status: 'booked',
          heldUntil: null,
          sequence: 0,
        },
      },
    })
  })

  test('says when a trial was confirmed and that a call is cancelled', () => {
    expect(webhookOf('trial.confirmed', sampleRequest('trial')).data.confirmedAt).toBe(at)
    const earlier = sampleRequest('trial', { confirmedAt: '2026-11-21T13:00:00.000Z' })
    expect(webhookOf('trial.confirmed', earlier).data.confirmedAt).toBe(earlier.confirmedAt)
    expect(webhookOf('call.cancelled', sampleRequest('call')).data.call).toMatchObject({
      status: 'cancelled',
    })
  })

  test.each(['x', 'ü', '漢', '👩‍🔧', '"', '\\', '\n', '\u2028', '\u0001', '\ud800'])(
    'stays below 20 kB with every field full of %j',
    (character) => {
      const full = (length: number) => character.repeat(length).slice(0, length)
      const request = sampleRequest('call', {
        name: full(120),
        email: `${'e'.repeat(242)}@bb.example`,
        company: full(160),
        phone: full(40),
        message: full(4000),
        ...callIn('America/Argentina/ComodRivadavia'),
      })
      const payload = JSON.stringify(webhookOf('call.booked', request))
      expect(Buffer.byteLength(payload)).toBeLessThan(20_000)
    },
  )
})
