import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { removeFolder } from '../../testing/remove-folder.ts'
import type { Store } from '../store.ts'
import { openFor, temporaryDirectory } from '../testing/engines.ts'
import { remoteStore } from '../testing/remote-store.ts'
import { aSubmission } from '../testing/samples.ts'

/* Files of the store that somebody removes or replaces while the server runs. */

const unavailable = { name: 'StoreUnavailable' }
const fileIn = (dataDir: string) => join(dataDir, 'requests.db')

function remove(dataDir: string, endings = ['', '-wal', '-shm']): void {
  for (const ending of endings) rmSync(`${fileIn(dataDir)}${ending}`)
}

/** Stores a request and gives its id. */
async function store(into: Store): Promise<string> {
  const submission = aSubmission()
  expect(await into.submit(submission)).toEqual({ kind: 'stored' })
  return submission.request.id
}

/** The same, as soon as the store works again. */
function storeAgain(into: Store): Promise<string> {
  return vi.waitFor(() => store(into), 90_000)
}

/** What somebody finds who looks into the file. */
function idsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT id FROM requests ORDER BY rowid').all()
  const whole = database.prepare('PRAGMA integrity_check').get()
  database.close()
  expect({ ...whole }).toEqual({ integrity_check: 'ok' })
  return rows.map(({ id }) => String(id))
}

/** A store of its own with one request, closed: the file, and the id. */
async function otherFile(): Promise<{ file: string; id: string }> {
  const dataDir = temporaryDirectory()
  const other = await openFor({ dataDir })
  const id = await store(other)
  await other.close()
  return { file: fileIn(dataDir), id }
}

test('after a removal nothing is acknowledged that is not in a file, three times in a row', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  for (let round = 0; round < 3; round++) {
    await store(opened)
    remove(dataDir)
    await expect(opened.submit(aSubmission())).rejects.toMatchObject(unavailable)
    const ids = [await storeAgain(opened), await store(opened)]
    expect(idsIn(fileIn(dataDir))).toEqual(ids)
  }
})

test('a removal in the middle of a commit is noticed before it is acknowledged', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  const posts = Array.from({ length: 5 }, () => opened.submit(aSubmission()))
  // They have begun and wait for their turn.
  await Promise.resolve()
  remove(dataDir)
  for (const result of await Promise.allSettled(posts)) {
    expect(result).toMatchObject({ status: 'rejected', reason: unavailable })
  }
})

test.each([[['-wal']], [['-shm']], [['-wal', '-shm']]])(
  'without %j what was acknowledged stays in the file',
  async (endings) => {
    const dataDir = temporaryDirectory()
    const opened = await openFor({ dataDir })
    const first = await store(opened)
    remove(dataDir, endings)
    await expect(opened.submit(aSubmission())).rejects.toMatchObject(unavailable)
    const second = await storeAgain(opened)
    expect(idsIn(fileIn(dataDir))).toEqual(expect.arrayContaining([first, second]))
  },
)

test.each([[false], [true]])(
  'the whole directory may go, and come back: %s',
  async (isMadeAgain) => {
    const dataDir = join(temporaryDirectory(), 'data')
    const opened = await openFor({ dataDir })
    await store(opened)
    removeFolder(dataDir)
    if (isMadeAgain) mkdirSync(dataDir)
    await expect(opened.list({})).rejects.toMatchObject(unavailable)
    const id = await storeAgain(opened)
    expect(idsIn(fileIn(dataDir))).toEqual([id])
  },
)

test('a file that is put in its place is used, and the one that was there is whole', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  const before = [await store(opened), await store(opened)]
  const other = await otherFile()
  const away = join(dataDir, 'away.db')
  // The journal of the first stays behind; the second must not take it for its own.
  renameSync(fileIn(dataDir), away)
  copyFileSync(other.file, fileIn(dataDir))
  await expect(opened.submit(aSubmission())).rejects.toMatchObject(unavailable)
  const after = await storeAgain(opened)
  expect(idsIn(fileIn(dataDir))).toEqual([other.id, after])
  expect(idsIn(away)).toEqual(expect.arrayContaining(before))
})

test('a damaged file that is put in its place is refused and left alone, until it is replaced', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  await store(opened)
  const other = await otherFile()
  const damaged = readFileSync(other.file)
  damaged.fill(0, 8192, 12_288)
  remove(dataDir)
  writeFileSync(fileIn(dataDir), damaged)
  await expect(opened.submit(aSubmission())).rejects.toMatchObject(unavailable)
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(opened.submit(aSubmission())).rejects.toMatchObject({
      ...unavailable,
      cause: { name: 'StoreUnusable' },
    })
  }
  expect(readFileSync(fileIn(dataDir)).equals(damaged)).toBe(true)

  copyFileSync(other.file, fileIn(dataDir))
  expect(await opened.list({})).toMatchObject([{ id: other.id }])
  expect(idsIn(fileIn(dataDir))).toEqual([other.id])
})

test('several processes find together again', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  const remote = await remoteStore({ dataDir })
  for (let round = 0; round < 3; round++) {
    await Promise.all([store(opened), store(remote.store)])
    remove(dataDir)
    const each = await Promise.all([storeAgain(opened), storeAgain(remote.store)])
    const after = [...each, await store(opened), await store(remote.store)]
    expect(idsIn(fileIn(dataDir)).sort()).toEqual(after.sort())
  }
  await remote.kill()
})

test('links are signed with what the new file holds, so that they outlive the process', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  const before = await opened.secret('links')
  expect(await opened.secret('links')).toBe(before)
  remove(dataDir)
  await expect(opened.secret('links')).rejects.toMatchObject(unavailable)
  const after = await vi.waitFor(() => opened.secret('links'), 90_000)
  expect(after).not.toBe(before)
  expect(await (await openFor({ dataDir })).secret('links')).toBe(after)
})

test('a file that is put in its place just before the end is not given the old journal', async () => {
  const dataDir = temporaryDirectory()
  const opened = await openFor({ dataDir })
  await store(opened)
  const other = await otherFile()
  rmSync(fileIn(dataDir))
  copyFileSync(other.file, fileIn(dataDir))
  await opened.close()
  expect(await (await openFor({ dataDir })).list({})).toMatchObject([{ id: other.id }])
})
