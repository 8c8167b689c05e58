import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChartTable } from './chart-table.tsx'
import type { ChartRow } from './reference-data.ts'

const classesOf = (count: number, cell: ChartRow['cells'][number]) => {
  const rows = Array.from({ length: count }, (_, i) => ({ name: `M${i}`, cells: [cell] }))
  const html = renderToStaticMarkup(
    <ChartTable label="Threads" chart={{ columns: ['Thread', 'Pitch'], rows }} />,
  )
  return /class="([^"]*)"/.exec(html)?.[1]?.split(' ')
}

test('a chart of few lines does not scroll; one whose rows have two lines does earlier', () => {
  expect(classesOf(32, '1.5')).toContain('chart--whole')
  expect(classesOf(33, '1.5')).not.toContain('chart--whole')
  expect(classesOf(16, ['+25', '0'])).toContain('chart--whole')
  expect(classesOf(17, ['+25', '0'])).not.toContain('chart--whole')
})

test('a name or value of several words may take two lines, but no word is parted from its number', () => {
  const rows = [{ name: 'over 30 to 50', cells: ['1.373 to 1.458', '1; 0.75', 'H11/c11'] }]
  const columns = ['Nominal size', 'Limits', 'Pitch', 'Fit']
  const html = renderToStaticMarkup(<ChartTable label="Sizes" chart={{ columns, rows }} />)
  expect(html).toContain('<th scope="row" data-parted="true">over\u00a030 to\u00a050</th>')
  expect(html).toContain('<td data-parted="true">1.373 to\u00a01.458</td>')
  expect(html).toContain('<td>1; 0.75</td><td data-words="true">H11/c11</td>')
})
