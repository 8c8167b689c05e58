import { getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { requestTypes } from '../../shared/api-schemas/sandbox.ts'
import { drawingErrors, errorCodes, errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import { webhookSecret } from './contract.ts'
import { keyHeader, sampleSandbox } from './testing/sample-sandbox.ts'

const shaft = { sample: 'shaft', request_types: ['features'] }
const later = { Prefer: 'respond-async' }

describe('reading', () => {
  test('a sample by its name gives its responses at once', async () => {
    const answer = await sampleSandbox().post('/v2/read', { ...shaft, request_types: requestTypes })
    expect(answer.status).toBe(200)
    const { pages } = await answer.json()
    expect(pages).toHaveLength(1)
    const { metadata, features, insights } = getDrawing('shaft').responses
    expect(pages[0]).toMatchObject(JSON.parse(JSON.stringify({ metadata, features, insights })))
    expect(Object.keys(pages[0])).toEqual(['page', ...requestTypes])
  })

  test('a sample by its file gives the same', async () => {
    const content = Buffer.from(await drawingPdf(getDrawing('plate'))).toString('base64')
    const file = { name: 'any-name.pdf', content }
    const answer = await sampleSandbox().post('/v2/read', { file, request_types: ['metadata'] })
    const { pages } = await answer.json()
    expect(pages[0].metadata.identifiers).toEqual(
      getDrawing('plate').responses.metadata.identifiers,
    )
  })

  test('a file of two sheets gives two pages, each with evidence on its own page', async () => {
    const asked = { sample: 'two-sheets', request_types: ['metadata'] }
    const { pages } = await (await sampleSandbox().post('/v2/read', asked)).json()
    const seen = pages.map(({ page, metadata }: (typeof pages)[number]) => [
      page,
      metadata.evidence.page,
      metadata.identifiers[0].value,
    ])
    expect(seen).toEqual([
      [1, 1, 'FA-1001-01'],
      [2, 2, 'FA-1002-01'],
    ])
  })

  test('files are PDF and PNG, as large as stated, and need no key', async () => {
    const { app, post } = sampleSandbox()
    const types = ['redaction', 'balloons', 'thumbnails']
    const { pages } = await (await post('/v2/read', { ...shaft, request_types: types })).json()
    for (const type of types) {
      const { url, media_type: mediaType, bytes } = pages[0][type]
      const answer = await app.request(new URL(url).pathname.replace('/sandbox', ''))
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-type')).toBe(mediaType)
      expect(body.byteLength).toBe(bytes)
      expect(body.toString('latin1', 1, 4)).toBe(mediaType === 'image/png' ? 'PNG' : 'PDF')
    }
  })

  test('HEAD of a file gives its length', async () => {
    const { app } = sampleSandbox()
    const [whole, head] = await Promise.all([
      app.request('/v2/files/shaft.pdf'),
      app.request('/v2/files/shaft.pdf', { method: 'HEAD' }),
    ])
    const { byteLength } = await whole.arrayBuffer()
    expect(byteLength).toBeGreaterThan(1000)
    expect(head.headers.get('content-length')).toBe(String(byteLength))
    expect(await head.text()).toBe('')
  })
})

describe('a job', () => {
  test('is queued, is read, is done; its result is that of the direct answer', async () => {
    const { clock, ask, post } = sampleSandbox()
    const accepted = await post('/v2/read', shaft, later)
    expect(accepted.status).toBe(202)
    const job = await accepted.json()
    const path = accepted.headers.get('location')?.replace('/sandbox', '') ?? ''
    const states: string[] = [job.status]
    for (const wait of [500, 1500]) {
      expect((await ask(`${path}/result`)).status).toBe(409)
      clock.now += wait
      states.push((await (await ask(path)).json()).status)
    }
    expect(states).toEqual(['queued', 'reading', 'done'])
    const done = await (await ask(path)).json()
    const result = await (
      await ask(new URL(done.result_url).pathname.replace('/sandbox', ''))
    ).json()
    const direct = await (await post('/v2/read', shaft)).json()
    expect(result.pages).toEqual(direct.pages)
  })

  test.each(drawingErrors)('fails with %s on demand, and its result says why', async (code) => {
    const { clock, ask, post } = sampleSandbox()
    const accepted = await post('/v2/read', shaft, { ...later, 'Sandbox-Error': code })
    const { job_id: id } = await accepted.json()
    clock.now += 5000
    const job = await (await ask(`/v2/jobs/${id}`)).json()
    expect(job).toMatchObject({ status: 'failed', result_url: null, error: { code } })
    expect((await ask(`/v2/jobs/${id}/result`)).status).toBe(errorStatus[code])
  })

  test('expires after a day', async () => {
    const { clock, ask, post } = sampleSandbox()
    const { job_id: id } = await (await post('/v2/read', shaft, later)).json()
    clock.now += 24 * 3_600_000 + 1
    expect((await ask(`/v2/jobs/${id}`)).status).toBe(410)
  })

  test.each(['', 'job_', 'job_x', `job_${'A'.repeat(5000)}`, '__proto__', 'job_MC4wLjAuLg'])(
    'of an invented id is not known: %s',
    async (id) => {
      const answer = await sampleSandbox().ask(`/v2/jobs/${encodeURIComponent(id)}`)
      expect(answer.status).toBe(404)
    },
  )
})

describe('an idempotency key', () => {
  const key = { 'Idempotency-Key': 'order-17' }

  test('gives the same job again, and says so', async () => {
    const { post } = sampleSandbox()
    const first = await post('/v2/read', shaft, { ...later, ...key })
    const again = await post('/v2/read', shaft, { ...later, ...key })
    expect((await again.json()).job_id).toBe((await first.json()).job_id)
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  test('refuses another body, but belongs to its client alone', async () => {
    const { ask, post } = sampleSandbox()
    await post('/v2/read', shaft, key)
    const other = { ...shaft, sample: 'plate' }
    expect((await post('/v2/read', other, key)).status).toBe(409)
    const init = {
      method: 'POST',
      body: JSON.stringify(other),
      headers: { ...key, 'Content-Type': 'application/json' },
    }
    expect((await ask('/v2/read', init, '198.51.100.7')).status).toBe(200)
  })

  test('of many characters is refused', async () => {
    const long = { 'Idempotency-Key': 'k'.repeat(256) }
    const answer = await sampleSandbox().post('/v2/read', shaft, long)
    expect(await answer.json()).toMatchObject({ status: 400, code: 'malformed-key' })
  })
})

describe('the webhook test', () => {
  test('shows a call that Standard Webhooks verify, with the job as its data', async () => {
    const { post } = sampleSandbox({ now: () => new Date() })
    const { job_id: id } = await (await post('/v2/read', shaft)).json()
    const { headers, body } = await (await post('/v2/webhook-test', { job_id: id })).json()
    const event = new Webhook(webhookSecret).verify(body, headers)
    expect(event).toMatchObject({ type: 'job.done', data: { job_id: id, status: 'done' } })
    expect(() => new Webhook(webhookSecret).verify(`${body} `, headers)).toThrow()
  })

  test('waits for the end of the job', async () => {
    const { post } = sampleSandbox()
    const { job_id: id } = await (await post('/v2/read', shaft, later)).json()
    expect((await post('/v2/webhook-test', { job_id: id })).status).toBe(409)
  })

  test('of a failed job says so', async () => {
    const { clock, post } = sampleSandbox()
    const demand = { ...later, 'Sandbox-Error': 'drawing-unclear' }
    const { job_id: id } = await (await post('/v2/read', shaft, demand)).json()
    clock.now += 5000
    const { body } = await (await post('/v2/webhook-test', { job_id: id })).json()
    expect(JSON.parse(body)).toMatchObject({ type: 'job.failed', data: { status: 'failed' } })
  })
})

test.each(errorCodes)(
  '%s is met on demand, as problem details that lead to its words',
  async (code) => {
    const { post } = sampleSandbox()
    const answer = await post('/v2/read', shaft, { 'Sandbox-Error': code })
    expect(answer.status).toBe(errorStatus[code])
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await answer.json()).toEqual({
      type: `https://www.firstangle.example/documentation/errors#${code}`,
      title: 'Title',
      status: errorStatus[code],
      detail: 'What happened. What to do.',
      code,
    })
  },
)

test('a request in German is answered in German, with a link to the German words', async () => {
  const { ask } = sampleSandbox()
  const answer = await ask('/v2/nowhere', { headers: { 'Accept-Language': 'de' } })
  expect(answer.headers.get('content-language')).toBe('de')
  expect((await answer.json()).type).toContain('/documentation/errors?lang=de#not-found')
})

test('the health check needs the key and lists the samples as files', async () => {
  const { app, ask } = sampleSandbox()
  const { status, samples } = await (await ask('/v2/health-check')).json()
  expect(status).toBe('ok')
  expect(
    samples.map(({ name, page_count: count }: (typeof samples)[number]) => [name, count]),
  ).toEqual([
    ['shaft', 1],
    ['bracket', 1],
    ['plate', 1],
    ['cover', 1],
    ['two-sheets', 2],
  ])
  const without = await app.request('/v2/health-check')
  expect(await without.json()).toMatchObject({ code: 'key-missing' })
  expect(without.headers.get('www-authenticate')).toBe('Bearer realm="sandbox"')
  const wrong = await ask('/v2/health-check', { headers: { Authorization: 'Bearer mine' } })
  expect(await wrong.json()).toMatchObject({ code: 'key-invalid' })
  expect(keyHeader.Authorization).toBe('Bearer fa_sandbox_public')
})

test.each([
  ['bearer   fa_sandbox_public', 200],
  ['Bearer fa_sandbox_public more', 401],
  ['Bearer', 401],
])('the key follows its scheme, with nothing after it: %s is %i', async (Authorization, status) => {
  const { ask } = sampleSandbox()
  const answer = await ask('/v2/health-check', { headers: { Authorization } })
  expect(answer.status).toBe(status)
})
