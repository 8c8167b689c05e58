import { expect, it } from 'vitest'
import { withCaptionWords, withColonOfScale } from './misread-captions.ts'

const wordAt = (text: string, x: number) => ({
  text,
  origin: { x, y: 0 },
  advance: 10,
  size: 3,
  rotation: 0,
  box: { x, y: 0, width: 10, height: 2 },
  font: '',
  confidence: 0.8,
})

const readLine = (...words: string[]) =>
  withCaptionWords(words.map((word, i) => wordAt(word, 11 * i))).map(({ text }) => text)

const read = (text: string) => readLine(text)[0]

it.each([
  ['Surfaae', 'Surface'],
  ['5355J2', 'S355J2'],
  ['5355', '5355'],
  ['Generat', 'General'],
  ['ARRROVED', 'APPROVED'],
  ['Appraved', 'Approved'],
  ['tnlerance', 'tolerance'],
  ['Frogettato', 'Progettato'],
  ['Disefio', 'Diseno'],
  ['Macwmad', 'Масштаб'],
  ['Macwma6', 'Масштаб'],
  ['Масштай', 'Масштаб'],
  ['Pa3pad.', 'Разраб.'],
  ['Дота', 'Дата'],
  ['FOCT', 'ГОСТ'],
  ['Розрой', 'Разраб.'],
  ['/ров', 'Пров.'],
  ['T.KOHMD.', 'Т.контр.'],
  ['®opmam', 'Формат'],
  ['Designtion', 'Designation'],
  ['^EZEICHNET', 'GEZEICHNET'],
  ['tile:', 'file:'],
  ['scae:', 'scale:'],
  ['scae', 'scae'],
  ['Jata:', 'Data:'],
  ['Jata', 'Jata'],
  ['HOJA1DE', 'HOJA 1 DE'],
  ['SHEET1OF2', 'SHEET 1 OF 2'],
  ['SHEET10F1', 'SHEET 1 OF 1'],
  ['PART1OF2', 'PART1OF2'],
  ['PART10F2', 'PART10F2'],
])('%s is what recognition makes of a caption', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it('leaves names as they are, and mends captions of several words', () => {
  expect(readLine('Adam', 'Telfer')).toEqual(['Adam', 'Telfer'])
  expect(readLine('Generat', 'tnlerances')).toEqual(['General', 'tolerances'])
  expect(readLine('Nome', 'tile:')).toEqual(['Nome', 'file:'])
  expect(readLine('Sprawdzit', 'Anna', 'Stern')).toEqual(['Sprawdzil', 'Anna', 'Stern'])
})

it.each([
  ['Попоб', 'Попов'],
  ['Иваноба', 'Иванова'],
  ['Способ', 'Способ'],
  ['хлеб', 'хлеб'],
])('the surname %s is %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each(['Material', 'Bearing', 'machine', 'FA-1002-01', '42CrMo4', 'Rote', 'tnleramce'])(
  '%s stays',
  (text) => {
    expect(read(text)).toBe(text)
  },
)

it.each([
  ['SCALE,1:2', 'SCALE:1:2'],
  ['SIZES,1:2', 'SIZES,1:2'],
  ['2305.2022', '23.05.2022'],
  ['4305.2022', '4305.2022'],
])('%s is %s with its points', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it('puts the colon of a scale back behind its caption', () => {
  expect(readLine('Escala', '21')).toEqual(['Escala', '2:1'])
  expect(readLine('Escala', '21', 'Peso')).toEqual(['Escala', '2:1', 'Peso'])
  expect(readLine('SCALE', '110')).toEqual(['SCALE', '1:10'])
  expect(readLine('SCALE', '36')).toEqual(['SCALE', '36'])
  expect(readLine('Sheet', '21')).toEqual(['Sheet', '21'])
})

it('is surer of a word that the names of parts know', () => {
  const sure = (text: string) =>
    withCaptionWords([{ ...wordAt(text, 0), confidence: 0.5 }])[0]?.confidence
  expect(sure('Бокобоя')).toBe(0.75)
  expect(sure('Стенка')).toBe(0.75)
  expect(sure('Вол')).toBe(0.5)
  expect(sure('Plate')).toBe(0.5)
})

it.each([
  ['1.2', '1:2'],
  ['11', '1:1'],
  ['5,1', '5:1'],
  ['1-1', '1:1'],
  ['1:2', '1:2'],
  ['1.000', '1.000'],
  ['1.25', '1.25'],
])('under the caption of the scale %s is %s', (text, expected) => {
  expect(withColonOfScale(text)).toBe(expected)
})

it('reads the short word between two words of a caption', () => {
  expect(readLine('Date', '0', 'issue')).toEqual(['Date', 'of', 'issue'])
  expect(readLine('Date', '0', '5')).toEqual(['Date', '0', '5'])
})

it('puts the lost number of the only sheet back', () => {
  expect(readLine('SHEET', 'OF', '1')).toEqual(['SHEET', '1 OF', '1'])
  expect(readLine('SHEET', 'OF', '3')).toEqual(['SHEET', 'OF', '3'])
  expect(readLine('PART', 'OF', '1')).toEqual(['PART', 'OF', '1'])
})
