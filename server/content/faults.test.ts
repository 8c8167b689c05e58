import { expect, test } from 'vitest'
import { describeValue, type Fault, formatFault, sortFaults } from './faults.ts'

const fault = { file: 'content/a.yaml', expected: 'text', found: 'nothing' }

test.each<[Fault, string]>([
  [fault, 'content/a.yaml: expected text, found nothing'],
  [
    { ...fault, line: 3, column: 5, key: 'a.b' },
    'content/a.yaml:3:5 a.b: expected text, found nothing',
  ],
  [{ ...fault, found: 'two\n  lines' }, 'content/a.yaml: expected text, found two lines'],
])('a fault is one line of known parts', (given, line) => {
  expect(formatFault(given)).toBe(line)
})

test('faults are in reading order, lines as numbers, each once', () => {
  const at = (file: string, line: number) => ({ ...fault, file, line, column: 1 })
  const sorted = sortFaults([at('b', 10), at('b', 9), at('a', 20), at('b', 9)])
  expect(sorted.map(({ file, line }) => `${file}${line}`)).toEqual(['a20', 'b9', 'b10'])
})

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  [' ', 'empty text'],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  [[1], '1 entry'],
  [{ a: 1 }, 'the key a'],
  [{ a: 1, b: 2 }, 'the keys a, b'],
  [false, 'false'],
])('%j is called %s', (value, name) => {
  expect(describeValue(value)).toBe(name)
})
