import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSampleApi, paths } from '../api/testing/sample-api.ts'
import { createApp } from '../app.ts'
import { sampleAddresses } from '../http/testing/sample-addresses.ts'
import { currentFormState } from './form-state.ts'
import { createRenderForm } from './render-form.ts'

const siteUrl = 'https://www.firstangle.example'
const state = { values: { name: 'Ada' }, errors: {}, notice: 'unavailable' as const }

/** A renderer that shows what it was asked for and what the form of the page is given. */
async function render(request: Request): Promise<Response> {
  await Promise.resolve()
  const { pathname, search } = new URL(request.url)
  const html = `<head><meta charSet="utf-8"/><script>first()</script></head>${pathname}${search} ${JSON.stringify(currentFormState())}`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': 'de' }
  return new Response(html, { headers: { ...headers, 'CDN-Cache-Control': 'max-age=60' } })
}

test('a form’s page is rendered with its state, and with nobody else’s', async () => {
  const renderForm = createRenderForm(render, siteUrl)
  const [first, second] = await Promise.all([
    renderForm({ form: 'trial', locale: 'de', state, status: 503 }),
    renderForm({ form: 'call', locale: 'en', state: { ...state, values: {} }, status: 422 }),
  ])
  expect(first.status).toBe(503)
  expect(await first.text()).toContain(`/trial-license?lang=de ${JSON.stringify(state)}`)
  expect(await second.text()).toContain('/schedule-call {"values":{}')
  expect(currentFormState()).toBeUndefined()
})

test('it is for one visitor only, and keeps the page’s own headers', async () => {
  const page = await createRenderForm(
    render,
    siteUrl,
  )({
    form: 'trial',
    locale: 'de',
    state,
    status: 422,
  })
  const { headers } = page
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-language')).toBe('de')
  expect(headers.has('cdn-cache-control')).toBe(false)
})

test('a page that cannot be rendered is an error, not an answer', async () => {
  const broken = createRenderForm(async () => new Response('', { status: 404 }), siteUrl)
  const page = broken({ form: 'trial', locale: 'en', state, status: 422 })
  await expect(page).rejects.toThrow('trial')
})

function createSite() {
  const renderForm = createRenderForm(render, siteUrl)
  const asked: string[] = []
  const sample = createSampleApi({ renderForm })
  const app = createApp({
    environment: { siteUrl, sentryDsn: undefined, trustProxy: false },
    build: { version: '1', buildId: 'b', buildTimestamp: 't' },
    log: { info() {}, error() {} } as never,
    now: () => new Date(),
    assets: () => ({ has: () => false, peek: () => undefined }) as never,
    render,
    shell: () => '',
    securityEmail: 'security@firstangle.example',
    addresses: sampleAddresses,
    api: async (request, { clientAddress }) => {
      asked.push(`${request.method} ${clientAddress}`)
      const { method, headers } = request
      const { pathname, search } = new URL(request.url)
      const body = method === 'POST' ? await request.text() : null
      const init = { method, headers, ...(body !== null && { body }) }
      return sample.ask(pathname + search, { ...init, from: clientAddress })
    },
  })
  return { app, asked, sample }
}

test('through the site it gets its length, its coding and a policy with the hash of its script', async () => {
  const { app } = createSite()
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const init = { method: 'POST', headers, body: new URLSearchParams({ name: 'A'.repeat(600) }) }
  const page = await app.fetch(new Request(siteUrl + paths.trial, init), '192.0.2.1')
  expect(page.status).toBe(422)
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('etag')).toBeNull()
  expect(page.headers.get('vary')).toBe('Accept-Encoding, Accept')
  const digest = createHash('sha256').update('first()').digest('base64')
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`)
})

test('HEAD asks an endpoint as GET does, with the address that counts', async () => {
  const { app, asked } = createSite()
  const request = new Request(`${siteUrl}/api/trial-requests/confirm`, { method: 'HEAD' })
  const answer = await app.fetch(request, '::ffff:192.0.2.9')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/trial-license?state=invalid',
  ])
  expect(asked).toEqual(['GET 192.0.2.9'])
})

test('a browser that names our host by another name may still post', async () => {
  const { app, sample } = createSite()
  const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }
  const body = new URLSearchParams({ topic: 'general', name: 'A', email: 'a@b.co', message: 'x' })
  body.set('consent', 'on')
  const url = `http://127.0.0.1:3000${paths.message}`
  const answer = await app.fetch(new Request(url, { method: 'POST', headers, body }), '127.0.0.1')
  expect([answer.status, (await sample.store.list({})).length]).toEqual([201, 1])
})
