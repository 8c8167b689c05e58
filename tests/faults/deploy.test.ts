import { readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { earlier, earlierBuild } from './support/earlier-build.ts'
import { newDataDir, startBuild, startSite } from './support/site-process.ts'

const scriptsOf = (build: string) =>
  readdirSync(join(build, 'client/assets')).filter((name) => name.endsWith('.js'))

test('a tab opened before a deploy gets all its files, with their type and caching, and no words of another build', async () => {
  const directory = earlierBuild()
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'silent' }
  try {
    const before = await startBuild(directory, env)
    const { buildId } = await (await fetch(`${before.origin}/version.json`)).json()
    expect(buildId).toBe(earlier.buildId)
    await before.stop()
    const scripts = scriptsOf(directory)
    removeFolder(directory)

    const after = await startSite(env)
    for (const name of scripts) {
      const { status } = await fetch(`${after.origin}/assets/${name}`, { method: 'HEAD' })
      expect(status, name).toBe(200)
    }
    const chunk = await fetch(`${after.origin}/assets/${scripts[0]}`)
    expect(Object.fromEntries(chunk.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await fetch(`${after.origin}/assets/never-there.js`)).status).toBe(404)
    const home = await (await fetch(after.origin)).text()
    for (const name of scripts) expect(home).not.toContain(name)
    await expectWordsOfOneBuild(after.origin)
    await after.stop()
  } finally {
    removeFolder(directory)
  }
})

async function expectWordsOfOneBuild(origin: string): Promise<void> {
  const { buildId } = await (await fetch(`${origin}/version.json`)).json()
  const words = (query: string) => fetch(`${origin}/words/search.json${query}`)
  const refused = await words(`?build=${earlier.buildId}&lang=de`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([410, 'no-store'])
  for (const query of ['', '?lang=de']) {
    const own = await words(`?build=${buildId}${query.replace('?', '&')}`)
    expect(await own.text()).toBe(await (await words(query)).text())
  }
}

test('while builds run side by side on one data directory, the earlier one has the files of the newer', async () => {
  const directory = earlierBuild()
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'silent' }
  try {
    const before = await startBuild(directory, env)
    const script = `${before.origin}/assets/${scriptsOf('dist')[0]}`
    expect((await fetch(script)).status).toBe(404)
    const after = await startSite(env)
    expect((await fetch(script)).status).toBe(200)
    // Built in place: its own files are gone from where it was started.
    const [own] = scriptsOf(directory)
    removeFolder(join(directory, 'client'))
    expect((await fetch(`${before.origin}/assets/${own}`)).status).toBe(200)
    expect((await fetch(`${before.origin}/social/home.en.png`)).status).toBe(404)
    await Promise.all([before.stop(), after.stop()])
  } finally {
    removeFolder(directory)
  }
})

test('a damaged file or record costs nobody more than itself', async () => {
  const directory = earlierBuild()
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'warn' }
  const kept = (...names: string[]) => join(env.DATA_DIR, 'assets', ...names)
  try {
    await (await startBuild(directory, env)).stop()
    const [damaged = '', ...whole] = scriptsOf(directory)
    truncateSync(kept('files', damaged))
    writeFileSync(kept('builds/empty.json'), '')
    removeFolder(directory)

    const after = await startSite(env)
    const own = scriptsOf('dist')[0] as string
    truncateSync(kept('files', own))
    const answers = [damaged, whole[0], whole.at(-1), own].map(async (name) => {
      const answer = await fetch(`${after.origin}/assets/${name}`)
      return [answer.status, answer.headers.get('cache-control'), (await answer.bytes()).length > 0]
    })
    const sent = [200, 'public, max-age=31536000, immutable', true]
    expect(await Promise.all(answers)).toEqual([[404, 'no-store', true], sent, sent, sent])
    await after.stop()
    expect(after.output()).toContain(damaged)
    expect(after.output()).toContain('empty.json')
    expect(readdirSync(kept('builds'))).not.toContain('empty.json')
  } finally {
    removeFolder(directory)
  }
})

test('where nothing can be written about builds, pages and their files are served all the same', async () => {
  const dataDir = newDataDir()
  writeFileSync(join(dataDir, 'assets'), 'in the way')
  const site = await startSite({ DATA_DIR: dataDir })
  const home = await (await fetch(site.origin)).text()
  const script =
    /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1]
  expect((await fetch(site.origin + script)).status).toBe(200)
  await site.stop()
  expect(site.output()).toContain('files of earlier builds cannot be kept')
})
