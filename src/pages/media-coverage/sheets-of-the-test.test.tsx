import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SheetsOfTheTest } from './sheets-of-the-test.tsx'

test('twenty sheets are drawn, three of them askew, one in inches and one to be refused, as the words say', () => {
  const svg = renderToStaticMarkup(<SheetsOfTheTest />)
  const count = (pattern: RegExp) => [...svg.matchAll(pattern)].length
  expect(count(/translate\(/g)).toBe(20)
  expect(count(/rotate\(/g)).toBe(3)
  expect(count(/″/g)).toBe(1)
  expect(count(/diagram__boundary/g)).toBe(1)
})
