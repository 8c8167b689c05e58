import { describe, expect, it } from 'vitest'
import { readingsOf } from '../readings.ts'
import { nameOf } from '../testing/name-of.ts'

/** Lines of castings, plastics and sheet metal, of gears and springs, and of sheets from other countries. */
const lines: Readonly<Record<string, readonly string[]>> = {
  isCastGrade: [
    'DCTG 10',
    'GCTG 6',
    'RMA 3 (H)',
    'RMAG G',
    'DCTG 10/GCTG 7',
    'DCTG 12 - RMA 6 (RMAG H)',
  ],
  isOtherGeneralTolerance: ['TG6', 'DIN 16742-TG5 NW'],
  isMoulding: [
    'PARTING LINE',
    'Trennebene',
    'EJECTOR PIN MARKS 0.2 MAX',
    'GATE VESTIGE 0.3 MAX',
    'Einfallstellen nicht zulässig',
    'FLASH 0.3 MAX',
  ],
  isMouldTexture: ['VDI 3400 Ref. 27', 'Textur VDI 30', 'MT-11010', 'SPI A2', 'SPI-SPE B-3'],
  isFormedFeature: ['LOUVER 6 PLCS', 'EMBOSS 1.5 HIGH', 'DIMPLE Ø10 x 2', 'EXTRUDED HOLE M4'],
  isFastener: ['CLINCH NUT M5', 'Einpressmutter M4', 'A2-70 M8x30', '10.9 M12'],
  isEdge: ['Stanzgrat max. 0,1', 'BURR HEIGHT 0.05 MAX'],
  isProcessAlone: ['geschliffen', 'GROUND', 'lappato', 'rectifié'],
  isKeyway: ['8 P9 t1=4', 'b=8 P9, t=4+0,2', 'CLAVETTE 8x7x30', 'キー溝 8 P9', '6885-A8x7x40'],
  isGear: ['z = 18', 'W3 = 15.213', 'Zahnradpaarung z1/z2 = 17/51', "β = 12°30' LH"],
  isSpring: ['TOTAL COILS 10', 'Windungsrichtung rechts', 'c = 12,5 N/mm', 'F1 = 120 N'],
  isSpline: ['DIN 5462 - 6x23x26', 'ISO 4156 EXT 24z x 2.5m x 30P x 5f', '16/32 DP 30° FLAT ROOT'],
  isKnurl: ['綾目 m0.3', 'アヤ目ローレット'],
  isCentreHole: ['CENTRES PERMITTED', 'ZB A4'],
  isWeld: ['spoina a4', 'WPS 135'],
  isBrokenEdge: ['ostre krawędzie stępić'],
  isAuxiliaryNote: ['* Размер для справок', 'REFERENCE DIMENSION'],
  isGeneralValue: ['TOLERANCIAS GENERALES', 'tolerancje ogólne', '普通公差', '∠±0.5°'],
  isTitleEntry: ['PESO 0,45 Kg', 'POIDS: 3.4 KG', '重量 1.5kg'],
  isMaterial: ['MATIÈRE XC48', 'MATÉRIAU: S235'],
  isCoating: [
    'Ep-Fe/Zn 8 c',
    'PHOSPHATED',
    'anodowane',
    'TiN 3µm',
    '三价铬',
    '無電解ニッケル 5μm',
    'gal Zn 8 c',
  ],
  isWorkNote: ['MARCATURA LASER', 'MARQUAGE', 'LASER MARK', '刻印', 'REAM TO FIT'],
  isSignAlone: ['BOTH ENDS', 'FAR SIDE', 'N.S. & F.S.', 'gleichmäßig am Umfang'],
  isCompositeZone: ['PLTZF', 'FRTZF'],
  isFromTo: ['J → K'],
  isView: ['A-A'],
  isDatumLetter: ['A-B'],
  isToleranceAlone: ['0/-0,1'],
  isCountAlone: ['6 EQ SP'],
  isModifierAlone: ['UZ+0.15:-0.25'],
  isLeadScrew: ['T8*8', 'T8x2', 'Tr8x8'],
  isCentimetres: ['2,5 cm', '12 cm'],
  isLetterValue: ['A=25', 'Dm = 22', 'L0 = 65'],
  isTwoShafts: ['Ø20 f7/h6'],
  isTwoHoles: ['Ø20 H7/G6'],
  isPitchDiameter: ['PITCH DIA 1.875', 'PD 2.500'],
  isInsertHole: ['STI M6'],
  isButtressInch: ['BUTTRESS 2.5-8'],
  isORing: ['OR 2-112'],
  slope: ['PENDENZA 1:20'],
}

describe('lines of processes and of other countries that no field holds', () => {
  it.each(Object.entries(lines).flatMap(([name, own]) => own.map((line) => [line, name] as const)))(
    '%s is named %s',
    (line, statement) => {
      expect(nameOf(line)).toBe(statement)
    },
  )

  it.each(['MIL-PRF-13830 60-40', 'BOHRUNG FÜR BLINDNIET Ø3,2', 'Fase', 'PCB 10'])(
    '%s is not taken for something else',
    (line) => {
      expect(nameOf(line)).toBeNull()
    },
  )

  it('keeps the letters of sizes as callouts', () => {
    expect(readingsOf('L=25', 'mm')[0]?.callouts[0]).toMatchObject({ value: 25 })
    expect(readingsOf('R=5', 'mm')[0]?.callouts[0]).toMatchObject({ kind: 'radius', value: 5 })
  })
})
