import { expect, test, vi } from 'vitest'
import { bringDropped, takeDropped } from './dropped-drawings.ts'

const drawing = (name: string) => [new File(['drawing'], name)]

test('files that are dropped before somebody takes them wait, later ones do not', () => {
  const take = vi.fn()
  bringDropped(drawing('early.pdf'))
  const end = takeDropped(take)
  bringDropped(drawing('late.pdf'))
  expect(take.mock.calls.flat(2).map(({ name }) => name)).toEqual(['early.pdf', 'late.pdf'])

  end()
  bringDropped(drawing('waits.pdf'))
  expect(take).toHaveBeenCalledTimes(2)
  takeDropped(take)
  expect(take).toHaveBeenCalledTimes(3)
})
