import { expect, test } from 'vitest'
import { printProperties } from './print-sheet.ts'

const revision = { label: 'Revision', version: '1.0.0', date: '21 November 2026' }

test('the title block of a printed sheet names owner, address, title, revision and sheet', () => {
  const css = printProperties({
    owner: 'Firstangle GmbH',
    address: 'www.a.example/security',
    title: 'Security',
    revision,
    sheet: 'Sheet',
  })
  expect(css).toBe(
    '@media print{:root{--print-owner:"Firstangle GmbH\\a www.a.example/security";--print-title:"Security";' +
      '--print-revision:"Revision 1.0.0 · 21 November 2026\\a Sheet"}}',
  )
})

test('whatever a title holds, it ends neither its string nor its element', () => {
  const css = printProperties({
    owner: 'a',
    address: 'b',
    title: '"}</style><b>\\',
    revision,
    sheet: 'c',
  })
  expect(css).toContain('--print-title:"\\22 }\\3c /style\\3e \\3c b\\3e \\5c "')
})
