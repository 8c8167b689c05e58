import { expect, it } from 'vitest'
import { withNameOfPart } from './misread-names.ts'

it.each([
  ['Плотформо', 'Платформа'],
  ['печотноя', 'печатная'],
  ['стенко', 'стенка'],
  ['КОРОУС', 'КОРОУС'],
  ['КРЫШКО', 'КРЫШКА'],
  ['Шестерця', 'Шестерня'],
  ['Плата', 'Плата'],
  ['Плату', 'Плату'],
  ['Иванов', 'Иванов'],
  ['вол', 'вол'],
  ['Housing', 'Housing'],
])('reads %s as %s', (read, meant) => {
  expect(withNameOfPart(read)).toBe(meant)
})
