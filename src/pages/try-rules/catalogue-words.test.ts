import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaultCatalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'
import { differencesOf } from '../../../shared/feasibility/compare-catalogues.ts'
import { differenceLine, faultText, limitLines, rowsOf } from './catalogue-words.ts'
import type { DeskWords } from './try-rules-data.ts'

const page = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, `../../../content/pages/${name}.de.yaml`), 'utf8'))
const desk: DeskWords = {
  copy: page('try-rules'),
  words: page('use-case-feasibility-analysis').playground,
}

const { fields } = desk.words.form
const { names, none, yes, no } = desk.copy.rules

test('every limit has its unit and is written as in German; what is not set says so', () => {
  const lines = limitLines(
    { ...defaultCatalogue, minTolerance: 0.05, minRz: undefined },
    desk,
    'de',
  )
  const textOf = new Map(lines)
  expect(textOf.get(fields.tolerance.label)).toBe(`0,05\u00a0${fields.tolerance.unit}`)
  expect(textOf.get(fields.rz.label)).toBe(none)
  expect(textOf.get(names.finePitch)).toBe(defaultCatalogue.finePitch ? yes : no)
  expect(rowsOf(lines).map(({ key }) => key)).toEqual(lines.map((_, index) => `${index}`))
})

test('lists name characteristics in words, not by their codes', () => {
  const catalogue = { ...defaultCatalogue, measured: ['FLATNESS' as const] }
  const lines = limitLines(catalogue, desk, 'de').map(([, text]) => text)
  expect(lines).toContain(desk.words.characteristics.FLATNESS)
  expect(lines.join()).not.toContain('FLATNESS')
})

test('a difference says from what to what, or what was added', () => {
  const after = { ...defaultCatalogue, minTolerance: 0.125, finePitch: !defaultCatalogue.finePitch }
  const before = { ...defaultCatalogue, minTolerance: 0.05 }
  const lines = differencesOf(before, after).map((each) => differenceLine(each, desk, 'de'))
  expect(lines).toEqual([
    [fields.tolerance.label, expect.stringMatching(/0,05.*0,125/)],
    [names.finePitch, after.finePitch ? yes : no],
  ])
})

test('a fault of a file is worded with its values; a bug is not taken for one', () => {
  const text = faultText(new CatalogueError('formula', { cell: 'B7' }), desk, 'de')
  expect(text).toContain('B7')
  expect(text).not.toContain('{')
  expect(faultText(new TypeError('x'), desk, 'de')).toBeUndefined()
})
