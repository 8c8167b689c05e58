import type { DrawingReaderClient, ReadDrawing } from '@firstangle/reader'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readWhole } from './read-whole.ts'

const unhandled = vi.fn()
beforeEach(() => void process.on('unhandledRejection', unhandled))
afterEach(() => void process.off('unhandledRejection', unhandled))

const drawing = (isComplete: boolean): ReadDrawing =>
  ({ sheets: [], isComplete, close: vi.fn() }) as unknown as ReadDrawing

const sheetsOf = ({ sheets }: ReadDrawing) => sheets

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A reader that hands out a drawing, or waits until it is aborted. */
const clientOf = (given?: ReadDrawing): DrawingReaderClient => ({
  read: (_, { signal }) =>
    given
      ? Promise.resolve(given)
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
})

test('a file that is aborted while it is opened says so once', async () => {
  const running = new AbortController()
  const reading = readWhole(new Blob(), running.signal, sheetsOf, clientOf())
  running.abort()
  await expect(reading).rejects.toThrow('aborted')
  await settled()
  expect(unhandled).not.toHaveBeenCalled()
})

test('one that is aborted while it grows says so, and is closed', async () => {
  const running = new AbortController()
  const growing = drawing(false)
  const reading = readWhole(new Blob(), running.signal, sheetsOf, clientOf(growing))
  await settled()
  running.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect(growing.close).toHaveBeenCalled()
})

test('a file that was read does not mind when the next one is aborted', async () => {
  const running = new AbortController()
  await readWhole(new Blob(), running.signal, sheetsOf, clientOf(drawing(true)))
  running.abort()
  await settled()
  expect(unhandled).not.toHaveBeenCalled()
})
