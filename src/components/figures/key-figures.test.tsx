import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyFigures } from './key-figures.tsx'

const drawn = (...values: string[]) =>
  renderToStaticMarkup(
    <KeyFigures figures={values.map((value) => ({ value, label: value, context: '' }))} />,
  )

test.each(['≤ 24 h', '99.9 %', '> 95%', '€0.85', '0,85 €', '5–20 s'])(
  '%s stands between arrowheads',
  (value) => {
    expect(drawn(value)).toContain('class="dimension"')
  },
)

test.each(['weekly', 'EU or US', 'TLS 1.2+'])('%s is no size', (value) => {
  expect(drawn(value)).not.toContain('class="dimension"')
})

test('no row of two, three or four figures has a gap at its end', () => {
  expect(drawn('1', '2')).not.toMatch(/grid-cols-[34]/)
  expect(drawn('1', '2', '3')).toContain('md:grid-cols-3')
  expect(drawn('1', '2', '3', '4')).toContain('xl:grid-cols-4')
})
