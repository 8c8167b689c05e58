import { expect, test } from 'vitest'
import {
  complete,
  createSampleApi,
  lastToken,
  paths,
  type SampleApi,
} from './testing/sample-api.ts'

const hourMs = 3_600_000

async function requested(changes: object = {}) {
  const api = createSampleApi()
  const answer = await api.post(paths.trial, { ...complete.trial, ...changes })
  const { reference } = (await answer.json()) as { reference: string }
  const confirmed = `/trial-license?state=confirmed&reference=${reference}`
  return { api, token: lastToken(api, 'confirm'), reference, confirmed }
}

async function follow(api: SampleApi, token: string, method = 'GET'): Promise<string | null> {
  const answer = await api.ask(`/api/trial-requests/confirm?token=${token}`, { method })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return answer.headers.get('location')
}

function confirmedAt(api: SampleApi) {
  return [...api.store.requests.values()][0]?.confirmedAt
}

test('one click confirms; a second one changes nothing', async () => {
  const { api, token, confirmed } = await requested()
  for (let click = 0; click < 2; click += 1) {
    expect(await follow(api, token)).toBe(confirmed)
  }
  expect(confirmedAt(api)).toBe('2026-11-21T10:00:00.000Z')
  expect(api.events.map(({ event }) => event)).toEqual(['trial.requested', 'trial.confirmed'])
  expect(api.woken()).toBe(2)
})

test('HEAD is answered like GET and confirms nothing', async () => {
  const { api, token, confirmed } = await requested()
  expect(await follow(api, token, 'HEAD')).toBe(confirmed)
  expect(confirmedAt(api)).toBeNull()
})

test('the page comes in the language of the request', async () => {
  const { api, token, confirmed } = await requested({ lang: 'de' })
  expect(await follow(api, token)).toBe(`${confirmed}&lang=de`)
})

test('a forged link, another kind of link and an erased request lead to the same page', async () => {
  const { api, token } = await requested()
  await api.post(paths.call, complete.call)
  for (const forged of ['', 'x', `${token.slice(0, -2)}AA`, lastToken(api, 'call'), '%00']) {
    expect(await follow(api, forged)).toBe('/trial-license?state=invalid')
  }
  expect(confirmedAt(api)).toBeNull()
  api.store.requests.clear()
  expect(await follow(api, token)).toBe('/trial-license?state=invalid')
})

test('an expired link offers a new one, which works', async () => {
  const { api, token, reference, confirmed } = await requested()
  api.pass(48 * hourMs - 1000)
  expect(await follow(api, token, 'HEAD')).toBe(confirmed)
  api.pass(1000)
  const expired = `/trial-license?state=expired&reference=${reference}&token=${token}`
  expect(await follow(api, token)).toBe(expired)
  const renewed = await api.submitForm('/api/trial-requests/links', { token })
  expect([renewed.status, renewed.headers.get('location')]).toEqual([
    303,
    `/trial-license?state=renewed&reference=${reference}`,
  ])
  expect(api.events.at(-1)?.event).toBe('trial.link-renewed')
  expect(await follow(api, lastToken(api, 'confirm'))).toBe(confirmed)
  expect(await follow(api, token)).toBe(confirmed)
  const late = await api.post('/api/trial-requests/links', { token })
  expect([late.status, (await late.json()).status]).toEqual([200, 'confirmed'])
})

test('new links have a limit, and only genuine tokens get one', async () => {
  const { api, token } = await requested()
  const renew = () => api.post('/api/trial-requests/links', { token })
  // Each event of the sample API makes two deliveries.
  for (let link = 0; link < 2; link += 1) expect((await renew()).status).toBe(200)
  const refused = await renew()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  api.pass(hourMs + 1)
  expect((await renew()).status).toBe(200)
  for (const forged of ['', 'x', 5]) {
    const answer = await api.post('/api/trial-requests/links', { token: forged })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'link-invalid'])
  }
  const posted = await api.submitForm('/api/trial-requests/links?lang=de', { token: 'x' })
  expect(posted.headers.get('location')).toBe('/trial-license?state=invalid&lang=de')
})

test('trouble of ours is told to a browser on the page', async () => {
  const { api, token } = await requested()
  api.store.trouble = new Error('away')
  const headers = { accept: 'text/html' }
  const answer = await api.ask(`/api/trial-requests/confirm?token=${token}`, { headers })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(api.pages[0]).toMatchObject({ form: 'trial', state: { notice: 'unavailable' } })
})
