import { expect, onTestFinished, test, vi } from 'vitest'
import { cuttableProxy } from '../../server/store/testing/cuttable-proxy.ts'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { newMessage, post } from './support/posts.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

/*
 * A PostgreSQL that accepts everything and says nothing. Promised are 2 s for a refusal once the first has been noticed,
 * pages as ever, recovery within 10 s.
 */

/** Whoever asks the database waits 4 s (`server/store/postgres/pool.ts`); a slow machine takes over 2 s for 30 refusals. */
const limitMs = 4_000

async function page(site: SiteProcess, path: string) {
  const startedAt = performance.now()
  const response = await fetch(`${site.origin}${path}`)
  const text = await response.text()
  return { status: response.status, text, ms: performance.now() - startedAt }
}

test('a frozen database costs one visitor seconds, the others get 503 at once and all pages', async () => {
  const proxy = await cuttableProxy(await postgresUrl())
  await proxy.restore()
  const site = await startSite({ DATABASE_URL: proxy.url, TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  onTestFinished(async () => {
    proxy.thaw()
    await site.stop()
    await proxy.cut()
  })
  const send = () => post(`${site.origin}/api/messages`, newMessage())
  expect((await send()).status).toBe(201)

  proxy.freeze()
  let isNoticed = false
  const first = send().finally(() => {
    isNoticed = true
  })
  // A page that asks for free times does not wait until somebody has noticed.
  const times = await page(site, '/schedule-call?timeZone=Europe/Berlin')
  expect(times).toMatchObject({ status: 200, text: expect.stringContaining('cannot be shown') })
  expect(isNoticed).toBe(false)
  expect(await first).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })

  const answers = await Promise.all(Array.from({ length: 30 }, send))
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(limitMs)
  for (const path of ['/schedule-call?timeZone=America/New_York', '/schedule-call?lang=de', '/']) {
    const { status, ms } = await page(site, path)
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(ms).toBeLessThan(limitMs)
  }

  proxy.thaw()
  await vi.waitFor(async () => expect((await send()).status).toBe(201), {
    timeout: 10_000,
    interval: 500,
  })
})
