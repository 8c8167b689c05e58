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

it('reads a material in a list with dashes or dots', () => {
  expect(read('- Material: S235JR', 1)).toEqual(['S235JR'])
  expect(read('• Material: 6061-T6', 1)).toEqual(['6061-T6'])
})
