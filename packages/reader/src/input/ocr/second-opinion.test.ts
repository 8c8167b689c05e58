import { expect, test } from 'vitest'
import type { PictureLayout, Recogniser } from './recogniser.ts'
import { withSecondOpinion } from './second-opinion.ts'

const picture = { width: 10, height: 10, pixels: new Uint8Array(100) }

const saying = (text: string, confidence: number): Recogniser => ({
  recognise: async () =>
    text
      .split(' ')
      .map((word) => ({ text: word, confidence, left: 0, top: 0, right: 1, bottom: 1 })),
  end: async () => {},
})

/** What stands of two readings, and whether the second one was asked. */
async function read(
  first: readonly [string, number],
  second: readonly [string, number],
  layout: PictureLayout = 'line',
) {
  let starts = 0
  const recogniser = withSecondOpinion(saying(...first), async () => {
    starts += 1
    return saying(...second)
  })
  const words = await recogniser.recognise(picture, layout)
  await recogniser.recognise(picture, layout)
  return { text: words.map(({ text }) => text).join(' '), sure: words[0]?.confidence ?? 0, starts }
}

test('a line that does not read surely is read by another recogniser, which is started once', async () => {
  const { text, starts } = await read(['B1307-12P-B', 0.6], ['B1307-Z2P-B', 0.99])
  expect({ text, starts }).toEqual({ text: 'B1307-Z2P-B', starts: 1 })
})

test('a line that reads surely, a single letter and pieces of geometry start no other', async () => {
  expect((await read(['MOTOR', 0.9], ['ROTOR', 0.99])).starts).toBe(0)
  expect((await read(['1234', 0.3], ['1284', 0.99], 'character')).starts).toBe(0)
  expect((await read(['[A', 0.3], ['AA', 0.99])).starts).toBe(0)
})

test('a line that is only tried in some direction starts no other', async () => {
  expect((await read(['ROTOW', 0.3], ['MOTOR', 0.99], 'tried line')).starts).toBe(0)
})

test('another reading stands only where it is sure, and surer than the first', async () => {
  expect((await read(['Wijnia', 0.84], ['Winia', 0.93])).text).toBe('Wijnia')
  expect((await read(['4x R12', 0.4], ['4x 812', 0.8])).text).toBe('4x R12')
})

test('what both read alike is sure, with the blanks of the first', async () => {
  const { text, sure } = await read(['SCALE 2:1', 0.7], ['SCALE2:1', 1])
  expect(text).toBe('SCALE 2:1')
  expect(sure).toBeCloseTo(0.95)
})

test('where the other one cannot be started, the first reading stands, and the failure is reported once', async () => {
  const missing = new Error('the network did not come')
  const reported: unknown[] = []
  const recogniser = withSecondOpinion(
    saying('B1307', 0.6),
    () => Promise.reject(missing),
    (error) => void reported.push(error),
  )
  for (const _ of [1, 2]) {
    expect(await recogniser.recognise(picture, 'line')).toMatchObject([{ text: 'B1307' }])
  }
  expect(reported).toEqual([missing])
  await recogniser.end()
})

test('what is thrown when the other one is missing ends the recognition, and not its end', async () => {
  const missing = new Error('the network did not come')
  const recogniser = withSecondOpinion(saying('B1307', 0.6), () => Promise.reject(missing))
  await expect(recogniser.recognise(picture, 'line')).rejects.toBe(missing)
  await recogniser.end()
})

test('lines in Cyrillic letters are not asked for, since the other one has none; others on such sheets are', async () => {
  expect((await read(['Корпус', 0.5], ['Kopnyc', 0.99], 'cyrillic line')).text).toBe('Корпус')
  expect((await read(['M3x0,6', 0.5], ['M3x0,5', 0.99], 'cyrillic line')).text).toBe('M3x0,5')
})

test('Chinese words stand, since the first one knows none; on a Chinese sheet few letters are enough to ask', async () => {
  expect((await read(['Fake', 0.3], ['更改文件号', 0.86])).text).toBe('更改文件号')
  expect((await read(['it', 0.5], ['材料', 0.9])).text).toBe('it')
  expect((await read(['it', 0.5], ['材料', 0.9], 'chinese line')).text).toBe('材料')
  expect((await read(['M3', 0.9], ['材料', 0.9], 'chinese line')).starts).toBe(0)
})

test('the other recogniser is asked which of some texts a picture shows', async () => {
  const likely = { text: 'Title', beside: 0.9, alone: 0.8 }
  const other = { ...saying('', 0), likeliest: async () => likely }
  const recogniser = withSecondOpinion(saying('Tte', 0.5), async () => other)
  expect(await recogniser.likeliest?.(picture, ['Title'])).toEqual(likely)
})
