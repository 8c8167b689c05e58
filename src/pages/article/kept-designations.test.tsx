import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keptDesignations, keptTitle } from './kept-designations.tsx'

test('the number of a standard stays on a line', () => {
  expect(renderToStaticMarkup(keptDesignations('to ISO\u00a0128-2, and 2D-drawings'))).toBe(
    'to <span class="whitespace-nowrap">ISO\u00a0128-2</span>, and 2D-drawings',
  )
})

test('a short compound of a title stays on a line, a long one does not', () => {
  expect(renderToStaticMarkup(keptTitle('First- and third-angle projection'))).toBe(
    'First- and <span class="whitespace-nowrap">third-angle</span> projection',
  )
  expect(renderToStaticMarkup(keptTitle('US- und EU-Zeichnungen'))).toBe('US- und EU-Zeichnungen')
})
