import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { newMessage, type PostAnswer, post } from './support/posts.ts'
import { newDataDir, type SiteProcess, startSite } from './support/site-process.ts'

/* The database is deleted under the running server: every request acknowledged afterwards is in a file that exists. */

const writers = 8

/** Posts that were sent at or after this time and acknowledged. */
type Thanked = { readonly sentAt: number; readonly id: string }

/** Writers that post until they are told to stop. */
function storm(site: SiteProcess) {
  let isOver = false
  const thanked: Thanked[] = []
  const refused: PostAnswer[] = []
  const running = Promise.all(
    Array.from({ length: writers }, async () => {
      while (!isOver) {
        const sentAt = performance.now()
        const answer = await post(`${site.origin}/api/messages`, newMessage())
        if (answer.status === 201) thanked.push({ sentAt, id: String(answer.body.id) })
        else refused.push(answer)
      }
    }),
  )
  return {
    thanked,
    refused,
    async stop() {
      isOver = true
      await running
    },
  }
}

function storedIds(dataDir: string): Set<string> {
  const database = new DatabaseSync(join(dataDir, 'requests.db'), { readOnly: true })
  const rows = database.prepare('SELECT id FROM requests').all()
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
  return new Set(rows.map(({ id }) => String(id)))
}

const removals: readonly [what: string, remove: (dataDir: string) => void][] = [
  [
    'its files',
    (dataDir) => {
      for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, `requests.db${ending}`))
    },
  ],
  [
    'its directory, made again',
    (dataDir) => {
      // The server may write a mail into it meanwhile.
      removeFolder(dataDir)
      mkdirSync(dataDir, { recursive: true })
    },
  ],
]

test.each(removals)(
  'three removals of %s under load: no thanks for what is in no file',
  async (_, remove) => {
    const dataDir = newDataDir()
    const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
    onTestFinished(async () => void (await site.stop()))
    const posts = storm(site)
    for (let round = 0; round < 3; round++) {
      await vi.waitFor(() => expect(posts.thanked.length).toBeGreaterThan(0), 90_000)
      remove(dataDir)
      const removedAt = performance.now()
      const since = () => posts.thanked.filter(({ sentAt }) => sentAt > removedAt)
      await vi.waitFor(() => expect(since().length).toBeGreaterThan(20), 90_000)
      const ids = since().map(({ id }) => id)
      const stored = storedIds(dataDir)
      expect(ids.filter((id) => !stored.has(id))).toEqual([])
      expect((await fetch(`${site.origin}/schedule-call`)).status).toBe(200)
    }
    await posts.stop()

    expect(posts.refused.length).toBeGreaterThan(0)
    expect(new Set(posts.refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(posts.refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    expect(posts.refused.every(({ body }) => /@/.test(String(body.detail)))).toBe(true)
    expect(
      site.output().match(/files of the store are no longer those/g)?.length,
    ).toBeGreaterThanOrEqual(3)
  },
  90_000,
)
