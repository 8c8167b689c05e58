import { expect, it } from 'vitest'
import { fieldsOf, madePage, madeRun, recognisedFieldsOf } from './testing/made-page.ts'

it('restores a note of a template in small print, and leaves out one that lacks its end', () => {
  const note = (...lines: string[]) =>
    recognisedFieldsOf([
      [150, 150, 50, 16, ...lines],
      [200, 150, 60, 16, 'TITLE:', 'Bracket'],
    ]).edgeCondition
  expect(note('DEBUR AND', 'BREAK SHARP', '5')).toBe('DEBUR AND BREAK SHARP EDGES')
  expect(note('DEBURR AND', '3°')).toBeUndefined()
  expect(note('DEBURR AND', 'BREAK SHARP', 'EDGES')).toBe('DEBURR AND BREAK SHARP EDGES')
})

it('does not take what is left of captions for a value', () => {
  const cells = (...lines: string[]) =>
    recognisedFieldsOf([
      [150, 150, 60, 20, 'FINISH:', ...lines],
      [210, 150, 60, 20, 'TITLE:', 'Bracket'],
    ])
  expect(cells('TO RANCES:', 'UNEAR:', 'GULAR:').surfaceTreatment).toBeUndefined()
  expect(cells('Anodised').surfaceTreatment).toBe('Anodised')
})

it('takes a recognised revision O for a zero', () => {
  const revision = (sure: number) =>
    recognisedFieldsOf(
      [
        [150, 150, 50, 10, 'REV:', 'O'],
        [200, 150, 60, 10, 'TITLE:', 'Bracket'],
      ],
      () => sure,
    ).revision
  expect(revision(0.85)).toBe('0')
  expect(revision(1)).toBe('O')
})

it('parts captions of several words in a row without cells, each word a run', () => {
  const words = ['SCALE:', '3:1', 'DWG.', 'NUMBER:', '252623-404', 'REV:', 'B']
  const runs = words.map((word, i) => {
    const before = words.slice(0, i).join(' ').length
    return { ...madeRun(word, 120 + 1.5 * before + i, 190), confidence: 0.85 }
  })
  const title = [madeRun('TITLE:', 120, 180), madeRun('Bracket', 132, 180)]
  const page = madePage({ texts: [...title, ...runs] })
  expect(fieldsOf({ ...page, source: 'scan' })).toMatchObject({
    scale: '3:1',
    drawingNumber: '252623-404',
    revision: 'B',
  })
})

it('takes a short value right of the number for the revision whose small caption was lost', () => {
  const revision = (value: string, sure = 0.9, height = 10) =>
    recognisedFieldsOf(
      [
        [187, 180, 40, 10, 'Drawing Number:', 'WK2401'],
        [227, 180, 20, height, value],
        [187, 170, 60, 10, 'TITLE:', 'Bracket'],
      ],
      () => sure,
    ).revision
  expect(revision('01')).toBe('01')
  expect(revision('B')).toBe('B')
  expect(revision('1040')).toBeUndefined()
  expect(revision('01', 1)).toBeUndefined()
  expect(revision('01', 0.9, 30)).toBeUndefined()
})

it('takes a point under the caption of the scale for its colon', () => {
  const scale = (sure: number) =>
    recognisedFieldsOf(
      [
        [187, 180, 30, 10, 'SCALE', '1.2'],
        [217, 180, 30, 10, 'TITLE:', 'Bracket'],
      ],
      () => sure,
    ).scale
  expect(scale(0.9)).toBe('1:2')
  expect(scale(1)).toBeUndefined()
})
