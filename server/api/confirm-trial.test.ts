import { expect, test } from 'vitest'
import { hourMs } from '../durations.ts'
import {
  complete,
  createSampleApi,
  eraseAll,
  lastToken,
  paths,
  type SampleApi,
} from './testing/sample-api.ts'

async function requested(changes: object = {}) {
  const api = createSampleApi()
  const answer = await api.post(paths.trial, { ...complete.trial, ...changes })
  const { reference } = (await answer.json()) as { reference: string }
  const confirmed = `/trial-license?state=confirmed&reference=${reference}`
  return { api, token: lastToken(api, 'confirm'), reference, confirmed }
}

const path = '/api/trial-requests/confirm'

/** Where the link of the mail leads. */
async function follow(api: SampleApi, token: string, method = 'GET'): Promise<string | null> {
  const answer = await api.ask(`${path}?token=${token}`, { method })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return answer.headers.get('location')
}

/** Where the button of that page leads, as a browser without scripts sees it. */
async function press(api: SampleApi, token: string): Promise<string | null> {
  const answer = await api.submitForm(path, { token })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return answer.headers.get('location')
}

async function confirmedAt(api: SampleApi) {
  return (await api.store.list({}))[0]?.confirmedAt
}

test.each(['GET', 'HEAD'])(
  '%s leads to the page with the button and changes nothing',
  async (method) => {
    const { api, token, reference } = await requested()
    const page = `/trial-license?state=confirm&reference=${reference}&token=${token}`
    for (const purpose of ['', 'prefetch']) {
      const headers = { 'Sec-Purpose': purpose }
      const answer = await api.ask(`${path}?token=${token}`, { method, headers })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    }
    expect(await confirmedAt(api)).toBeNull()
    expect(api.events.map(({ event }) => event)).toEqual(['trial.requested'])
  },
)

test('the button confirms; a second time changes nothing', async () => {
  const { api, token, confirmed } = await requested()
  for (let click = 0; click < 2; click += 1) {
    expect(await press(api, token)).toBe(confirmed)
  }
  expect(await confirmedAt(api)).toBe('2026-11-21T10:00:00.000Z')
  expect(api.events.map(({ event }) => event)).toEqual(['trial.requested', 'trial.confirmed'])
  expect(api.woken()).toBe(2)
  expect(await follow(api, token)).toBe(confirmed)
})

test('a program confirms the same way', async () => {
  const { api, token, reference } = await requested()
  const answer = await api.post(path, { token })
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { reference, status: 'confirmed' },
  ])
})

test('the page comes in the language of the request', async () => {
  const { api, token, confirmed } = await requested({ lang: 'de' })
  expect(await follow(api, token)).toMatch(/&lang=de$/)
  expect(await press(api, token)).toBe(`${confirmed}&lang=de`)
})

test('a forged link, another kind of link and an erased request lead to the same page', async () => {
  const { api, token } = await requested()
  await api.post(paths.call, complete.call)
  for (const forged of ['', 'x', `${token.slice(0, -2)}AA`, lastToken(api, 'call'), '%00']) {
    expect(await follow(api, forged)).toBe('/trial-license?state=invalid')
    expect(await press(api, forged)).toBe('/trial-license?state=invalid')
    const answer = await api.post(path, { token: forged })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'link-invalid'])
  }
  expect(await confirmedAt(api)).toBeNull()
  await eraseAll(api)
  expect(await follow(api, token)).toBe('/trial-license?state=invalid')
})

test('an expired link offers a new one, which works', async () => {
  const { api, token, reference, confirmed } = await requested()
  api.pass(48 * hourMs - 1000)
  expect(await follow(api, token)).toMatch(/state=confirm&/)
  api.pass(1000)
  const expired = `/trial-license?state=expired&reference=${reference}&token=${token}`
  expect(await follow(api, token)).toBe(expired)
  expect(await press(api, token)).toBe(expired)
  const refused = await api.post(path, { token })
  expect([refused.status, (await refused.json()).code]).toEqual([410, 'link-expired'])
  const renewed = await api.submitForm('/api/trial-requests/links', { token })
  expect([renewed.status, renewed.headers.get('location')]).toEqual([
    303,
    `/trial-license?state=renewed&reference=${reference}`,
  ])
  expect(api.events.at(-1)?.event).toBe('trial.link-renewed')
  expect(await press(api, lastToken(api, 'confirm'))).toBe(confirmed)
  expect(await follow(api, token)).toBe(confirmed)
  const late = await api.post('/api/trial-requests/links', { token })
  expect([late.status, (await late.json()).status]).toEqual([200, 'confirmed'])
})

test('new links have a limit, and only genuine tokens get one', async () => {
  const { api, token } = await requested()
  const renew = () => api.post('/api/trial-requests/links', { token })
  for (let link = 0; link < 3; link += 1) expect((await renew()).status).toBe(200)
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

test('when nothing can be stored, a browser reads so on the page', async () => {
  const { api, token } = await requested()
  api.store.trouble = new Error('away')
  const headers = { accept: 'text/html' }
  const answer = await api.ask(`${path}?token=${token}`, { headers })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(api.pages[0]).toMatchObject({ form: 'trial', state: { notice: 'unavailable' } })
})
