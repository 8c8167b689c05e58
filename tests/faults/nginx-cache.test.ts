import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { earlier, earlierBuild } from './support/earlier-build.ts'
import { startGathering } from './support/gathering.ts'
import { startNginx } from './support/nginx.ts'
import { freeStarts, newCall, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startBuild, startSite } from './support/site-process.ts'
import { visit } from './support/visitors.ts'

/* What nginx keeps as deploy/nginx.conf has it: pages for a second, and nothing that must be true now. */

/** A process behind nginx, on a port that the next one can have. */
async function behindNginx(start: (env: Record<string, string>) => Promise<SiteProcess>) {
  const port = await freePort()
  const env = {
    PORT: String(port),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    DATA_DIR: newDataDir(),
  }
  const site = await start(env)
  const nginx = await startNginx([port])
  onTestFinished(async () => {
    await nginx.stop()
    await site.stop()
  })
  return { env, site, origin: nginx.origin }
}

/** It keeps what was asked for twice. */
async function visitTwice(origin: string, path: string, headers: Record<string, string> = {}) {
  await visit(origin, path, { headers })
  return visit(origin, path, { headers })
}

test('a page that crowds ask for is sent to few of them by the process', async () => {
  const { origin, site } = await behindNginx(startSite)
  // A page is kept for a second: on a busy machine one crowd may come late, and all of it is then sent on.
  for (let crowd = 0; crowd < 8; crowd += 1) {
    await visitTwice(origin, '/pricing')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(origin, '/pricing')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  await site.stop()
  const lines = site.output().match(/"path":"\/pricing"/g) ?? []
  expect(lines.length).toBeLessThan(80)
})

test('each form of a page is kept for itself, and confirmed by its tag', async () => {
  const { origin } = await behindNginx(startSite)
  const forms = [
    { Accept: 'text/html', 'Accept-Encoding': 'identity' },
    { Accept: 'text/html', 'Accept-Encoding': 'gzip' },
    { Accept: 'text/markdown', 'Accept-Encoding': 'identity' },
  ]
  for (const headers of [...forms, ...forms]) {
    const got = await visitTwice(origin, '/pricing', headers)
    expect(got.headers['content-type']).toContain(headers.Accept)
    expect(got.headers['content-encoding'] ?? 'identity').toBe(headers['Accept-Encoding'])
    expect(got.headers['x-accel-expires']).toBeUndefined()
    const known = { ...headers, 'If-None-Match': String(got.headers.etag) }
    expect((await visit(origin, '/pricing', { headers: known })).status).toBe(304)
  }
})

test('a new version shows a second after the last page of the old one, and pages go on meanwhile', async () => {
  const directory = earlierBuild()
  onTestFinished(() => removeFolder(directory))
  const { origin, env, site } = await behindNginx((given) => startBuild(directory, given))
  const isEarlier = async () => (await visit(origin, '/')).text.includes(`"${earlier.buildId}"`)
  expect((await visitTwice(origin, '/')).status).toBe(200)
  expect(await isEarlier()).toBe(true)
  await site.stop()
  await wait(2_000)
  expect(await isEarlier()).toBe(true)
  expect((await visit(origin, '/version.json')).status).toBe(502)

  const next = await startSite(env)
  onTestFinished(async () => void (await next.stop()))
  const seen = await Promise.all(Array.from({ length: 20 }, isEarlier))
  expect(seen).toEqual(Array(20).fill(false))
})

test('a time that was booked is gone from the next page', async () => {
  const { origin, site } = await behindNginx(startSite)
  const path = '/schedule-call?timeZone=Europe/Berlin'
  const [start = ''] = await freeStarts(site.origin)
  expect((await visitTwice(origin, path)).text).toContain(start)
  expect((await post(`${site.origin}/api/calls`, newCall(start))).status).toBe(201)
  expect((await visit(origin, path)).text).not.toContain(start)
})

test.each(['/version.json', '/schedule-call', '/no-such-page'])(
  'nobody waits for others who ask for %s at the same moment',
  async (path) => {
    const site = await startSite({ TRUST_PROXY: '1', DATA_DIR: newDataDir() })
    const gathering = await startGathering(Number(new URL(site.origin).port))
    const nginx = await startNginx([gathering.port], withEndlessLocks)
    onTestFinished(async () => {
      await nginx.stop()
      gathering.stop()
      await site.stop()
    })
    const expected = await visitTwice(nginx.origin, path)
    // None is answered before all of them have reached the process, so that one who waits for another waits for ever.
    gathering.gather(20)
    const crowd = await Promise.all(Array.from({ length: 20 }, () => visit(nginx.origin, path)))
    expect(crowd.map(({ status }) => status)).toEqual(Array(20).fill(expected.status))
  },
)

/** Whoever waits for another's answer does so until it is there: nginx itself would give up after five seconds. */
function withEndlessLocks(conf: string): string {
  return conf.replace(
    'proxy_cache website;',
    '$& proxy_cache_lock_timeout 1h; proxy_cache_lock_age 1h;',
  )
}
