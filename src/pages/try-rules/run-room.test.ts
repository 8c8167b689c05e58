import { expect, test } from 'vitest'
import { createRunRoom } from './run-room.ts'

test('takes no more than there is room for, whatever comes at once', () => {
  const room = createRunRoom(3)
  expect(room.take(['a', 'b'])).toEqual(['a', 'b'])
  expect(room.take(['c', 'd'])).toEqual(['c'])
  expect(room.take(['e'])).toEqual([])
})

test('has all its room again once it is cleared', () => {
  const room = createRunRoom(2)
  room.take(['a', 'b'])
  room.clear()
  expect(room.take(['c', 'd', 'e'])).toEqual(['c', 'd'])
})

test('tells what was begun before it was cleared from what came after', () => {
  const room = createRunRoom(2)
  const before = room.signal
  room.clear()
  expect(before.aborted).toBe(true)
  expect(room.signal.aborted).toBe(false)
})
