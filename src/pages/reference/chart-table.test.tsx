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
