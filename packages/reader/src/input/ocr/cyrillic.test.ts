import { expect, test } from 'vitest'
import { withCyrillic } from './cyrillic.ts'
import type { PictureLayout, Recogniser } from './recogniser.ts'

const picture = { width: 10, height: 10, pixels: new Uint8Array(100) }

const saying = (text: string, confidence: number): Recogniser => ({
  recognise: async () => [{ text, confidence, left: 0, top: 0, right: 1, bottom: 1 }],
  end: async () => {},
})

/** What stands of a Latin and a Cyrillic reading, and whether the Cyrillic data was loaded. */
async function read(
  latin: readonly [string, number],
  cyrillic: readonly [string, number],
  layout: PictureLayout = 'cyrillic line',
) {
  let starts = 0
  const recogniser = withCyrillic(saying(...latin), async () => {
    starts += 1
    return saying(...cyrillic)
  })
  await recogniser.recognise(picture, layout)
  const [word] = await recogniser.recognise(picture, layout)
  return { text: word?.text, starts }
}

test('lines of Cyrillic sheets are read in their letters, with data that is loaded once', async () => {
  expect(await read(['Kopnyc', 0.89], ['Корпус', 0.97])).toEqual({ text: 'Корпус', starts: 1 })
  expect((await read(['Macwmad', 0.86], ['Масштаб', 0.6])).text).toBe('Масштаб')
})

test('figures and other sheets do not load it', async () => {
  expect(await read(['1050', 0.5], ['ЮБО', 0.6])).toEqual({ text: '1050', starts: 0 })
  expect(await read(['Korpus', 0.5], ['Корриз', 0.9], 'line')).toEqual({
    text: 'Korpus',
    starts: 0,
  })
})

test('Latin words stay where the Cyrillic ones are far less sure or could be Latin letters', async () => {
  expect((await read(['NEMA', 0.95], ['МЕМД', 0.4])).text).toBe('NEMA')
  expect((await read(['WELD', 0.2], ['ШЕБД', 0.25])).text).toBe('WELD')
  expect((await read(['PLA', 0.8], ['РІА', 0.9])).text).toBe('PLA')
})

test('without its data the Latin reading stands, and the failure is reported once', async () => {
  const missing: unknown[] = []
  const start = () => Promise.reject(new Error('not there'))
  const recogniser = withCyrillic(saying('Kopnyc', 0.8), start, (error) => missing.push(error))
  await recogniser.recognise(picture, 'cyrillic line')
  const [word] = await recogniser.recognise(picture, 'cyrillic line')
  expect(word?.text).toBe('Kopnyc')
  expect(missing).toHaveLength(1)
  await recogniser.end()
})
