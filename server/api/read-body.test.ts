import { expect, test } from 'vitest'
import { maxBodyBytes, readBody } from './read-body.ts'

const form = 'application/x-www-form-urlencoded'

function request(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
  return new Request('https://site.example/api', { ...init, duplex: 'half' } as RequestInit)
}

async function codeOf(asked: Request): Promise<string> {
  return readBody(asked).then(
    () => 'read',
    (error) => error.code,
  )
}

function asText(body: string, type = 'application/json') {
  return readBody(request(body, { 'Content-Type': type }))
}

test('JSON keeps its types, forms are text', async () => {
  const json = await asText('{"a":"x:{[,]}\\"","b":-1.5e3,"c":true,"d":null}')
  expect([...json.fields]).toEqual([
    ['a', 'x:{[,]}"'] as const,
    ['b', -1500] as const,
    ['c', true] as const,
    ['d', null],
  ])
  const posted = await asText('a=x+y%2B&b&&=c&%C3%BC=%E2%82%AC&p=100%', form)
  expect([...posted.fields]).toEqual([
    ['a', 'x y+'],
    ['b', ''],
    ['', 'c'],
    ['ü', '€'],
    ['p', '100%'],
  ])
})

test.each([
  ['{"a":1,"b":2,"a":3}', 'application/json'],
  ['{"a":1,"\\u0061":3}', 'application/json'],
  ['a=1&b=2&a=3', form],
  ['a=1&%61=3', form],
])('a name that comes twice in %s is found', async (body, type) => {
  const { fields, repeated } = await asText(body, type)
  expect([...repeated]).toEqual(['a'])
  expect(String(fields.get('a'))).toBe('1')
})

test('names of prototypes are names as any other', async () => {
  const { fields } = await asText('{"__proto__":"x","constructor":"y"}')
  expect(fields.get('__proto__')).toBe('x')
  expect(({} as { x?: string }).x).toBeUndefined()
})

test('what is nested belongs to its own name only', async () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  for (const inner of ['{"b":1,"c":{"b":2}}', '[{"b":1},"b",2]', '{}', '[]', deep]) {
    const { fields, repeated } = await asText(`{"n":${inner},"b":"x:{"}`)
    expect([[...fields.keys()], fields.get('b'), [...repeated]]).toEqual([['n', 'b'], 'x:{', []])
    expect(['string', 'number', 'boolean']).not.toContain(typeof fields.get('n'))
  }
  expect([...(await asText('{"b":1,"n":{},"b":2}')).repeated]).toEqual(['b'])
})

test.each([
  '',
  '{',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  'null',
  '[]',
  '"text"',
  '1',
  '[{"a":1}]',
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '{"a":"\n"}',
  '{"a":{}',
  '{"a":[}]',
  '['.repeat(16_000),
  '['.repeat(16_000) + ']'.repeat(16_000),
  '{"a":'.repeat(5000),
  `{"a":"${'\\"'.repeat(16_000)}`,
])('no object is 400: %.40s', async (body) => {
  expect(await codeOf(request(body))).toBe('malformed-body')
})

test.each([
  [Buffer.from('{"a":"\xff"}', 'latin1'), 'application/json'],
  [Buffer.from('a=\xff', 'latin1'), form],
  [Buffer.from('a=%ff'), form],
  [Buffer.from('%c3=1'), form],
])('bytes that are no UTF-8 are 400 (%#)', async (body, type) => {
  expect(await codeOf(request(body, { 'Content-Type': type }))).toBe('malformed-body')
})

test.each([
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
  'application/json;',
  'application/json; profile=x',
])('%s is read', async (type) => {
  expect(await codeOf(request('{}', { 'Content-Type': type }))).toBe('read')
})

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/xml',
  '',
  'application/json; charset=utf-16',
  `${form};charset=iso-8859-1`,
  'application/ld+json',
])('%s is 415', async (type) => {
  expect(await codeOf(request('{}', { 'Content-Type': type }))).toBe('media-type')
})

test.each([
  ['gzip', 'content-coding'],
  ['br, gzip', 'content-coding'],
  ['identity', 'read'],
])('content coding %s: %s', async (coding, code) => {
  expect(await codeOf(request('{}', { 'Content-Encoding': coding }))).toBe(code)
})

test('the limit is exact, and a declared length is enough to refuse', async () => {
  const most = `{"a":"${'x'.repeat(maxBodyBytes - 8)}"}`
  expect(most).toHaveLength(maxBodyBytes)
  expect(await codeOf(request(most))).toBe('read')
  expect(await codeOf(request(`${most} `))).toBe('too-large')
  const declared = request('{}', { 'Content-Length': String(maxBodyBytes + 1) })
  expect(await codeOf(declared)).toBe('too-large')
  expect(declared.bodyUsed).toBe(false)
})

test('an endless body is left after 32 kB, whatever its length says', async () => {
  let sent = 0
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 4096
      controller.enqueue(new Uint8Array(4096).fill(32))
    },
    cancel() {
      isCancelled = true
    },
  })
  expect(await codeOf(request(endless, { 'Content-Length': '10' }))).toBe('too-large')
  expect(isCancelled).toBe(true)
  expect(sent).toBeLessThan(maxBodyBytes * 2)
})

test('a body that breaks off is the client’s fault', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  expect(await codeOf(request(broken))).toBe('malformed-body')
})
