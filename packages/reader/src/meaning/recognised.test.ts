import { describe, expect, it } from 'vitest'
import { explainAll } from './explain.ts'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'
import { nameOf } from './testing/name-of.ts'

const figures = (line: string): (number | string)[] =>
  Object.values(recognise(line)?.values ?? {}).map((figure) => {
    if (figure.kind === 'number') return figure.value
    return figure.kind === 'text' ? figure.text : ''
  })
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
    ['2x 8x20', 'isTwoSizesEach', [2, 8, 20]],
    ['8x20 slot', 'isSlot', [8, 20]],
    ['Langloch 20x8', 'isSlot', [8, 20]],
    ['SLOT 8 WIDE X 20 LONG', 'isSlot', [8, 20]],
    ['SLOT .25 X .75', 'isSlot', [0.25, 0.75]],
    ['A1', 'isDatumTarget', ['A1', 'A']],
    ['Ø6/B12', 'isDatumTargetFramed', ['B12', 'B', 'Ø6']],
    ['A1 Ø6', 'isDatumTargetFramed', ['A1', 'A', 'Ø6']],
    ['2x A1', 'isDatumTarget', ['A1', 'A']],
    ['10x10/B2', 'isDatumTargetFramed', ['B2', 'B', '10x10']],
    ['A1 – A3', 'isDatumTargets', ['A1 – A3', 'A']],
    ['ISO 3040 1:5', 'cone', [5, 11.421, 5.711]],
    ['N9/N7', 'isTwoGrades', [6.3, 1.6]],
    ['DRILL Q THRU', 'drillSize', ['Q', 0.332, 8.433]],
    ['z6', 'isClassOrWeld', ['z6']],
    ['Durchgangsloch M5', 'clearanceHole', ['M5', 5.3, 5.5, 5.8]],
    ['4x M8 clearance', 'clearanceHole', ['M8', 8.4, 9, 10]],
    ['DIN 509-f1x0,2', 'undercut', ['F', 1, 0.2]],
    ['A 2,5/5,3 ISO 6411', 'centreHole', ['A', 2.5, 5.3]],
    ['A1, A2, A3', 'isDatumTargets', ['A1, A2, A3', 'A']],
    ['1e3', 'isExponent', [1000]],
    ['1:20 Kegel', 'cone', [20, 2.864, 1.432]],
    ['.XXX ±.005', 'isByDecimals', [3]],
    ['X,X ±0,2', 'isByDecimals', [1]],
    ['Freistich E0,6x0,3', 'undercut', ['E', 0.6, 0.3]],
    ['DIN 332 - A 4x8,5', 'centreHole', ['A', 4, 8.5]],
    ['Neigung 1:20', 'slope', [20, 2.862]],
    ['1:50 slope', 'slope', [50, 1.146]],
    ['Gefälle 2 %', 'slope', [50, 1.146]],
    ['Senkung 90°', 'isSinkAngle', [90]],
    ['CSK 82 deg', 'isSinkAngle', [82]],
    ['countersunk 90°', 'isSinkAngle', [90]],
    ['ISO 2768-mK', 'generalSizesAndForm', ['m', 0.2, 0.3, 0.5, 'K']],
    ['2768 f', 'generalSizes', ['f', 0.1, 0.15, 0.2]],
    ['Allgemeintoleranzen DIN ISO 2768 - cL', 'generalSizesAndForm', ['c', 0.5, 0.8, 1.2, 'L']],
  ])('%s is named with its figures', (line, statement, expected) => {
    expect(nameOf(line)).toBe(statement)
    expect(figures(line)).toEqual(expected)
  })

  it.each([
    ['1/4-18 NPSM', 'isStraightPipe'],
    ['M8 EG', 'isInsertHole'],
    ['DIN 74-Bm5', 'isSeatStandard'],
    ['DIN 974-1', 'isCounterboreStandard'],
    ['Rsk 0.5', 'isShapeParameter'],
    ['Ra', 'isParameterAlone'],
    ['M8x0', 'isZeroSize'],
    ['5-10', 'isTwoNumbers'],
    ['25-10.0', 'isTwoNumbers'],
    ['s6 V', 'isWeld'],
    ['ISO 5817-C', 'isWeldQuality'],
    ['CHD550 = 0.8 + 0.4', 'caseDepth'],
    ['einsatzgehärtet', 'isHardness'],
    ['Prüfmaß', 'isInspected'],
    ['C45', 'isMaterial'],
    ['1.4301', 'isMaterial'],
    ['42CrMo4', 'isMaterial'],
    ['S235JR', 'isMaterial'],
    ['X5CrNi18-10', 'isMaterial'],
    ['AlMgSi1', 'isMaterial'],
    ['6061-T6', 'isMaterial'],
    ['1/2-10 STUB ACME', 'isStubAcme'],
    ['ST4.2', 'isTappingScrew'],
    ['M8 H-Coil', 'isInsertHole'],
    ['M6 Helicoil', 'isInsertHole'],
    ['a3 umlaufend', 'isWeld'],
    ['z5 x 100', 'isWeld'],
    ['Kehlnaht', 'isWeld'],
    ['Kanten gratfrei', 'isEdge'],
    ['3x50(75) a4', 'isWeld'],
    ['weld all around', 'isWeld'],
    ['M5 Ensat', 'isBushHole'],
    ['Ensat M8', 'isBushHole'],
    ['W 21,8 x 1/14"', 'isGasThread'],
    ['.500-10 STUB ACME', 'isStubAcme'],
    ['Woodruff key 5x6.5', 'isWoodruff'],
    ['Scheibenfeder 5x6,5', 'isWoodruff'],
    ['ASME B46.1', 'isStandard'],
    ['Tolerierung DIN EN ISO 5459:2013', 'isStandard'],
    ['A36', 'isMaterial'],
    ['AMS 5643', 'isMaterial'],
    ['AMS 2404 CL 4', 'isCoating'],
    ['ASTM B633', 'isCoating'],
    ['ASTM A240', 'isMaterial'],
    ['QQ-P-35', 'isCoating'],
    ['ISO 1456 Fe/Cu20/Ni10b/Cr r', 'isCoating'],
    ['CASE DEPTH .030-.045', 'isHardness'],
    ['NITRIDE 0.3 DEEP', 'isHardness'],
    ['20T DP 16', 'isGear'],
    ['gestrahlt Sa 2½', 'isCoating'],
    ['ELECTROPOLISH', 'isCoating'],
    ['-0,3/-0,1 Kanten', 'edgeRemoved'],
    ['Kanten +0,3 gratfrei', 'edgeContradiction'],
    ['Kanten -0,3 gratfrei', 'edgeRemoved'],
    ['Kanten max. 0,2 gerundet', 'isBrokenEdge'],
    ['borieren 0,1', 'isHardness'],
    ['P265GH', 'isMaterial'],
    ['45-50 RC', 'isHardness'],
    ['Festigkeitsklasse 8.8', 'isStrength'],
    ['Paßfeder 6x6x25', 'isKeyway'],
    ['1/4 V-GROOVE WELD', 'isWeld'],
    ['Eloxal natur', 'isCoating'],
    ['316L', 'isMaterial'],
    ['4140 STEEL', 'isMaterial'],
    ['MOD 2, 24 TEETH', 'isGear'],
    ['RGV 1,2', 'isKnurl'],
    ['a=4', 'isWeld'],
    ['zinkphosphatiert', 'isCoating'],
    ['quality 7 e 25', 'isGear'],
    ['a4 V 3x50 (30)', 'isWeld'],
    ['CJP', 'isWeld'],
    ['1:20 ±30"', 'isTaper'],
    ['A↔B', 'isBetween'],
    ['M8 Helicoil 1,5d', 'isInsertHole'],
    ['M8x20 DIN 912', 'isFastener'],
    ['feuerverzinkt', 'isCoating'],
    ['black oxide', 'isCoating'],
    ['entgratet', 'isBrokenEdge'],
    ['Tol. ±0,05', 'isToleranceAlone'],
    ['11SMn30', 'isMaterial'],
    ['HY-Naht 6', 'isWeld'],
    ['scharfkantig', 'isEdge'],
    ['Grat max. 0,1', 'isEdge'],
    ['Zyl.-Stift Ø6 m6 ISO 8734', 'isFastener'],
    ['M12x30-8.8', 'isFastener'],
    ['20 I7', 'gapLetter'],
    ['20 H77', 'gapGrade'],
    ['PG 11', 'isConduit'],
    ['NO. 7 DRILL', 'drillSize'],
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
    ['DIN 471 - 25x1,2', 'isRetainingRing'],
    ['Sicherungsring 25', 'isRetainingRing'],
    ['circlip 25', 'isRetainingRing'],
    ['O-Ring 20x2,5', 'isORing'],
    ['DIN 5480 - W 30x2x14x8f', 'isSpline'],
    ['N 30x2x14x9H', 'isSpline'],
    ['Druckfeder 2x20x50', 'isSpring'],
    ['Rillenkugellager 6205', 'isBearing'],
    ['6205-2RS', 'isBearing'],
    ['DIN 125 A 8,4', 'isFastener'],
    ['Schnitt A-A', 'isView'],
    ['Detail X (2:1)', 'isView'],
    ['Maßstab 1:2', 'isScale'],
    ['M 1:2', 'isScale'],
    ['Blatt 1/3', 'isTitleEntry'],
    ['Gewicht 2,3 kg', 'isTitleEntry'],
    ['match drill', 'isWorkNote'],
    ['nach Montage gebohrt', 'isWorkNote'],
    ['Rm 800 N/mm²', 'isStrength'],
    ['unless otherwise specified ±.005', 'isGeneralValue'],
    ['.XX ±.01 .XXX ±.005', 'isGeneralValue'],
    ['A ↔ B', 'isBetween'],
    ['ø', 'isSignAlone'],
    ['THRU', 'isSignAlone'],
    ['4x', 'isCountAlone'],
    ['RAL 7035', 'isColour'],
    ['Ø8.4 Senkung DIN 974-1 Reihe 1', 'isCounterboreStandard'],
    ['TIG welded', 'isWeld'],
    ['s6 Y-Naht', 'isWeld'],
    ['ISO 286', 'isPrinciple'],
    ['Rohr 40x2', 'isStock'],
    ['M24 - 8.8', 'isFastener'],
    ['key 6x6x20', 'isKeyway'],
    ['17-4PH', 'isMaterial'],
    ['general tol +/- 0.2', 'isGeneralValue'],
    ['EN AW-6082 T6', 'isMaterial'],
    ['AISI 304', 'isMaterial'],
    ['GG25', 'isMaterial'],
    ['CuZn39Pb3', 'isMaterial'],
    ['1.4301 (X5CrNi18-10)', 'isMaterial'],
    ['Werkstoff: S235JR', 'isMaterial'],
    ['POM-C', 'isMaterial'],
    ['Zn8', 'isCoating'],
    ['galv. verzinkt 8 µm blau', 'isCoating'],
    ['hard chrome 0.02', 'isCoating'],
    ['vergütet 900-1000 N/mm²', 'isHardness'],
    ['V-Naht', 'isWeld'],
    ['Zentrierbohrung A4', 'isCentreHole'],
    ['Kordel 0,8', 'isKnurl'],
    ['Verzahnung DIN 3961 7', 'isGear'],
    ['alle Kanten gratfrei', 'isBrokenEdge'],
    ['6 N9 Nut 3,5 tief', 'isKeyway'],
  ])('%s is named', (line, statement) => {
    expect(nameOf(line)).toBe(statement)
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

  it('of the associated feature are told by their letter', () => {
    const letters = ['G', 'C', 'N', 'X'] as const
    const keys = letters.map((letter) => said(`|⏥|0.2 (${letter})|`).at(1))
    const rings = ['Ⓖ', 'Ⓒ', 'Ⓝ', 'Ⓧ'].map((ring) => said(`|⏥|0.2 ${ring}|`).at(1))
    expect(rings).toEqual(letters.map((letter) => `modifier${letter} ${letter}`))
    expect(keys).toEqual(rings)
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
