import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFor, temporaryDirectory } from '../testing/engines.ts'
import { remoteStore } from '../testing/remote-store.ts'
import { aSubmission } from '../testing/samples.ts'

/* Mounting needs root, as in tests/faults/full-disk.test.ts. */

/** A volume of its own that can be made read-only while no file is open for writing. */
function newVolume() {
  const volume = temporaryDirectory()
  const mount = (...more: string[]) => execFileSync('mount', [...more, volume])
  mount('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs')
  onTestFinished(() => void execFileSync('umount', ['--lazy', volume]))
  return {
    dataDir: join(volume, 'data'),
    remount: (how: 'ro' | 'rw') => mount('-o', `remount,${how}`),
  }
}

test('a volume that was read-only when the store was opened is written once it can be', async () => {
  const { dataDir, remount } = newVolume()
  const before = await remoteStore({ dataDir })
  await before.store.submit(aSubmission())
  // A journal is left, so that the file can be opened for reading.
  await before.kill()
  remount('ro')
  const store = await openFor({ dataDir })
  await expect(store.submit(aSubmission())).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(await store.list({})).toHaveLength(1)
  remount('rw')
  await expect.poll(() => store.submit(aSubmission()).catch(String)).toEqual({ kind: 'stored' })
  expect(await store.list({})).toHaveLength(2)
  await store.close()
})
