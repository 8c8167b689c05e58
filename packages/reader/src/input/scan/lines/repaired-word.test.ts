import { expect, test } from 'vitest'
import { repairedWord } from './repaired-word.ts'

test.each([
  ['a zero among figures', '1O.5', '10.5'],
  ['a fit', 'kb', 'k6'],
  ['a diameter sign whose stroke stands steeply', '$504', 'Ø504'],
  ['a sign apart from figures', '$', '$'],
  ['an l within a word', 'SteeI', 'Steel'],
  ['an I at the end of capitals', 'COSl', 'COSI'],
  ['an I among capitals', 'UNlT', 'UNIT'],
  ['an l behind two capitals', 'NPl', 'NPl'],
  ['an alloy of aluminium in capitals', 'AlMG', 'AlMG'],
  ['a standard of steels', 'AlSI', 'AISI'],
  ['the last figure of a year that the border of its cell cuts', '13/02/202C', '13/02/2020'],
  ['a zero behind the point whose side lies on a line', '32.0C', '32.00'],
  ['a zero between others behind the point', '185.C0', '185.00'],
  ['a Celsius behind figures', '27C', '27C'],
  ['the zeros of a number of a drawing', 'FRO01', 'FR001'],
  ['a letter of a number of a drawing', 'PRO-12', 'PRO-12'],
  ['marks before a word', '":RT-4', 'RT-4'],
  ['marks before a number', "'.13.5", '13.5'],
  ['a number that begins with its point', '.135', '.135'],
  ['a chamfer whose ring stands apart', '10x45', '10x45°'],
  ['two sides of which one is 450', '10x450', '10x450'],
  ['a code that ends in a letter', '13-02-20C', '13-02-20C'],
])('%s', (_, text, repaired) => {
  expect(repairedWord(text)).toBe(repaired)
})
