import { expect, test } from 'vitest'
import type { PictureLayout, Recogniser } from './recogniser.ts'
import { recogniserOfSheet } from './script-of-sheet.ts'

const picture = { width: 10, height: 10, pixels: new Uint8Array(100) }

/** The layouts that lines of a sheet are asked for after these words were read on it. */
async function layoutAfter(...texts: readonly string[]): Promise<PictureLayout> {
  const layouts: PictureLayout[] = []
  const left = [...texts]
  const recogniser: Recogniser = {
    recognise: async (_, layout) => {
      layouts.push(layout)
      const text = left.shift() ?? ''
      return [{ text, confidence: 0.5, left: 0, top: 0, right: 1, bottom: 1 }]
    },
    end: async () => {},
  }
  const ofSheet = recogniserOfSheet(recogniser)
  for (const _ of [...texts, 'last']) await ofSheet.recognise(picture, 'line')
  return layouts.at(-1) as PictureLayout
}

test('two words of a Cyrillic title block decide for its letters, as Latin data misreads them', async () => {
  expect(await layoutAfter('KonupoBan', '®opmam')).toBe('cyrillic line')
  expect(await layoutAfter('/lucmob', 'H.kohmp.', '12')).toBe('cyrillic line')
  expect(await layoutAfter('Macwmad', 'Pa3pad.')).toBe('cyrillic line')
  expect(await layoutAfter('Mawad', 'Homep')).toBe('cyrillic line')
})

test('one such word does not, nor do words of other languages', async () => {
  expect(await layoutAfter('Macca', 'Macca')).toBe('line')
  expect(await layoutAfter('Massa', 'Format', 'Dokum.', 'Kontr.', 'Koperta', 'Lista')).toBe('line')
  expect(await layoutAfter('MATERIAL', 'DRAWN', 'SCALE', 'WEIGHT', 'Maßstab')).toBe('line')
})

test('two lines with Chinese words decide for Chinese letters', async () => {
  expect(await layoutAfter('更改文件号', '技术要求:')).toBe('chinese line')
  expect(await layoutAfter('更改文件号', 'M3')).toBe('line')
})

test('lines of figures are read as before', async () => {
  const line = { text: '12', confidence: 0.9 }
  const recogniser: Recogniser = {
    recognise: async () => [],
    figures: async () => line,
    end: async () => {},
  }
  expect(await recogniserOfSheet(recogniser).figures?.(picture)).toBe(line)
})
