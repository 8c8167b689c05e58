import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'

const figures = (line: string): (number | string)[] =>
  Object.values(recognise(line)?.values ?? {}).map((figure) =>
    figure.kind === 'number' ? figure.value : figure.kind === 'text' ? figure.text : '',
  )
const said = (line: string): string[] =>
  explainAll(readingsOf(line, 'mm')[0]?.callouts ?? []).flatMap(({ statements }) =>
    statements.map(({ key, values: { name, meaning } }) => {
      const modifier = name?.kind === 'text' ? ` ${name.text}` : ''
      return `${key}${modifier}${meaning?.kind === 'word' ? ` ${meaning.word}` : ''}`
    }),
  )

describe('lines that no field holds', () => {
  it.each<readonly [string, string, (number | string)[]]>([
    ['▷ 1:10', 'cone', [10, 5.725, 2.862]],
    ['Kegel 1 : 20', 'cone', [20, 2.864, 1.432]],
    ['C 1:5', 'cone', [5, 11.421, 5.711]],
    ['DIN 509-E0.6x0.3', 'undercut', ['E', 0.6, 0.3]],
    ['DIN 509 - F 0,8 x 0,3', 'undercut', ['F', 0.8, 0.3]],
    ['ISO 6411-A2.5/5.3', 'centreHole', ['A', 2.5, 5.3]],
    ['ISO 6411 - B 2,5/8', 'centreHole', ['B', 2.5, 8]],
  ])('%s is named with its figures', (line, statement, expected) => {
    expect(recognise(line)?.statement).toBe(statement)
    expect(figures(line)).toEqual(expected)
  })

  it.each([
    ['1/4-18 NPSM', 'isStraightPipe'],
    ['PG 11', 'isConduit'],
    ['NO. 7 DRILL', 'isDrillSize'],
    ['break edges 0.2', 'isBrokenEdge'],
    ['H14, h14, ±t2/2', 'isGeneralGost'],
    ['knurl 0.8', 'isKnurl'],
    ['1:10', 'isTaper'],
    ['DIN 509 - Q', 'isUndercut'],
    ['ISO 4762 M8x20', 'isFastener'],
    ['DIN EN ISO 4014-M10x60', 'isFastener'],
    ['6H/6g', 'isThreadClass'],
    ['5g6g', 'isThreadClass'],
    ['profile 0.2 A', 'isProfile'],
    ['A', 'isDatumLetter'],
    ['A-B', 'isDatumLetter'],
    ['D20 H7', 'isDiameterLetter'],
    ['phi 20', 'isDiameterLetter'],
    ['⌀0.1 A B', 'isFrameWithoutSymbol'],
    ['Ø0,2 Ⓜ | A | B Ⓜ', 'isFrameWithoutSymbol'],
    ['%%p0.1', 'isToleranceAlone'],
  ])('%s is named', (line, statement) => {
    expect(readingsOf(line, 'mm')).toEqual([])
    expect(recognise(line)?.statement).toBe(statement)
  })
})

describe('modifiers', () => {
  it('of a size are told each, behind a tolerance only', () => {
    expect(said('20 ±0.1 (LP)/(LS)')).toEqual([
      'linear',
      'plusMinus',
      'sizeModifier LP sizeLP',
      'sizeModifier LS sizeLS',
    ])
    expect(said('Ø20 h6 GN').at(-1)).toBe('sizeModifier GN sizeGN')
    expect(said('Ø20 h6 GC').at(-1)).toBe('sizeModifier GC sizeGC')
    expect(said('Ø10 H7 (GX) ↧12').at(-1)).toBe('sizeModifier GX sizeGX')
    expect(readingsOf('2 CC', 'mm')).toEqual([])
  })

  it('of a datum in square brackets are no circled letters', () => {
    expect(said('⌖ Ø0.1 A[PL] B (M)')).toEqual(
      expect.arrayContaining(['datumTaken PL datumPL', 'datumModifier M']),
    )
  })

  it('behind a datum belong to it, and are no further datum', () => {
    const [reading] = readingsOf('⌖ Ø0.1 (M) A (M) B', 'mm')
    expect(reading?.callouts).toMatchObject([
      { modifiers: ['M'], datums: [{ label: 'A', modifiers: ['M'] }, { label: 'B' }] },
    ])
  })
})
