import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { complete, createSampleApi, paths } from './testing/sample-api.ts'

const form = 'application/x-www-form-urlencoded'

let clients = 0

/** An address in a network that no other post comes from, so that no limit is in the way. */
function newClient(): string {
  clients += 1
  return `2001:db8:${clients.toString(16)}::1`
}

const endpoints = [
  ...Object.values(paths),
  '/api/calls/move',
  '/api/calls/cancel',
  '/api/trial-requests/confirm',
  '/api/trial-requests/links',
]
const names = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'topic',
  'start',
  'timeZone',
  'consent',
]
const marker = 'zq9-marker'

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\r\nBcc: eve@evil.example',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '#{7*7}',
    '{{7*7}}',
    '\u0000',
    '\u202e',
    '\ud800',
    '../../etc/passwd',
    '__proto__',
    '=cmd|calc',
    '%00',
    'a'.repeat(5000),
  ),
  fc.constant(marker),
)

const jsonBody = fc
  .oneof(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...names, 'call', 'token', '__proto__', 'constructor'), nasty),
      fc.oneof(nasty, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue()),
    ),
    fc.record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] }),
    fc.jsonValue(),
  )
  .map((value) => ({ type: 'application/json', body: JSON.stringify(value) }))

const formBody = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), nasty), nasty), { maxLength: 20 })
  .map((pairs) => ({ type: form, body: new URLSearchParams(pairs).toString() }))

const anyBytes = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('application/json', form, 'text/plain'))
  .map(([bytes, type]) => ({ type, body: bytes as Uint8Array<ArrayBuffer> }))

test('no body breaks an endpoint, and every refusal is a problem that repeats nothing of it', async () => {
  const api = createSampleApi()
  const post = fc.asyncProperty(
    fc.constantFrom(...endpoints),
    fc.oneof(jsonBody, formBody, anyBytes),
    async (path, { type, body }) => {
      const answer = await api.ask(path, {
        method: 'POST',
        from: newClient(),
        headers: { 'Content-Type': type },
        body,
      })
      expect([201, 400, 404, 409, 413, 415, 422]).toContain(answer.status)
      if (answer.status === 201) return
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ status: answer.status, type: 'about:blank' })
      expect(text).not.toMatch(/zq9-marker|script>|evil|passwd/)
      if (answer.status === 422) expect(JSON.parse(text).errors).toBeInstanceOf(Object)
    },
  )
  await fc.assert(post, { numRuns: 1500, seed: 4 })
  expect(({} as { name?: string }).name).toBeUndefined()
})

const hostile: [string, string][] = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u2067',
    '\ud800',
  ].map((piece): [string, string] => ['characters', `a${piece}b`]),
]
const lines = { trial: ['name', 'email', 'company'], message: ['name', 'email', 'topic'] }
const callLines = ['name', 'email', 'company', 'phone', 'start', 'timeZone']

test.each(Object.entries({ ...lines, call: callLines }))(
  'no field of one line of a %s takes line ends, controls or direction overrides',
  async (kind, fields) => {
    const api = createSampleApi()
    const path = paths[kind as keyof typeof paths]
    for (const field of fields) {
      for (const [code, value] of hostile) {
        // Copied telephone numbers bring direction marks along, which are dropped.
        if (field === 'phone' && /[\u202e\u2067]/.test(value)) continue
        const body = { ...complete[kind as keyof typeof paths], [field]: value }
        const answer = await api.ask(path, {
          method: 'POST',
          from: newClient(),
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        })
        expect([field, answer.status]).toEqual([field, 422])
        expect((await answer.json()).errors).toEqual({
          [field]: [expect.objectContaining({ code })],
        })
      }
    }
    expect(await api.store.list({})).toHaveLength(0)
  },
)

test.each([
  '李小龍',
  'محمد بن سلمان',
  'Владимир',
  'अनुष्का शर्मा',
  'พิมพ์ชนก',
  'Nguyễn Thị Minh Khai',
  '👩‍🔧 Ada 🇩🇪',
  'Ada',
  "O'Neil-Müller Jr.",
  '<b>Ada</b> & "Söhne"',
  'יוסף כהן',
  '김철수',
])('a person named %s gets through, letter by letter', async (name) => {
  const api = createSampleApi()
  expect((await api.post(paths.trial, { ...complete.trial, name })).status).toBe(201)
  expect((await api.store.list({}))[0]?.name).toBe(name.normalize('NFC'))
})
