import { expect, test } from 'vitest'
import { changedPlaces } from './changed-places.ts'

const change = (number: number, area: 'contract' | 'site', places: string[]) => ({
  id: `change-${number}`,
  date: '2026-01-01',
  title: '',
  text: [],
  number,
  area,
  places,
})

test('a place stands once, by path, with its changes from the oldest', () => {
  const places = changedPlaces([
    change(3, 'site', ['/try']),
    change(2, 'site', ['/schemas', '/about']),
    change(1, 'contract', ['/schemas']),
  ])
  expect(
    places.map(({ path, area, changes, isLatest }) => [
      path,
      area,
      changes.map(({ number }) => number),
      isLatest,
    ]),
  ).toEqual([
    ['/about', 'site', [2], false],
    ['/schemas', 'contract', [1, 2], false],
    ['/try', 'site', [3], true],
  ])
})
