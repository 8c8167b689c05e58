import { expect, it } from 'vitest'
import {
  fieldsOf,
  type MadeCell,
  madePage,
  madeRun,
  recognisedFieldsOf,
} from '../testing/made-page.ts'

const block: MadeCell[] = [
  [187, 180, 60, 10, 'DWG NO', '48-1000'],
  [187, 190, 60, 10, 'SCALE', '1:1'],
]

it('reads the date of a person below the heads of the columns', () => {
  const fields = recognisedFieldsOf([
    ...block,
    [137, 185, 20, 5, '30.11.2018'],
    [157, 185, 30, 5, 'Voigt'],
    [137, 180, 20, 5, 'Date'],
    [157, 180, 30, 5, 'Name'],
    [117, 185, 20, 5, 'Drawn'],
    [117, 180, 20, 5, ' '],
  ])
  expect(fields).toMatchObject({ drawnBy: 'Voigt', date: '30.11.2018' })
  expect(fields.title).toBeUndefined()
})

it('reads a name on the level of its caption where strokes of letters closed its cell too early', () => {
  const fields = recognisedFieldsOf([
    ...block,
    [107, 175, 80, 5, 'Status'],
    [107, 180, 7, 5, 'Drawn'],
    [124, 180, 63, 5, 'Adam Telfer'],
    [107, 185, 7, 10, 'Checked'],
  ])
  expect(fields.drawnBy).toBe('Adam Telfer')
  expect(fields.checkedBy).toBeUndefined()
})

it('takes who drew the sheet before who designed the part', () => {
  const rows = (first: string, second: string): MadeCell[] => [
    ...block,
    [117, 185, 30, 5, second],
    [147, 185, 40, 5, 'Barbara Eaton'],
    [117, 180, 30, 5, first],
    [147, 180, 40, 5, 'Maria Sand'],
  ]
  const drawnBy = (cells: MadeCell[]) => fieldsOf(madePage({ cells })).drawnBy
  expect(drawnBy(rows('DRAWN BY', 'DESIGNER'))).toBe('Maria Sand')
  expect(drawnBy(rows('DESIGNER', 'CHECKER'))).toBe('Maria Sand')
})

it('takes a cell beside the rows of persons that is not on their level for the title', () => {
  const cells: MadeCell[] = [
    [187, 185, 60, 10, 'SCALE', '1:1'],
    [247, 185, 40, 10, 'SHEET', '1 of 1'],
    [127, 180, 20, 5, 'DRAWN'],
    [147, 180, 20, 5, 'SD'],
    [167, 180, 20, 5, '29/06/17'],
    [187, 177, 100, 8],
  ]
  const name = madeRun('Mounting post', 190, 182.5, 4)
  const fields = fieldsOf(madePage({ cells, texts: [name] }))
  expect(fields).toMatchObject({ drawnBy: 'SD', date: '29/06/17', title: 'Mounting post' })
})

it('does not take the head of the column of signatures for a firm, as sheets in Spanish and Italian have it', () => {
  const firm: MadeCell[] = [
    [127, 180, 20, 5, 'Firma'],
    [147, 180, 40, 5, 'Soporte'],
    [107, 185, 80, 15],
  ]
  const companyOf = (head: MadeCell) =>
    fieldsOf(madePage({ cells: [...block, head, ...firm] })).company
  expect(companyOf([107, 180, 20, 5])).toBe('Soporte')
  expect(companyOf([107, 180, 20, 5, 'Fecha'])).toBeUndefined()
})

it('takes a name between a date and a signature for the head of a column of persons', () => {
  const fields = recognisedFieldsOf([
    ...block,
    [187, 170, 60, 10, 'TENSOR', 'CAJA REDUCTORA'],
    [107, 180, 10, 5, ' '],
    [117, 180, 20, 5, 'FECHA'],
    [137, 180, 20, 5, 'NOMBRE'],
    [157, 180, 30, 5, 'FIRMA'],
    [107, 185, 10, 5, 'D'],
    [117, 185, 20, 5, '01/08/25'],
    [137, 185, 20, 5, 'DVSR'],
  ])
  expect(fields.title).not.toBe('DVSR')
})
