import { inflateSync } from 'node:zlib'
import { sheetsPdf } from '@firstangle/drawings/pdf'
import { readDrawingFile } from '@firstangle/reader/node'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { balloonedPdf } from './ballooned-pdf.ts'
import { redactedPdf } from './redacted-pdf.ts'
import { packPixels } from './strip-pixels.ts'
import { inWinAnsi } from './win-ansi.ts'

const sheet = { width: 210, height: 148 }
const blank = { displayList: [], sheet }
const balloons = [{ number: 42, centre: { x: 60, y: 30 }, foot: { x: 50, y: 30 } }]
const list = {
  title: 'List',
  columns: ['No.', 'Value'],
  shares: [0.2, 0.8],
  rows: Array.from({ length: 80 }, (_, index) => [String(index + 1), '⌴ Ø6 ↧ 3,4 – Ⓜ']),
}

async function pagesOf(bytes: Uint8Array) {
  const read = await readDrawingFile(bytes)
  if ('reason' in read) throw new Error(read.reason)
  return read
}

describe('balloonedPdf', () => {
  test.each([0, 90, 180, 270] as const)('stamps a page turned by %i degrees', async (rotate) => {
    const pdf = await sheetsPdf([blank], { rotate })
    const [page] = await pagesOf(
      await balloonedPdf(pdf, [{ page: 1, ...sheet, balloons, image: null }], list),
    )
    expect(page).toMatchObject({ width: expect.closeTo(210, 0), height: expect.closeTo(148, 0) })
    const stamp = page?.texts.find(({ text }) => text === '42')
    expect(stamp?.rotation).toBe(0)
    expect((stamp?.box.x ?? 0) + (stamp?.box.width ?? 0) / 2).toBeCloseTo(60, 0)
    expect(Math.abs((stamp?.origin.y ?? 0) - 31.3)).toBeLessThan(0.5)
  })

  test('lists the values on as many pages as they need, with heads on each', async () => {
    const pdf = await sheetsPdf([blank])
    const pages = await pagesOf(
      await balloonedPdf(pdf, [{ page: 1, ...sheet, balloons, image: null }], list),
    )
    expect(pages.length).toBeGreaterThan(2)
    const words = pages.slice(1).map(({ texts }) => texts.map(({ text }) => text).join(' '))
    expect(words.every((text) => text.includes('List') && text.includes('No.'))).toBe(true)
    expect(words.at(-1)).toContain('80')
    expect(words[0]).toContain('CBORE')
  })
})

test('inWinAnsi spells what standard fonts lack', () => {
  const isKnown = (character: string) => character.charCodeAt(0) < 256
  expect(inWinAnsi('Ø20 ↧ 3 Ⓜ ⌖ łß 径', isKnown)).toBe('Ø20 DEPTH  3 (M) POSITION ?ß ?')
})

describe('redactedPdf', () => {
  const rgba = (red: number) => new Uint8ClampedArray(4 * 4 * 2).fill(255).fill(red, 0, 1)

  test('holds pixels and nothing else', async () => {
    const strips = [
      { top: 0, height: 74, pixels: await packPixels(rgba(255), 4, 2) },
      { top: 74, height: 74, pixels: await packPixels(rgba(0), 4, 2) },
    ]
    const file = await PDFDocument.load(await redactedPdf([{ ...sheet, strips }]), {
      updateMetadata: false,
    })
    const page = file.getPage(0)
    expect(page.getWidth()).toBeCloseTo((210 / 25.4) * 72, 1)
    const images = page.node.Resources()?.lookup(PDFName.of('XObject'))
    expect(String(images).match(/\/S\d/g)).toEqual(['/S0', '/S1'])
    expect(String(page.node.Resources()?.lookup(PDFName.of('Font')))).not.toContain('/')
    expect([file.getTitle(), file.getAuthor(), file.getCreator()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('places strips where rounding leaves a rest below zero', async () => {
    const pixels = await packPixels(rgba(255), 4, 2)
    const strips = [0, 70.1].map((top) => ({ top, height: 70.1, pixels }))
    const bytes = await redactedPdf([{ width: 210, height: 140.2000000000001, strips }])
    const file = await PDFDocument.load(bytes)
    const [stream] = file.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) =>
        one instanceof PDFRawStream && !one.dict.has(PDFName.of('Subtype')) ? [one] : [],
      )
    const content = stream ? inflateSync(stream.getContents()).toString() : ''
    expect(content).toContain('/S1 Do')
    expect(content).not.toMatch(/e-/)
  })

  test('keeps grey sheets grey and coloured ones coloured', async () => {
    expect((await packPixels(rgba(255), 4, 2)).isColoured).toBe(false)
    expect((await packPixels(rgba(0), 4, 2)).isColoured).toBe(true)
  })
})
