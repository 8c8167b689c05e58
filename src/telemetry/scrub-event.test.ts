import type { ErrorEvent } from '@sentry/browser'
import { expect, test } from 'vitest'
import { scrubEvent } from './scrub-event.ts'

const facts = {
  page: 'https://www.firstangle.example/pricing?email=secret#secret',
  userAgent: 'Test/1',
  typed: ['typedsecret'],
}

/** An event with something personal in every place the SDK knows. */
const full: ErrorEvent = {
  type: undefined,
  event_id: 'e1',
  timestamp: 1,
  level: 'error',
  environment: 'production',
  release: 'abc',
  transaction: '/pricing?q=secret',
  message: 'typedsecret failed at /a?b=secret',
  user: { id: 'secret', email: 'secret@x.example', ip_address: '10.0.0.1' },
  extra: { form: 'secret' },
  server_name: 'secret',
  modules: { secret: '1' },
  tags: { replayId: 'r1', visitor: 'secret' },
  contexts: {
    trace: { trace_id: 't1', span_id: 's1', data: { url: 'secret' } },
    culture: { timezone: 'secret' },
  },
  request: {
    url: 'https://www.firstangle.example/pricing?email=secret',
    query_string: 'email=secret',
    cookies: { visit: 'secret' },
    data: 'secret',
    headers: { Cookie: 'visit=secret', Authorization: 'secret', Referer: 'https://a/?secret' },
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'secret@x.example: typedsecret, GET https://a.example/x?y=secret',
        mechanism: { type: 'onerror', handled: false, data: { target: 'secret' } },
        stacktrace: {
          frames: [
            {
              filename: 'https://a.example/assets/i.js?v=secret',
              function: 'run',
              lineno: 1,
              colno: 2,
              in_app: true,
              abs_path: 'https://a.example/?secret',
              context_line: 'secret',
              vars: { name: 'secret' },
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { category: 'console', message: 'secret' },
    { category: 'unknown', message: 'secret' },
    {
      category: 'fetch',
      data: { method: 'GET', url: '/a?b=secret', status_code: 200, body: 'secret' },
    },
    { category: 'navigation', data: { from: '/a?b=secret', to: '/c#secret' } },
    { category: 'ui.click', message: 'main > button.typedsecret' },
  ],
}

test('nothing personal is left, wherever it stood', () => {
  expect(JSON.stringify(scrubEvent(full, facts))).not.toMatch(/secret|10\.0\.0\.1|x\.example/)
})

test('what helps to mend the error stays', () => {
  expect(scrubEvent(full, facts)).toMatchObject({
    event_id: 'e1',
    environment: 'production',
    release: 'abc',
    transaction: '/pricing',
    request: {
      url: 'https://www.firstangle.example/pricing',
      headers: { 'User-Agent': 'Test/1' },
    },
    tags: { replayId: 'r1' },
    contexts: { trace: { trace_id: 't1', span_id: 's1' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '[mail]: [typed], GET https://a.example/x',
          mechanism: { type: 'onerror', handled: false },
          stacktrace: {
            frames: [
              { filename: 'https://a.example/assets/i.js', function: 'run', lineno: 1, colno: 2 },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'fetch', data: { method: 'GET', url: '/a', status_code: 200 } },
      { category: 'navigation', data: { from: '/a', to: '/c' } },
      { category: 'ui.click', message: 'main > button.[typed]' },
    ],
  })
})

test('a field of a later SDK does not get in', () => {
  const later = {
    ...full,
    visitor: 'secret',
    contexts: { ...full.contexts, device: { name: 'x' } },
  }
  const scrubbed = scrubEvent(later, facts)
  expect(scrubbed).not.toHaveProperty('visitor')
  expect(Object.keys(scrubbed.contexts ?? {})).toEqual(['trace'])
})

test('an event without request names the page', () => {
  const { request: _, ...event } = full
  expect(scrubEvent(event, facts).request?.url).toBe('https://www.firstangle.example/pricing')
})
