import { expect, test } from 'vitest'
import { madeRun } from '../../../sheet/testing/made-page.ts'
import { isSureValue, textsOf } from './credible-texts.ts'

const run = (text: string, confidence: number) => ({ ...madeRun(text, 0, 0), confidence })

test('a slanted row is a value where each of its texts is sure; a stray sign is none of them', () => {
  expect(isSureValue([run('R2', 0.93)])).toBe(true)
  expect(isSureValue([run('-', 0.06), run('R2', 0.93)])).toBe(true)
  expect(isSureValue([run('R2', 0.6)])).toBe(false)
  expect(isSureValue([run('A', 0.93), run('R2', 0.93)])).toBe(false)
})

const kept = (...texts: readonly string[]) =>
  textsOf(texts.map((text) => run(text, 0.9))).map(({ text }) => text)

test('a colon that stands apart counts between a word and what it says', () => {
  expect(kept('Thickness', ':', '5mm')).toEqual(['Thickness', ':', '5mm'])
  expect(kept('25', ':', '5mm')).toEqual(['25', '5mm'])
  expect(kept('Thickness', ':')).toEqual(['Thickness'])
})

test('a bracket that stands apart counts where its other one is found', () => {
  expect(kept('(', 'Ø18.2)')).toEqual(['(', 'Ø18.2)'])
  expect(kept('(Ø18.2', ')')).toEqual(['(Ø18.2', ')'])
  expect(kept('(', 'Ø18.2')).toEqual(['Ø18.2'])
  expect(kept('(Ø18.2)', ')')).toEqual(['(Ø18.2)'])
})
