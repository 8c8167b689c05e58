import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { newMessage, post } from './support/posts.ts'
import { newDataDir, startSite } from './support/site-process.ts'

/* Two machines share a PostgreSQL; mails become files, on each its own. */

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Mail files of a machine that hold the text. */
function filesWith(dataDir: string, text: string): string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

test('an erasure on one machine leaves no mail file on another, also of mails just being written', async () => {
  const databaseUrl = await postgresUrl()
  const shared = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  const [here, there] = [newDataDir(), newDataDir()]
  const near = await startSite({ ...shared, DATA_DIR: here })
  const far = await startSite({ ...shared, DATA_DIR: there })
  onTestFinished(async () => {
    await Promise.all([near.stop(), far.stop()])
  })
  const email = 'ada@customer.example'
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        post(`${[near, far][at % 2]?.origin}/api/messages`, newMessage({ email })),
      ),
    )
  const [kept] = await Promise.all([
    post(`${far.origin}/api/messages`, newMessage({ email: 'eve@customer.example' })),
    send(6),
  ])
  expect(kept.status).toBe(201)
  await vi.waitFor(() => expect(filesWith(there, email).length).toBeGreaterThan(0), 60_000)
  await vi.waitFor(() => expect(filesWith(here, email).length).toBeGreaterThan(0), 60_000)

  // The mails of these are being written while their requests are erased.
  const last = await send(4)
  const erasing = ['scripts/inbox.ts', 'erase', '--email', email, '--yes']
  const { stdout } = await run(process.execPath, erasing, {
    cwd: root,
    env: { ...process.env, DATA_DIR: here, DATABASE_URL: databaseUrl },
  })
  expect(last.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(stdout).toContain('10 requests deleted, with ')
  expect(stdout).toMatch(/may lie on other machines.*within two minutes/)
  await far.stop()
  const again = await startSite({ ...shared, DATA_DIR: there })
  onTestFinished(async () => void (await again.stop()))
  await vi.waitFor(() => expect(filesWith(there, email)).toEqual([]), 60_000)
  expect(filesWith(here, email)).toEqual([])
  expect(
    filesWith(there, 'eve@customer.example').length +
      filesWith(here, 'eve@customer.example').length,
  ).toBeGreaterThan(0)
})
