import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '../testing/remove-folder.ts'
import { sweepMailFiles, sweepPauseMs, sweepRegularly } from './sweep-mail-files.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { createRecordingLog } from './testing/recording-log.ts'
import { sampleDelivery } from './testing/sample-delivery.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstangle-sweep-'))
})

afterEach(() => {
  vi.useRealTimers()
  removeFolder(folder)
})

const { id } = sampleDelivery(1, '2026-11-21T12:00:00.000Z')
const { id: keptId } = sampleDelivery(2, '2026-11-21T12:00:00.000Z')
const name = `20261121T120000.000Z-${id}.eml`

test('files of withdrawn mails go, with what an interrupted write has left; others stay', async () => {
  const store = createMemoryStore()
  store.gone.add(id)
  const kept = [`20261121T120000.000Z-${keptId}.eml`, 'notes.txt']
  for (const each of [name, `${name}.42.part`, ...kept]) writeFileSync(join(folder, each), '')
  expect(await sweepMailFiles(folder, store)).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(kept)
})

test('without a folder the store is not asked, and none is made', async () => {
  const store = createMemoryStore()
  const missing = join(folder, 'mail')
  expect(await sweepMailFiles(missing, store)).toBe(0)
  expect(store.calls.withdrawn).toBe(0)
  expect(existsSync(missing)).toBe(false)
})

test('a server looks at its start, then again and again, also after the store was away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const store = createMemoryStore()
  const log = createRecordingLog()
  mkdirSync(folder, { recursive: true })
  const write = () => writeFileSync(join(folder, name), '')
  const isGone = () => vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 90_000)
  store.gone.add(id)
  write()
  const sweeper = sweepRegularly({ folder, store, log })
  sweeper.start()
  await isGone()

  store.broken.add('withdrawn')
  write()
  vi.advanceTimersByTime(sweepPauseMs)
  await vi.waitFor(() => expect(log.texts('warn')).toHaveLength(1), 90_000)
  expect(readdirSync(folder)).toEqual([name])
  store.broken.clear()
  vi.advanceTimersByTime(sweepPauseMs)
  await isGone()
  sweeper.stop()
  expect(vi.getTimerCount()).toBe(0)
})
