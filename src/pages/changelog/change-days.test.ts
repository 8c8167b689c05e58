import { expect, test } from 'vitest'
import { changeDays } from './change-days.ts'

const entry = (id: string, date: string) => ({
  id,
  date,
  area: 'site' as const,
  places: ['/try'],
  title: id,
  text: [],
})

test('changes of a day stand together, and a newer one leaves the numbers of the others alone', () => {
  const old = [entry('b', '2026-02-02'), entry('a', '2026-01-01')]
  const numbers = (entries: typeof old) =>
    changeDays(entries).map(({ date, changes }) => [
      date,
      changes.map(({ id, number }) => [id, number]),
    ])
  expect(numbers(old)).toEqual([
    ['2026-02-02', [['b', 2]]],
    ['2026-01-01', [['a', 1]]],
  ])
  expect(numbers([entry('c', '2026-02-02'), ...old])).toEqual([
    [
      '2026-02-02',
      [
        ['c', 3],
        ['b', 2],
      ],
    ],
    ['2026-01-01', [['a', 1]]],
  ])
})
