import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { newMessage, type PostAnswer, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'

/*
 * A volume of 16 MB is filled to its last byte. Mounting it needs root, as in CI; whoever is not root
 * gets the same from a user namespace only where the kernel allows it, and then sees this file fail.
 */
const volume = newDataDir()
const dataDir = join(volume, 'data')
let site: SiteProcess
let metricsPort: number

beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', volume])
  mkdirSync(dataDir)
  metricsPort = await freePort()
  site = await startSite({
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  })
})

afterAll(async () => {
  await site?.stop()
  execFileSync('umount', [volume])
})

/** Files that take up all room, the last ones a byte each. */
const fillers: string[] = []

function fill(): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    for (let part = 0; ; part += 1) {
      const path = join(volume, `filler-${size}-${part}`)
      fillers.push(path)
      try {
        writeFileSync(path, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        break
      }
    }
  }
}

function send(count: number): Promise<PostAnswer[]> {
  const posts = Array.from({ length: count }, () =>
    post(`${site.origin}/api/messages`, newMessage({ message: 'x'.repeat(3000) })),
  )
  return Promise.all(posts)
}

/** What monitoring is told: whether requests can be stored. */
async function storeUp(): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return /^firstangle_store_up (\d)$/m.exec(text)?.[1]
}

test('a full disk refuses with 503 and words, keeps the pages up, and heals by itself', async () => {
  const before = await send(5)
  expect(before.map(({ status }) => status)).toEqual(Array(5).fill(201))

  expect(await storeUp()).toBe('1')

  fill()
  const during = await send(60)
  const refused = during.filter(({ status }) => status !== 201)
  // What still fits into space that the files already hold may be accepted, and must then be there.
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(refused.every(({ body }) => /@/.test(String(body.detail)))).toBe(true)
  expect((await fetch(`${site.origin}/trial-license`)).status).toBe(200)
  expect(await storeUp()).toBe('0')

  for (const path of fillers) rmSync(path)
  const after = await send(5)
  expect(after.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(await storeUp()).toBe('1')

  const database = new DatabaseSync(join(dataDir, 'requests.db'))
  const stored = new Set(
    database
      .prepare('SELECT id FROM requests')
      .all()
      .map((row) => row.id),
  )
  const integrity = database.prepare('PRAGMA integrity_check').all()
  database.close()
  const accepted = [...before, ...during, ...after].filter(({ status }) => status === 201)
  expect(accepted.filter(({ body }) => !stored.has(body.id as string))).toEqual([])
  expect(integrity).toEqual([{ integrity_check: 'ok' }])
})
