import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { errorCodes, errorStatus } from '../../../shared/api-schemas/sandbox-errors.ts'
import { ErrorScale } from './error-scale.tsx'

const drawn = renderToStaticMarkup(
  <ErrorScale
    errors={errorCodes.map((code) => ({
      code,
      status: errorStatus[code],
      title: code,
      detail: '',
      action: '',
    }))}
    words={{ label: 'By status', change: 'change', repeat: 'repeat' }}
  />,
)

test('the scale leads to each code once, above each status once', () => {
  expect([...drawn.matchAll(/href="#([a-z-]+)"/g)].map(([, code]) => code)).toEqual(errorCodes)
  const statuses = [...drawn.matchAll(/<span>(\d{3})<\/span>/g)].map(([, status]) => Number(status))
  expect(statuses).toEqual([...new Set(Object.values(errorStatus))])
})

test('the scale is broken where more than two statuses are left out', () => {
  expect(drawn).toMatch(/415<\/span><\/li><li class="error-scale__break"/)
  expect(drawn).not.toMatch(/401<\/span><\/li><li class="error-scale__break"/)
})

test('only what may pass when it is sent again is filled', () => {
  const filled = [...drawn.matchAll(/<a href="#([a-z-]+)"[^>]*data-repeated/g)]
  expect(filled.map(([, code]) => code)).toEqual([
    'job-not-done',
    'too-many-requests',
    'internal',
    'unavailable',
  ])
})
