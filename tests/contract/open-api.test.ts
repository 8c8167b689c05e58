import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestTypes, sampleNames } from '../../shared/api-schemas/sandbox.ts'
import { errorCodes } from '../../shared/api-schemas/sandbox-errors.ts'
import { siteUrl } from './support/fake-site.ts'
import { sandboxSite, standing } from './support/sandbox-site.ts'

/* /openapi.json, held against the standard and against what the sandbox really answers. */

type Json = Record<string, unknown>
type Operation = { responses: Record<string, { content?: Record<string, { schema?: Json }> }> }

const site = sandboxSite()
const base = '/sandbox/v2'
const key = { Authorization: 'Bearer fa_sandbox_public' }
const asJson = { ...key, 'Content-Type': 'application/json' }
const later = { Prefer: 'respond-async' }
let document: Json & { paths: Record<string, Record<string, Operation>> }
let ajv: Ajv2020

beforeAll(async () => {
  document = JSON.parse(await (await site.get('/openapi.json')).text())
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi.json')
})
afterAll(() => site.close())

function send(method: string, path: string, init: RequestInit = {}) {
  return site.app.fetch(new Request(`http://127.0.0.1:3000${path}`, { method, ...init }))
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send('POST', base + path, { body: JSON.stringify(body), headers: { ...asJson, ...headers } })

const get = (path: string, headers: Record<string, string> = {}) =>
  send('GET', base + path, { headers: { ...key, ...headers } })

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** What the document says against an answer; nothing where they agree. */
async function faultsOf(path: string, method: string, answer: Response) {
  const operation = document.paths[path]?.[method]
  const status = operation?.responses[answer.status] ? String(answer.status) : 'default'
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const media = operation?.responses[status]?.content?.[type]
  if (!media) return [`${method} ${path} has no ${answer.status} of ${type}`]
  const place = ['paths', escaped(path), method, 'responses', status, 'content', escaped(type)]
  const isValid = ajv.compile({ $ref: `openapi.json#/${place.join('/')}/schema` })
  isValid(await answer.json())
  return isValid.errors ?? []
}

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  test('may be loaded from any origin, has the words of both languages and no empty ones', async () => {
    const answer = await site.get('/openapi.json?lang=de')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const german = await answer.text()
    expect(german).toContain('Eine Zeichnung lesen')
    expect(JSON.stringify(document)).toContain('Read a drawing')
    expect(german).not.toContain('"description": ""')
  })

  test('names every address of the sandbox, on this site', () => {
    expect(document.servers).toEqual([
      { url: `${siteUrl}/sandbox/v2`, description: expect.any(String) },
    ])
    expect(Object.keys(document.paths)).toEqual([
      '/health-check',
      '/read',
      '/jobs/{job_id}',
      '/jobs/{job_id}/result',
      '/files/{name}',
      '/webhook-test',
    ])
  })
})

describe('what answers is what is documented', () => {
  test('the health check', async () => {
    expect(await faultsOf('/health-check', 'get', await get('/health-check'))).toEqual([])
  })

  test.each(sampleNames)('the result of every request type for the sample %s', async (sample) => {
    const answer = await post('/read', { sample, request_types: requestTypes })
    expect(answer.status).toBe(200)
    expect(await faultsOf('/read', 'post', answer)).toEqual([])
  })

  test('a job in each of its states, its result, and its webhook', async () => {
    const accepted = await post('/read', { sample: 'shaft', request_types: ['insights'] }, later)
    expect(accepted.status).toBe(202)
    const { job_id: id } = await accepted.clone().json()
    expect(await faultsOf('/read', 'post', accepted)).toEqual([])
    const early = await get(`/jobs/${id}/result`)
    expect(early.status).toBe(409)
    expect(await faultsOf('/jobs/{job_id}/result', 'get', early)).toEqual([])
    for (const wait of [500, 1500]) {
      standing.now += wait
      expect(await faultsOf('/jobs/{job_id}', 'get', await get(`/jobs/${id}`))).toEqual([])
    }
    const result = await get(`/jobs/${id}/result`)
    expect(result.status).toBe(200)
    expect(await faultsOf('/jobs/{job_id}/result', 'get', result)).toEqual([])
    const shown = await post('/webhook-test', { job_id: id })
    const { body } = await shown.clone().json()
    expect(await faultsOf('/webhook-test', 'post', shown)).toEqual([])
    const isEvent = ajv.compile({ $ref: 'openapi.json#/components/schemas/WebhookEvent' })
    isEvent(JSON.parse(body))
    expect(isEvent.errors).toBeNull()
  })

  test('a job that failed', async () => {
    const demand = { ...later, 'Sandbox-Error': 'drawing-unclear' }
    const accepted = await post('/read', { sample: 'shaft', request_types: ['features'] }, demand)
    const { job_id: id } = await accepted.json()
    standing.now += 5000
    expect(await faultsOf('/jobs/{job_id}', 'get', await get(`/jobs/${id}`))).toEqual([])
    const result = await get(`/jobs/${id}/result`)
    expect(result.status).toBe(422)
    expect(await faultsOf('/jobs/{job_id}/result', 'get', result)).toEqual([])
  })

  test.each(errorCodes)('the error %s', async (code) => {
    const answer = await post('/read', {}, { 'Sandbox-Error': code })
    expect(await faultsOf('/read', 'post', answer)).toEqual([])
  })

  test('faulty fields, and a file that is not a sample', async () => {
    const bad = await post('/read', { sample: 'gear', request_types: [] })
    expect((await bad.clone().json()).errors).toHaveLength(2)
    expect(await faultsOf('/read', 'post', bad)).toEqual([])
    const file = { name: 'mine.pdf', content: 'QUJD' }
    const other = await post('/read', { file, request_types: ['features'] })
    expect((await other.clone().json()).detail).toContain('sandbox')
    expect(await faultsOf('/read', 'post', other)).toEqual([])
  })

  test('a file has the type and the size that the result names', async () => {
    const asked = { sample: 'bracket', request_types: ['balloons'] }
    const { pages } = await (await post('/read', asked)).json()
    const { url, media_type: type, bytes } = pages[0].balloons
    expect(url.startsWith(siteUrl)).toBe(true)
    const file = await send('GET', new URL(url).pathname)
    expect(file.headers.get('content-type')).toBe(type)
    expect((await file.arrayBuffer()).byteLength).toBe(bytes)
    expect(document.paths['/files/{name}']?.get?.responses[200]?.content).toHaveProperty([type])
  })
})

test('a demanded request is one that the published schemas accept, and nothing else is', async () => {
  const isRequest = ajv.compile({
    $ref: 'openapi.json#/paths/~1read/post/requestBody/content/application~1json/schema',
  })
  for (const [body, isGood] of [
    [{ sample: 'shaft', request_types: ['features'] }, true],
    [{ sample: 'shaft', request_types: [] }, false],
    [{ sample: 'shaft', request_types: ['features'], more: 1 }, false],
    [{ file: { name: 'a.pdf', content: 'QUJD' }, request_types: ['features'] }, true],
    [{ file: { name: 'a.pdf', content: '-' }, request_types: ['features'] }, false],
    [{ sample: 'shaft', request_types: ['features'], callback_url: 'ftp://a' }, false],
  ] as const) {
    expect(isRequest(body), JSON.stringify(body)).toBe(isGood)
    const { code } = await (await post('/read', body)).json()
    expect(code === 'faulty-fields', JSON.stringify(body)).toBe(!isGood)
  }
})
