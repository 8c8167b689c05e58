import { expect, test } from 'vitest'
import { defaultCatalogue } from './catalogue.ts'
import { catalogueCsv, catalogueJson } from './export.ts'

test('CSV has a header, CRLF after every line, and each limit with its unit', () => {
  const csv = catalogueCsv({ ...defaultCatalogue, denied: ['POLYAMIDE'] })
  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('\ufeffrule,parameter,value,unit')
  expect(lines.at(-1)).toBe('')
  expect(lines).toContain('tolerance,smallest_total,0.01,mm')
  expect(lines).toContain('thread,fine_pitch,true,')
  expect(lines).toContain('gdnt,measured,FLATNESS,')
  expect(lines).toContain('material,allowed,STEEL,')
  expect(lines).toContain('material,denied,POLYAMIDE,')
  expect(lines).toContain('surface,finest_rz,6.3,µm')
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a limit that is not set stays in the list, empty', () => {
  expect(catalogueCsv({ ...defaultCatalogue, minRz: undefined })).toContain('surface,finest_rz,,µm')
})

test('JSON names its version and units, and says what is not set', () => {
  const parsed = JSON.parse(catalogueJson({ ...defaultCatalogue, minRz: undefined }))
  expect(parsed).toMatchObject({
    format: 'feasibility-catalogue',
    version: 1,
    units: { length: 'mm', roughness: 'µm' },
    catalogue: { minTolerance: 0.01, minRz: null, allowed: ['STEEL', 'ALUMINIUM'] },
  })
})
