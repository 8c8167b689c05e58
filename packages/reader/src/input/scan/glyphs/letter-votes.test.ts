import { describe, expect, it } from 'vitest'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { written } from '../testing/written-text.ts'
import { type SeenLetter, votedLetters } from './letter-votes.ts'

/** A mark from rows of signs; each sign becomes a block of pixels. */
function markOf(rows: readonly string[], block = 4): Bitmap {
  const width = (rows[0]?.length ?? 0) * block
  const height = rows.length * block
  const ink = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [Math.floor((at % width) / block), Math.floor(at / width / block)]
    return rows[y]?.[x] === '#' ? 1 : 0
  })
  return { width, height, ink }
}

/** A figure of the lettering of drawings. */
function glyphOf(text: string): Bitmap {
  const [part] = componentsOf(written(text), 4)
  if (!part) throw new Error(`There is no mark in ${text}`)
  return uprightMark(part, 0)
}

const six = ['###', '#..', '###', '#.#', '###']
const seven = ['###', '..#', '..#', '..#', '..#']

const seen = (
  rows: readonly string[],
  text: string,
  more: Partial<SeenLetter> = {},
): SeenLetter => ({
  mark: markOf(rows),
  share: 1,
  text,
  confidence: 0.9,
  isAmongFigures: true,
  ...more,
})

describe('votes on letters', () => {
  it('overrule a letter that looks like many others', () => {
    const letters = [seen(six, '6'), seen(six, 'G'), seen(six, '6'), seen(six, '6')]
    expect(votedLetters(letters)).toEqual(['6', '6', '6', '6'])
  })

  it('are taken among letters of one shape only', () => {
    const letters = [seen(six, '6'), seen(six, '6'), seen(six, '6'), seen(seven, '7')]
    expect(votedLetters(letters)).toEqual(['6', '6', '6', '7'])
  })

  it('leave letters that many faces draw alike as they were read', () => {
    const word = { isAmongFigures: false }
    const stroke = ['#', '#', '#', '#', '#']
    const letters = ['I', 'I', 'I', 'l'].map((text) => seen(stroke, text, word))
    expect(votedLetters(letters)).toEqual(['I', 'I', 'I', 'l'])
  })

  it('believe figures more than letters among figures', () => {
    const letters = [seen(six, 'B'), seen(six, 'B'), seen(six, '6'), seen(six, '6')]
    expect(votedLetters(letters)).toEqual(['6', '6', '6', '6'])
  })

  it('leave the letters of a word that was read surely', () => {
    const others = ['a', 'a', 'a'].map((text) => seen(six, text, { isAmongFigures: false }))
    const read = (confidence: number) =>
      votedLetters([...others, seen(six, 'o', { isAmongFigures: false, confidence })])[3]
    expect([read(0.9), read(0.5)]).toEqual(['o', 'a'])
  })

  it('leave a figure that looks like what it was read as, not like the elected one', () => {
    const eight = glyphOf('8')
    const others = ['6', '6', '6', '6'].map((text) => seen([], text, { mark: eight }))
    const read = (text: string) => votedLetters([...others, seen([], text, { mark: eight })])[4]
    expect([read('8'), read('3')]).toEqual(['8', '6'])
  })

  it('leave a letter alone where no figures stand beside it', () => {
    const alone = seen(six, 'G', { isAmongFigures: false })
    expect(votedLetters([seen(six, '6'), seen(six, '6'), seen(six, '6'), alone])[3]).toBe('G')
  })
})
