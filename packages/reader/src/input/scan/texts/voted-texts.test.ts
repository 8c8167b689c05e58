import { expect, it } from 'vitest'
import type { ReadRun } from '../lines/read-line.ts'
import { withVotedLetters } from './voted-texts.ts'

const run = (text: string): ReadRun => ({
  text,
  origin: { x: 0, y: 0 },
  advance: 5,
  size: 5,
  rotation: 0,
  box: { x: 0, y: 0, width: 5, height: 3.5 },
  font: '',
  confidence: 1,
  letters: [],
})

it('is never as sure of recognised text as of the text of a file', () => {
  expect(withVotedLetters([[run('12')]])[0]?.[0]?.confidence).toBeLessThan(0.9)
})

it('a value that two recognisers read alike is surer, but never as sure as text of a file', () => {
  const confirmed = { ...run('12'), isConfirmed: true }
  const [first, second] = withVotedLetters([[confirmed, run('12')]])[0] ?? []
  expect(first?.confidence).toBeGreaterThan(second?.confidence ?? 1)
  expect(first?.confidence).toBeLessThan(0.95)
})

it('knows the grades of fits', () => {
  const texts = withVotedLetters([[run('kb'), run('jsb')], [run('ab')]])
    .flat()
    .map(({ text }) => text)
  expect(texts).toEqual(['k6', 'js6', 'ab'])
})

it('takes a capital within a word of small letters for an l', () => {
  const texts = withVotedLetters([[run('aIuminum'), run('Item'), run('PIN')]])
    .flat()
    .map(({ text }) => text)
  expect(texts).toEqual(['aluminum', 'Item', 'PIN'])
})
