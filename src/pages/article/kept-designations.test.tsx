import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keptDesignations } from './kept-designations.tsx'

test('the number of a standard stays on a line', () => {
  expect(renderToStaticMarkup(keptDesignations('to ISO\u00a0128-2, and 2D-drawings'))).toBe(
    'to <span class="whitespace-nowrap">ISO\u00a0128-2</span>, and 2D-drawings',
  )
})
