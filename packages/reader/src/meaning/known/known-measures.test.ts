import { describe, expect, it } from 'vitest'
import type { Figure } from '../explanation.ts'
import { recognise } from '../recognised.ts'
import { drillSize } from './drill-sizes.ts'

const shown = (figure: Figure): string | number => {
  switch (figure.kind) {
    case 'text':
      return figure.text
    case 'number':
      return figure.value
    case 'limits':
      return `${figure.low} to ${figure.high}`
    case 'bound':
      return `at ${figure.side} ${figure.value}`
    default:
      return figure.kind
  }
}

describe('hardness, edges and drills are named with their figures', () => {
  it.each<readonly [string, string, (string | number)[]]>([
    ['58-62 HRC', 'hardnessRockwell', ['HRC', '58 to 62']],
    ['gehärtet 60+4 HRC', 'hardnessRockwell', ['HRC', '60 to 64']],
    ['HRC 58 ±2', 'hardnessRockwell', ['HRC', '56 to 60']],
    ['46 HRC ±2', 'hardnessRockwell', ['HRC', '44 to 48']],
    ['HRB 85 MAX', 'hardnessRockwell', ['HRB', 'at most 85']],
    ['HARDEN AND TEMPER TO 58-60 HRC', 'hardnessRockwell', ['HRC', '58 to 60']],
    ['≥ 650 HV 30', 'hardnessVickers', ['HV 30', 'at least 650']],
    ['min. 700 HV10', 'hardnessVickers', ['HV10', 'at least 700']],
    ['HB 180-220', 'hardnessBrinell', ['HB', '180 to 220']],
    ['240 HBW 2.5/187.5', 'hardnessBrinell', ['HBW 2.5/187.5', 240]],
    ['CHD 550 HV1 = 0,5 +0,3', 'caseDepth', ['0.5 to 0.8']],
    ['Eht 0,8 - 1,2', 'caseDepth', ['0.8 to 1.2']],
    ['SHD 500 = 0,8+0,8', 'surfaceDepth', ['0.8 to 1.6']],
    ['Nht 0,2', 'nitridingDepth', [0.2]],
    ['ISO 13715 -0,3', 'edgeRemoved', ['at most 0.3']],
    ['⌊ -0,5/-1', 'edgeRemoved', ['0.5 to 1']],
    ['-0,3 -0,1 ISO 13715', 'edgeRemoved', ['0.1 to 0.3']],
    ['ISO 13715 +0,5', 'edgeLeft', ['at most 0.5']],
    ['∟ ±0,05', 'edgeSharp', [0.05]],
    ['+0.5 edges burr permitted', 'edgeLeft', ['at most 0.5']],
    ['Kanten -0,3', 'edgeRemoved', ['at most 0.3']],
    ['edges ±0.05', 'edgeSharp', [0.05]],
    ['Werkstückkanten DIN ISO 13715 -0,2', 'edgeRemoved', ['at most 0.2']],
    ['edges 0.2 max', 'edgeUnsigned', ['at most 0.2']],
    ['Kanten max. 0,3', 'edgeUnsigned', ['at most 0.3']],
    ['60 HRC min', 'hardnessRockwell', ['HRC', 'at least 60']],
    ['350 HV10 max.', 'hardnessVickers', ['HV10', 'at most 350']],
    ['z7 Kehlnaht', 'filletWeld', ['z', 7]],
    ['Kehlnaht a5', 'filletWeld', ['a', 5]],
    ['NHD 400 HV 0,3', 'isHardness', []],
    ['450 HV10 +50', 'hardnessVickers', ['HV10', '450 to 500']],
    ['Zentrierbohrung A 2,5x5,3', 'centreHole', ['A', 2.5, 5.3]],
    ['centre hole b 4/12.5', 'centreHole', ['B', 4, 12.5]],
    [
      'einsatzgehärtet 60+4 HRC CHD 0,6 +0,3',
      'hardnessWithDepth',
      ['HRC', '60 to 64', '0.6 to 0.9', 'CHD'],
    ],
    ['induktiv gehärtet 55 HRC, SHD 2', 'hardnessWithDepth', ['HRC', 55, 2, 'SHD']],
    ['#7 DRILL', 'drillSize', ['7', 0.201, 5.105]],
    ['LETTER F DRILL', 'drillSize', ['F', 0.257, 6.528]],
    ['"F" DRILL THRU', 'drillSize', ['F', 0.257, 6.528]],
    ['No.29 (.136) DRILL', 'drillSize', ['29', 0.136, 3.454]],
    ['DRILL #36', 'drillSize', ['36', 0.1065, 2.705]],
    ['ISO 2768 mK-E', 'generalSizesFormAndEnvelope', ['m', 0.2, 0.3, 0.5, 'K']],
    ['UNI EN 22768 mK', 'generalSizesAndForm', ['m', 0.2, 0.3, 0.5, 'K']],
    ['ISO 2768 mittel', 'generalSizes', ['m', 0.2, 0.3, 0.5]],
    ['ISO 2768 grob', 'generalSizes', ['c', 0.5, 0.8, 1.2]],
    ['Ø8x20 LANGLOCH', 'isSlot', [8, 20]],
    ['CSK BOTH SIDES 90°', 'isSinkAngle', [90]],
  ])('%s', (line, statement, expected) => {
    const { statement: found, values = {} } = recognise(line) ?? {}
    expect(found).toBe(statement)
    expect(Object.values(values).map(shown)).toEqual(expected)
  })

  it.each([
    // An outer and an inner edge, or the two limits of one.
    ['ISO 13715 −0,3 +0,3', 'edgeBothSigns'],
    ['62-58 HRC', 'isHardness'],
    // The thread beside it would be left out.
    ['#21 (.159) DRILL THRU, 10-32 TAP', 'isDrillSize'],
  ])('%s says too little or too much', (line, statement) => {
    expect(recognise(line)?.statement).toBe(statement)
  })
})

describe('drills', () => {
  const sizes = (names: readonly string[]) => names.map((name) => drillSize(name) ?? 0)

  it('have smaller diameters for higher numbers, from 1 to 80', () => {
    const numbered = sizes(Array.from({ length: 80 }, (_, index) => String(index + 1)))
    expect(numbered).toEqual([...new Set(numbered)].sort((one, other) => other - one))
    expect(numbered).not.toContain(0)
    expect(drillSize('81')).toBeUndefined()
    expect(drillSize('0')).toBeUndefined()
  })

  it('have larger diameters for later letters, all of them larger than number 1', () => {
    const lettered = sizes([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    expect(lettered).toEqual([...new Set(lettered)].sort((one, other) => one - other))
    expect(lettered[0]).toBeGreaterThan(drillSize('1') ?? 1)
  })
})
