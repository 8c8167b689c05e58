import { describe, expect, it } from 'vitest'
import { madeRun } from '../testing/made-page.ts'
import { textLines } from './text-lines.ts'

const letters = (text: string, gap: number, space: number) => {
  let x = 10
  return [...text].flatMap((letter) => {
    if (letter === ' ') {
      x += space
      return []
    }
    const run = madeRun(letter, x, 20, 4)
    x += run.advance + gap
    return [run]
  })
}

const textsOf = (runs: Parameters<typeof textLines>[0]) => textLines(runs).map(({ text }) => text)

describe('textLines', () => {
  it('joins runs on one base line with a space at a gap of a word', () => {
    const runs = [madeRun('Motor', 10, 20), madeRun('bracket', 19, 20), madeRun('M8', 60, 20)]
    expect(textsOf(runs)).toEqual(['Motor bracket', 'M8'])
  })

  it('parts recognised words that touch: recognition saw a blank between them', () => {
    const recognised = (text: string, x: number) => ({ ...madeRun(text, x, 20), confidence: 0.8 })
    const [first, second] = [recognised('Checked', 10), recognised('by', 20.5)]
    expect(first.box.x + first.box.width).toBe(20.5)
    expect(textsOf([first, second])).toEqual(['Checked by'])
    expect(textsOf([recognised('DA', 10), recognised('TA', 13.2)])).toEqual(['DATA'])
    expect(textsOf([madeRun('Che', 10, 20), madeRun('cked', 14.5, 20)])).toEqual(['Checked'])
  })

  it('joins letters that are drawn one by one and apart', () => {
    expect(textsOf(letters('Title block', 1, 2))).toEqual(['Title block'])
    expect(textsOf(letters('Title block', 0, 1.4))).toEqual(['Title block'])
  })

  it('keeps recognised words apart, however short they are', () => {
    const words = [madeRun('SHEET', 10, 20), madeRun('1', 19, 20), madeRun('OF', 22, 20)]
    const runs = [...words, madeRun('1', 26.5, 20)].map((run) => ({ ...run, confidence: 0.8 }))
    expect(textsOf(runs)).toEqual(['SHEET 1 OF 1'])
  })

  it('counts a text drawn twice once', () => {
    expect(textsOf([madeRun('Cover', 10, 20), madeRun('Cover', 10.1, 20)])).toEqual(['Cover'])
  })

  it('reads from the top to the bottom and leaves turned text out', () => {
    const turned = { ...madeRun('90', 5, 5), rotation: 90 }
    expect(textsOf([madeRun('below', 10, 30), madeRun('above', 40, 20), turned])).toEqual([
      'above',
      'below',
    ])
  })
})
