import { expect, test } from 'vitest'
import type { FigureLine } from '../../ocr/figure-line.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import type { TextCells } from '../../ocr/text-cells.ts'
import { blankPaper } from '../../raster/grey-image.ts'
import type { ReadRun } from '../lines/read-line.ts'
import { type Read, withFoundLines } from './found-texts.ts'

/** Ten pixels to a millimetre, capitals of three: the picture is searched in 0.4 of its size. */
const millimetres = 0.1
const image = blankPaper(600, 300)

/** One line of text from 50 to 110 pixels, its foot at 135. */
function oneLine(): TextCells {
  const [across, down] = [60, 30]
  const empty = () => new Float32Array(across * down)
  const cells = {
    across,
    down,
    chances: empty(),
    cosines: empty(),
    sines: empty(),
    heights: empty(),
  }
  for (let x = 5; x <= 10; x += 1) {
    const at = 12 * across + x
    cells.chances[at] = 0.9
    cells.cosines[at] = 1
    cells.heights[at] = 12
  }
  return cells
}

function run(
  text: string,
  confidence: number,
  { x = 5, y = 14, width = 6, rotation = 0 } = {},
): ReadRun {
  return {
    text,
    origin: { x, y },
    advance: width,
    size: 4.2,
    rotation,
    box: { x, y: y - 3, width, height: 3 },
    font: '',
    confidence,
    letters: [],
  }
}

async function found(
  runs: readonly ReadRun[],
  seen: FigureLine | readonly FigureLine[] | null,
  { isFinderMissing = false, pixels = image.pixels } = {},
) {
  let asked = 0
  const recogniser: Recogniser = {
    recognise: async () => [],
    figures: async () => {
      asked += 1
      return Array.isArray(seen) ? (seen[asked - 1] ?? null) : seen
    },
    ...(!isFinderMissing && { cells: async () => oneLine() }),
    end: async () => {},
  }
  const read: Read[] = runs.map((one) => ({ parts: [], runs: [one] }))
  const sheet = {
    image: { ...image, pixels },
    components: [],
    recogniser,
    millimetres,
    onProgress: () => {},
  }
  const after = await withFoundLines(read, sheet)
  return { asked, runs: after.flatMap((one) => one.runs) }
}

test('a value where nothing was read is added, in its place', async () => {
  const { runs } = await found([], { text: 'Ø3.2', confidence: 0.8 })
  expect(runs).toMatchObject([{ text: 'Ø3.2', confidence: 0.8, rotation: 0 }])
  expect(runs[0]?.origin.x).toBeCloseTo(4.7)
  expect(runs[0]?.origin.y).toBeCloseTo(14)
  expect(runs[0]?.advance).toBeCloseTo(6.6)
})

test.each([
  ['a single figure', { text: '9', confidence: 0.99 }],
  ['letters', { text: 'KLMN', confidence: 0.99 }],
  ['an unsure value', { text: '12.5', confidence: 0.4 }],
])('%s where nothing was read is none', async (_, seen) => {
  expect((await found([], seen)).runs).toEqual([])
})

test('a zero by itself, which a hole seen at an angle looks like, does not become another figure', async () => {
  const texts = async (text: string) =>
    (await found([run('0', 0.6)], { text, confidence: 0.9 })).runs.map((one) => one.text)
  expect(await texts('9')).toEqual(['0'])
  expect(await texts('90')).toEqual(['90'])
})

test('a sure value replaces what was read in pieces', async () => {
  const pieces = [run('12', 0.6, { width: 2.5 }), run('5.', 0.5, { x: 8, width: 2.5 })]
  const { runs } = await found(pieces, { text: '12.5', confidence: 0.9 })
  expect(runs.map(({ text }) => text)).toEqual(['12.5'])
})

test('a figure before the line that was found is looked at with it', async () => {
  const wide = run('15', 0.8, { x: 3, width: 8 })
  const { runs } = await found([wide], { text: '75', confidence: 0.9 })
  expect(runs).toMatchObject([{ text: '75', advance: 8.3 }])
})

test('values that stand in one line are read one by one where the line is not read as a whole', async () => {
  const both = [run('3.69', 0.85, { width: 2.8 }), run('4.03', 0.8, { x: 8.2, width: 2.8 })]
  const seen = [
    { text: '3.69 4.00', confidence: 0.2 },
    { text: '3.69', confidence: 0.9 },
    { text: '4.00', confidence: 0.9 },
  ]
  const { asked, runs } = await found(both, seen)
  expect(asked).toBe(3)
  expect(runs).toMatchObject([{ text: '3.69', isConfirmed: true }, { text: '4.00' }])
})

test('a value that lacks a deviation read surely does not replace both', async () => {
  const both = (sure: number) => [
    run('27', 0.95, { width: 2.5 }),
    run('-0,1', sure, { x: 8, width: 2.5 }),
  ]
  const texts = async (sure: number, text: string) =>
    (await found(both(sure), { text, confidence: 0.9 })).runs.map((one) => one.text)
  expect(await texts(0.7, '27°')).toEqual(['27°'])
  expect(await texts(0.88, '27°')).toEqual(['27', '-0,1'])
})

test('a value of roughness that is read unsurely counts on its symbol', async () => {
  const pixels = image.pixels.slice()
  const dot = (x: number, y: number) => {
    for (let i = -1; i <= 1; i += 1) pixels.fill(0, (y + i) * 600 + x - 1, (y + i) * 600 + x + 2)
  }
  // Something of the figures, and two arms at 60° below them.
  for (let x = 55; x < 105; x += 9) for (let y = 112; y < 132; y += 1) dot(x, y)
  for (let up = 0; up <= 80; up += 1) {
    if (up <= 36) dot(Math.round(80 - up / Math.sqrt(3)), 180 - up)
    dot(Math.round(80 + up / Math.sqrt(3)), 180 - up)
  }
  const seen = { text: '6.3', confidence: 0.3 }
  expect((await found([], seen)).runs).toEqual([])
  const { runs } = await found([run('J2', 0.5)], seen, { pixels })
  expect(runs).toMatchObject([{ text: '6.3', confidence: 0.8 }])
})

test('two readings that are alike confirm each other', async () => {
  const { runs } = await found([run('R28.5', 0.7)], { text: 'R28.5', confidence: 0.8 })
  expect(runs).toMatchObject([{ text: 'R28.5', confidence: 0.8, isConfirmed: true }])
})

test('a line that was read surely is not read again', async () => {
  const sure = run('R28.5', 0.95)
  const { asked, runs } = await found([sure], { text: 'R2', confidence: 1 })
  expect([asked, runs]).toEqual([0, [sure]])
})

test.each([
  ['reaches far beyond it', run('12.5 THRU ALL', 0.8, { width: 30 })],
  ['crosses it', run('40', 0.8, { x: 8, y: 15, width: 6, rotation: 90 })],
])('a text that %s is left as it was', async (_, text) => {
  const { asked, runs } = await found([text], { text: '77', confidence: 1 })
  expect([asked, runs]).toEqual([0, [text]])
})

test('without the finder nothing changes', async () => {
  const text = run('12,S', 0.4)
  expect(
    (await found([text], { text: '12.5', confidence: 1 }, { isFinderMissing: true })).runs,
  ).toEqual([text])
})
