import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { element, text } from '../../../markdown/elements.ts'
import { frameTable, isListOnPhones } from './article-tables.ts'

const words = ['Field', 'What it says', 'Where it goes', 'Watch for']
const said = 'the name of the part in the language of the sheet'

test('a table of words that a phone cannot hold is a list there', () => {
  expect(isListOnPhones([words, ['Title', said, 'part_name', said]])).toBe(true)
})

test('figures to compare stay beside each other, however many they are', () => {
  const sizes = ['M3', '0.5', '2.459', '2.5', '3.2', '3.4', '3.6', '0.35', '5.5', '5.7', '0.25']
  expect(isListOnPhones([sizes.map(() => 'Diameter'), sizes])).toBe(false)
})

test('a table that a phone can hold stays one', () => {
  expect(
    isListOnPhones([
      ['Sign', 'Meaning'],
      ['R', 'a radius, of an arc or an edge'],
    ]),
  ).toBe(false)
})

test('a code that stays on its line counts as one word', () => {
  const code = element('code', [text('ISO 4762 \u2013 M6\u00d725 \u2013 8.8')])
  const row = [
    element('td', [text('Designation')]),
    element('td', [code]),
    element('td', [text('One string: standard, size, property class')]),
  ]
  const heads = ['Column', 'Says', 'Watch for'].map((name) => element('th', [text(name)]))
  const framed = frameTable(element('table', [element('tr', heads), element('tr', row)]), 'A')
  expect(framed.properties.className).toContain('phone-list')
})

const table = (rows: readonly (readonly string[])[]) =>
  element(
    'table',
    rows.map((row, index) =>
      element(
        'tr',
        row.map((cell) => element(index === 0 ? 'th' : 'td', [text(cell)])),
      ),
    ),
  )

test('its values are named by their columns, its rows by their first cell or number', () => {
  const framed = frameTable(table([words, ['Title', said, '', said], ['2', said, 'x', said]]), 'A')
  expect(framed.properties.className).toContain('phone-list')
  const cells = JSON.stringify(framed).match(/"dataLabel":"[^"]*"/g)
  const named = (name: string) => `"dataLabel":"${name}"`
  expect(
    JSON.stringify(framed)
      .match(/"scope":"[^"]*"/g)
      ?.slice(words.length),
  ).toEqual(['"scope":"row"', '"scope":"row"'])
  expect(cells).toEqual([
    ...['What it says', 'Watch for'].map(named),
    ...['Field', 'What it says', 'Where it goes', 'Watch for'].map(named),
  ])
})

const classesOf = (rows: readonly (readonly string[])[], row: number) =>
  (frameTable(table(rows), 'A').children[0] as Element).children
    .filter((child): child is Element => child.type === 'element')
    [row]?.children.map((cell) => (cell as Element).properties.className)

test('figures with as many decimals stand below each other, with the name of their column', () => {
  const rows = [
    ['Job', 'Cost', 'Error', 'Leg', 'Order'],
    ['1', '9.20', '\u22124.4%', '4.24', 'H7'],
    ['2', '1,100.00', '+15.0%', '5', '2'],
  ]
  const right = ['align-right']
  expect(classesOf(rows, 0)).toEqual([undefined, right, right, undefined, undefined])
  expect(classesOf(rows, 2)).toEqual([undefined, right, right, undefined, undefined])
})

test('figures stand below each other although one of them is missing', () => {
  const rows = [
    ['No.', 'Rows'],
    ['1', '12'],
    ['2', ''],
    ['3', '4'],
  ]
  expect(classesOf(rows, 1)).toEqual([undefined, ['align-right']])
})

test('a list of short values leaves room for the names of its columns', () => {
  const wide = ['Touchless items of ten', 'Source_of_the_limits_here', 'Characteristics', 'Where']
  const listed = (value: string) =>
    frameTable(table([wide, ['One', value, 'Characteristics', 'General_tolerances']]), 'A')
      .properties.className
  expect(listed('none of these at all')).toContain('phone-list-short')
  expect(listed('none of these, or the whole of them at once')).not.toContain('phone-list-short')
})
