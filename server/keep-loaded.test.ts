import { expect, test } from 'vitest'
import { keepLoaded } from './keep-loaded.ts'

test('what was loaded is kept, what failed is loaded again', async () => {
  let loads = 0
  const load = keepLoaded(async () => {
    loads += 1
    if (loads === 1) throw new Error('EMFILE')
    return loads
  })
  // Whoever asks meanwhile shares the failure.
  expect(await Promise.allSettled([load(), load()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect([await load(), await load()]).toEqual([2, 2])
})
