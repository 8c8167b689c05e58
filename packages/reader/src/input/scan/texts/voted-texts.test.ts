import { expect, it } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import type { ReadRun } from '../lines/read-line.ts'
import { written } from '../testing/written-text.ts'
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

it('keeps a letter behind a figure that both recognisers saw', () => {
  const last = (text: string): ReadRun => {
    const [part] = componentsOf(written(text.slice(-1)))
    return {
      ...run(text),
      letters: part ? [{ mark: uprightMark(part, 0), share: 1, index: 1 }] : [],
    }
  }
  const zeros = ['10', '20', '30'].map(last)
  const revision = last('1D')
  const textOf = (one: ReadRun) => withVotedLetters([[...zeros, one]])[0]?.at(-1)?.text
  expect(textOf(revision)).toBe('10')
  expect(textOf({ ...revision, isConfirmed: true })).toBe('1D')
})
