import { expect, it } from 'vitest'
import { textLines } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { readMaterialNotes } from './listed-notes.ts'

const read = (text: string, confidence: number) =>
  readMaterialNotes(textLines([{ ...madeRun(text, 20, 20), confidence }])).map(({ value }) => value)

it('reads a known material behind a caption whose colon recognition has lost', () => {
  expect(read('Material Aluminium or Stainless Steel', 0.8)).toEqual([
    'Aluminium or Stainless Steel',
  ])
  expect(read('Material: Aluminium', 0.8)).toEqual(['Aluminium'])
  expect(read('Material Thickness 2', 0.8)).toEqual([])
  expect(read('Material Aluminium or Stainless Steel', 1)).toEqual([])
})
