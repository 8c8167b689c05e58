import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { manifestNames, manifestSchema } from '../../../shared/sample-set/manifest-fields.ts'
import { emptyEntry } from './entry.ts'
import { manifestCsv, manifestJson, manifestRow, nameKeyCsv, type SetDrawing } from './manifest.ts'
import { scannedSheet, summaryWith } from './testing/sample-summary.ts'

const drawing: SetDrawing = {
  name: 'shaft.pdf',
  path: 'orders/ACME/shaft.pdf',
  summary: summaryWith(),
  entry: { ...emptyEntry, price: '1.234,5', note: ' =HYPERLINK("x") ' },
}
const options = { purpose: 'quoting', locale: 'de', isNeutral: false } as const
const hash = 'c3'.repeat(32)

test('a line tells what was read and what was entered', () => {
  expect(manifestRow(drawing, hash, options)).toEqual({
    file: 'shaft.pdf',
    drawing_number: 'FA-1001-01',
    revision: 'B',
    title: 'Shaft',
    price: 1234.5,
    currency: 'EUR',
    expected_outcome: null,
    note: '=HYPERLINK("x")',
    format: 'pdf',
    sheets: 1,
    resolution_dpi: null,
    family: 'TURNING',
    material: 'STEEL',
    size: 'to200',
    largest_size_mm: 120,
    original_name: 'orders/ACME/shaft.pdf',
    sha256: hash,
  })
})

test('without names nothing is left of name, number and title', () => {
  const row = manifestRow(drawing, hash, { ...options, isNeutral: true })
  expect(row).toMatchObject({
    drawing_number: null,
    revision: null,
    title: null,
    original_name: null,
  })
  expect(JSON.stringify(row)).not.toMatch(/ACME|FA-1001|Shaft/)
})

test('a set for a feasibility analysis states expected outcomes, and no prices', () => {
  const entry = { ...drawing.entry, outcome: 'fail' } as const
  const row = manifestRow({ ...drawing, entry }, hash, { ...options, purpose: 'feasibility' })
  expect(row).toMatchObject({ expected_outcome: 'fail', price: null, currency: null })
})

test('the table has a byte order mark, the decimal sign of its language, and no formula that runs', () => {
  const csv = manifestCsv([manifestRow(drawing, hash, options)], 'de')
  expect(csv.startsWith(`\ufeff${manifestNames.join(';')}\r\n`)).toBe(true)
  expect(csv).toContain(';1234,5;EUR;')
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
})

test('the manifest for programs is what its schema says', () => {
  const words = { title: 'Sample set', meaning: () => 'meaning' }
  const ajv = addFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true }))
  const validate = ajv.compile(
    manifestSchema('https://site.example/schemas/sample-set.json', words),
  )
  const scan = summaryWith({
    sheets: [{ ...scannedSheet, dpi: 240 }],
    family: null,
    materialCategory: [],
    largestSize: null,
  })
  const rows = [
    manifestRow(drawing, hash, options),
    manifestRow({ ...drawing, summary: scan, entry: emptyEntry }, hash, {
      ...options,
      purpose: 'feasibility',
    }),
  ]
  const created = '2026-11-23T10:00:00.000Z'
  const manifest = JSON.parse(manifestJson(rows, 'quoting', created))
  expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true)
  expect(manifest.drawings[1]).toMatchObject({ resolution_dpi: 240, family: null, size: null })
  expect(validate({ ...manifest, more: 1 })).toBe(false)
})

test('the key of names is a table of its own', () => {
  expect(nameKeyCsv([{ ...drawing, name: 'drawing-001.pdf' }], 'en')).toBe(
    '\ufefffile,original_name,drawing_number\r\ndrawing-001.pdf,orders/ACME/shaft.pdf,FA-1001-01\r\n',
  )
})
