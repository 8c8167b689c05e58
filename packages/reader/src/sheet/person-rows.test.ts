import { expect, it } from 'vitest'
import { type MadeCell, recognisedFieldsOf } from './testing/made-page.ts'

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
