import { afterAll, expect, test } from 'vitest'
import { mcpSite } from './support/mcp-site.ts'

/* What the MCP server refuses, as a client meets it that writes its own HTTP. */

const site = await mcpSite()
const accept = 'application/json, text/event-stream'
afterAll(() => site.close())

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

function send(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = { 'content-type': 'application/json', accept, ...headers }
  return fetch(`${site.origin}/mcp`, { method: 'POST', body: text, headers: sent })
}

const call = (name: string, given: unknown) =>
  send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

test('one POST is enough: no handshake, no session, JSON for an answer that nobody stores', async () => {
  const answer = await send(list)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.has('mcp-session-id')).toBe(false)
  expect((await answer.json()).result.tools).toHaveLength(7)
})

test.each(['GET', 'DELETE', 'PUT', 'PATCH'])(
  '%s gets 405 with the methods that work',
  async (method) => {
    const answer = await fetch(`${site.origin}/mcp`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    expect((await answer.json()).error.message).toContain('/documentation/agents')
  },
)

test('OPTIONS gets the methods that work, and no other origin is let in', async () => {
  const answer = await fetch(`${site.origin}/mcp`, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
])('a page of another origin is refused: %s %s', async (name, value) => {
  const answer = await send(list, { [name]: value })
  expect(answer.status).toBe(403)
  expect((await answer.json()).error.message).toContain('Origin')
})

test('a page of this site and a program without an origin are let in', async () => {
  expect((await send(list, { origin: site.origin })).status).toBe(200)
  expect((await send(list)).status).toBe(200)
})

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`

test.each([
  ['not JSON', '{"jsonrpc"', 400, -32700],
  ['nothing', '', 400, -32700],
  ['a text', '"tools/list"', 400, -32600],
  ['null', 'null', 400, -32600],
  ['a batch', [list, list], 400, -32600],
  ['an object nested 5,000 deep', deep, 400, -32600],
  ['a string of 100 kB', { ...list, params: { x: 'x'.repeat(100_000) } }, 413, -32000],
  ['no message', { hello: 'world' }, 400, undefined],
  ['another version', { ...list, jsonrpc: '1.0' }, 400, undefined],
  ['an id that is a list', { ...list, id: [] }, 400, undefined],
  ['a method that is a number', { ...list, method: 7 }, 400, undefined],
] as const)('%s is refused with an error of JSON-RPC', async (_, body, status, code) => {
  const answer = await send(body)
  expect(answer.status).toBe(status)
  const { error, jsonrpc } = await answer.json()
  expect(jsonrpc).toBe('2.0')
  expect(error.code).toEqual(code ?? expect.any(Number))
  expect(error.message).toMatch(/\S/)
  expect(JSON.stringify(error)).not.toMatch(/node_modules| at \S+ \(/)
})

test.each([
  [{ 'content-type': 'text/plain' }, 415],
  [{ 'content-type': 'application/json; charset=utf-16' }, 415],
  [{ 'content-encoding': 'gzip' }, 415],
  [{ accept: 'text/html' }, 406],
  [{ 'mcp-protocol-version': '1999-01-01' }, 400],
] as const)('the headers %j are refused', async (headers, status) => {
  const answer = await send(list, headers as Record<string, string>)
  expect(answer.status).toBe(status)
  expect((await answer.json()).error.message).toMatch(/\S/)
})

test('bytes that are no text are refused', async () => {
  const answer = await fetch(`${site.origin}/mcp`, {
    method: 'POST',
    body: Buffer.from([0x7b, 0xff, 0x7d]),
    headers: { 'Content-Type': 'application/json', Accept: accept },
  })
  expect([answer.status, (await answer.json()).error.code]).toEqual([400, -32700])
})

test.each([
  '{"__proto__":{"size":50,"fit":"H7"}}',
  '{"constructor":{"prototype":{"size":50}},"size":50,"fit":"H7"}',
  '{"size":1e999,"fit":"H7"}',
  '{"size":null,"fit":{}}',
  '[]',
  '"H7"',
])('arguments that fit no schema are a mistake of the client: %s', async (given) => {
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look_up_fit","arguments":${given}}}`
  const { result, error } = await (await send(body)).json()
  expect(result?.isError ?? error?.code < 0).toBe(true)
  expect(({} as Record<string, unknown>).size).toBeUndefined()
})

test('nothing can be subscribed to, and no stream stays open', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { _meta: meta, notifications: { toolsListChanged: true } }
  const method = 'subscriptions/listen'
  const answer = await send(
    { jsonrpc: '2.0', id: 1, method, params },
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
  )
  expect(await answer.text()).toContain('"error"')
})

test('a tool that fails says so without saying why, and the log knows', async () => {
  const { result } = await (await call('read_page', { address: '/careers' })).json()
  expect(result.isError).toBe(true)
  expect(result.content[0].text).toMatch(/^The tool failed/)
  expect(site.failures).toEqual([
    { tool: 'read_page', err: expect.objectContaining({ message: 'secret cause' }) },
  ])
})
