import { expect, test } from 'vitest'
import type { Component } from '../ink/components.ts'
import { largeInRows } from './large-letters.ts'

const mark = (left: number, foot: number, width: number, height: number): Component => ({
  left,
  top: foot - height,
  right: left + width,
  bottom: foot,
  area: 100,
  runs: new Int32Array(),
})

const capital = mark(0, 200, 97, 141)
const small = [mark(120, 202, 95, 115), mark(240, 203, 86, 116), mark(360, 203, 90, 116)]

test('a large capital belongs to the row of its small letters', () => {
  expect(largeInRows([capital], small)).toEqual([capital])
})

test('a large mark beside a single letter, far from a row or off its line is none', () => {
  expect(largeInRows([capital], small.slice(0, 1))).toEqual([])
  expect(largeInRows([mark(-900, 200, 97, 141)], small)).toEqual([])
  expect(largeInRows([mark(0, 240, 97, 141)], small)).toEqual([])
})

test('figures much smaller than a mark make no letter of it', () => {
  const figures = [120, 160, 200].map((left) => mark(left, 200, 25, 40))
  expect(largeInRows([capital], figures)).toEqual([])
})
