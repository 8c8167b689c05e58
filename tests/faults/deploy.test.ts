import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataDir, startBuild, startSite } from './support/site-process.ts'

const repository = join(import.meta.dirname, '../..')

/** A build made before this one: another identity, and a chunk that this one does not have. */
function earlierBuild(): string {
  const directory = mkdtempSync(join(repository, '.cache/earlier-build-'))
  cpSync(join(repository, 'dist'), directory, { recursive: true })
  const file = join(directory, 'build.json')
  const build = { ...JSON.parse(readFileSync(file, 'utf8')), buildId: 'earlier' }
  writeFileSync(file, JSON.stringify({ ...build, buildTimestamp: '2026-01-01T00:00:00.000Z' }))
  writeFileSync(join(directory, 'client/assets/section-Ea4l1er0.js'), 'export const at = 1\n')
  return directory
}

test('a tab opened before a deploy still gets its files, with their own type and caching', async () => {
  const directory = earlierBuild()
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'silent' }
  try {
    const before = await startBuild(directory, env)
    const { buildId } = await (await fetch(`${before.origin}/version.json`)).json()
    expect(buildId).toBe('earlier')
    await before.stop()
    rmSync(directory, { recursive: true })

    const after = await startSite(env)
    const chunk = await fetch(`${after.origin}/assets/section-Ea4l1er0.js`)
    expect([chunk.status, await chunk.text()]).toEqual([200, 'export const at = 1\n'])
    expect(Object.fromEntries(chunk.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await fetch(`${after.origin}/assets/never-there.js`)).status).toBe(404)
    const home = await (await fetch(after.origin)).text()
    expect(home).not.toContain('section-Ea4l1er0')
    await after.stop()
  } finally {
    rmSync(directory, { recursive: true, force: true })
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
