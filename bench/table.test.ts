import { expect, test } from 'vitest'
import type { Section } from './report.ts'
import { formatTable, summary } from './table.ts'

const sections: Section[] = [
  {
    title: 'Home',
    rows: [
      { what: 'JavaScript', measured: 109.1, unit: 'kB', goal: { atMost: 105 } },
      { what: 'CSS', measured: 7.5, unit: 'kB', goal: { atMost: 16 }, spread: { min: 7, max: 8 } },
      { what: 'media', measured: 189, unit: 'kB' },
    ],
  },
  { title: 'nginx', rows: [], note: 'nginx is missing' },
]

test('columns line up over all sections', () => {
  expect(formatTable(sections).split('\n')).toEqual([
    '                     goal  measured     spread         note',
    '',
    'Home',
    '  JavaScript  <= 105.0 kB  109.1 kB             short',
    '  CSS          <= 16.0 kB    7.5 kB  7.0 … 8.0  ok',
    '  media                    189.0 kB',
    '',
    'nginx  (nginx is missing)',
  ])
})

test('the summary counts only figures with a goal', () => {
  expect(summary(sections)).toBe('1 of 2 goals reached, 1 short')
  expect(summary([])).toBe('0 of 0 goals reached')
})
