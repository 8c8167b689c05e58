import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { fieldsOf, type MadeCell, madeLines, madePage, madeRun } from './testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

describe('title blocks of templates', () => {
  it('reads ISO 7200 fields in German', () => {
    const fields = at([
      [107, 160, 40, 10, 'Allgemeintoleranzen', 'ISO 2768-mK'],
      [147, 160, 60, 10, 'Werkstoff', '42CrMo4 +QT'],
      [207, 160, 40, 10, 'Gewicht', '0,42 kg'],
      [247, 160, 40, 10, 'Maßstab', '1:2'],
      [107, 170, 40, 10, 'Erstellt durch', 'R. Kaiser'],
      [147, 170, 60, 10, 'Genehmigt von', 'T. Berg'],
      [207, 170, 80, 10, 'Dokumentart', 'Einzelteilzeichnung'],
      [107, 180, 40, 20, 'Gesetzlicher Eigentümer', 'Musterbau GmbH'],
      [147, 180, 60, 20, 'Benennung', 'Antriebswelle'],
      [207, 180, 80, 10, 'Zeichnungsnummer', '48-1073'],
      [207, 190, 15, 10, 'Änd.', 'C'],
      [222, 190, 35, 10, 'Ausgabedatum', '2026-05-18'],
      [257, 190, 10, 10, 'Spr.', 'de'],
      [267, 190, 20, 10, 'Blatt', '1/2'],
    ])
    expect(fields).toMatchObject({
      generalTolerances: 'ISO 2768-mK',
      material: '42CrMo4 +QT',
      weight: '0.42 kg',
      scale: '1:2',
      drawnBy: 'R. Kaiser',
      approvedBy: 'T. Berg',
      company: 'Musterbau GmbH',
      title: 'Antriebswelle',
      drawingNumber: '48-1073',
      revision: 'C',
      date: '2026-05-18',
      sheet: '1/2',
      sheetSize: 'A4',
      units: 'mm',
      languages: 'de',
    })
  })

  it('reads rows of names and dates, and tolerances by decimal places', () => {
    const fields = at([
      [147, 150, 20, 6, ''],
      [167, 150, 20, 6, 'NAME'],
      [187, 150, 20, 6, 'DATE'],
      [147, 156, 20, 6, 'DRAWN'],
      [167, 156, 20, 6, 'Joe S.'],
      [187, 156, 20, 6, '5/13/2018'],
      [147, 162, 20, 6, 'CHECKED'],
      [167, 162, 20, 6, 'Ann B.'],
      [187, 162, 20, 6, '5/20/2018'],
      [147, 168, 60, 6, 'MFG APPR.'],
      [207, 150, 80, 24, 'TITLE:', 'BALLAST PLATE'],
      [
        107,
        150,
        40,
        24,
        'UNLESS OTHERWISE SPECIFIED:',
        'DIMENSIONS ARE IN INCHES',
        'TWO PLACE DECIMAL ±.01',
        'THREE PLACE DECIMAL ±.005',
      ],
      [207, 174, 15, 13, 'SIZE', 'B'],
      [222, 174, 50, 13, 'DWG. NO.', 'LV3-0042'],
      [272, 174, 15, 13, 'REV', 'A'],
      [207, 187, 80, 13, 'SCALE: 1:2', 'WEIGHT: 2 lbs', 'SHEET 1 OF 3'],
      [107, 174, 100, 13, 'MATERIAL', '6061-T6'],
      [107, 187, 100, 13, 'FINISH', 'CLEAR ANODIZE'],
    ])
    expect(fields).toMatchObject({
      drawnBy: 'Joe S.',
      checkedBy: 'Ann B.',
      date: '5/13/2018',
      title: 'BALLAST PLATE',
      units: 'inch',
      generalTolerances: 'TWO PLACE DECIMAL ±.01; THREE PLACE DECIMAL ±.005',
      sheetSize: 'B',
      drawingNumber: 'LV3-0042',
      revision: 'A',
      scale: '1:2',
      weight: '0.907185 kg',
      sheet: '1 OF 3',
      material: '6061-T6',
      surfaceTreatment: 'CLEAR ANODIZE',
    })
    expect(fields.approvedBy).toBeUndefined()
  })

  it('reads values beside and below captions in cells of their own', () => {
    const fields = at([
      [187, 170, 20, 6, 'Benaming'],
      [207, 170, 80, 6, 'Lagerdeksel'],
      [187, 176, 20, 6, 'Materiaal'],
      [207, 176, 80, 6, 'S235JR'],
      [187, 182, 50, 6, 'Schaal'],
      [237, 182, 50, 6, 'Massa'],
      [187, 188, 50, 12, '1:5'],
      [237, 188, 50, 12, '1,2 kg'],
    ])
    expect(fields).toMatchObject({ title: 'Lagerdeksel', material: 'S235JR' })
    expect(fields).toMatchObject({ scale: '1:5', weight: '1.2 kg' })
  })

  it.each([
    ['French', 'Désignation', 'Échelle', 'Matière', 'N° de plan', 'Dessiné par', 'Folio'],
    ['Spanish', 'Denominación', 'Escala', 'Material', 'Nº de plano', 'Dibujado', 'Hoja'],
    ['Italian', 'Denominazione', 'Scala', 'Materiale', 'Disegno N°', 'Disegnato', 'Foglio'],
    ['Japanese', '品名', '尺度', '材質', '図番', '製図', '葉'],
    ['Dutch', 'Omschrijving', 'Schaal', 'Materiaal', 'Tekeningnummer', 'Getekend', 'Blad'],
  ])('reads captions in %s', (_, title, scale, material, number, drawn, sheet) => {
    const fields = at([
      [187, 170, 60, 10, title, 'Corpus 4'],
      [247, 170, 40, 10, scale, '2:1'],
      [187, 180, 60, 10, material, '1.4301'],
      [247, 180, 40, 10, number, 'AB-100.2'],
      [187, 190, 60, 10, drawn, 'Rossi'],
      [247, 190, 40, 10, sheet, '1/1'],
    ])
    expect(fields).toMatchObject({
      title: 'Corpus 4',
      scale: '2:1',
      material: '1.4301',
      drawingNumber: 'AB-100.2',
      drawnBy: 'Rossi',
      sheet: '1/1',
    })
  })

  it('leaves out empty cells and placeholders', () => {
    const fields = at([
      [187, 170, 60, 10, 'TITLE', '<TITLE>'],
      [247, 170, 40, 10, 'DWG NO', '--'],
      [187, 180, 60, 10, 'MATERIAL', 'Material <not specified>'],
      [247, 180, 40, 10, 'WEIGHT'],
      [187, 190, 100, 10, 'SCALE', '1:1'],
    ])
    expect(Object.keys(fields).sort()).toEqual(['languages', 'scale', 'sheetSize'])
  })

  it('takes the largest code and words of a block without captions', () => {
    const cells: MadeCell[] = [
      [187, 170, 60, 6, 'Scale'],
      [247, 170, 40, 6, '1:1'],
      [187, 176, 50, 6, 'Drawn by'],
      [237, 176, 50, 6, 'Checked'],
      [187, 182, 100, 18],
    ]
    const texts = [madeRun('MMP.03.00', 200, 188, 5), madeRun('Motor bracket', 200, 197, 4)]
    const paths = madeLines([187, 191, 287, 191])
    const fields = fieldsOf(madePage({ cells, texts, paths }))
    expect(fields).toMatchObject({
      drawingNumber: 'MMP.03.00',
      title: 'Motor bracket',
      scale: '1:1',
    })
  })

  it('finds a block without captions above an empty row, and by a scale with its word', () => {
    const blockOf = (scale: string, low: number): MadeCell[] => [
      [187, low - 24, 60, 8, 'RT Corporation'],
      [247, low - 24, 40, 8, scale],
      [187, low - 16, 60, 8, 'A5052'],
      [247, low - 16, 40, 8, '2018/07/24'],
      [187, low - 8, 100, 8, 'RT-17-4-1'],
    ]
    const found = { company: 'RT Corporation', scale: '1:2', material: 'A5052' }
    expect(fieldsOf(madePage({ cells: blockOf('1:2', 195) }))).toMatchObject(found)
    expect(fieldsOf(madePage({ cells: blockOf('SCALE 1:2', 200) }))).toMatchObject(found)
    expect(fieldsOf(madePage({ cells: blockOf('1:2', 185) }))).not.toHaveProperty('company')
    const society = blockOf('1:2', 195).map((cell): MadeCell => {
      const [x, y, width, height, text = ''] = cell
      return [x, y, width, height, text === 'RT Corporation' ? 'PARKSIDE ROCKET SOCIETY' : text]
    })
    expect(fieldsOf(madePage({ cells: society }))).toMatchObject({
      company: 'PARKSIDE ROCKET SOCIETY',
    })
  })

  it('reads captions by place where the lines are not known', () => {
    const texts = [
      madeRun('TITLE', 190, 170, 2),
      madeRun('Candle holder', 196, 176, 4),
      madeRun('SCALE', 190, 190, 2),
      madeRun('1:1', 202, 191),
      madeRun('DWG NO.', 230, 190, 2),
      madeRun('2022001', 240, 195, 4),
      madeRun('SHEET', 262, 190, 2),
      madeRun('1 of 1', 272, 191),
    ]
    const fields = fieldsOf(madePage({ texts, hasFrame: false }))
    expect(fields).toMatchObject({
      title: 'Candle holder',
      scale: '1:1',
      drawingNumber: '2022001',
      sheet: '1 of 1',
    })
  })
})

describe('contradictions', () => {
  const cells: MadeCell[] = [
    [187, 180, 60, 10, 'TITLE', 'Cover'],
    [247, 180, 40, 10, 'DWG NO', '48-1073'],
    [187, 190, 60, 10, 'MATERIAL', 'EN AW-6082'],
    [247, 190, 40, 10, 'SCALE', '1:1'],
  ]

  it('reports both values with a doubt', () => {
    const page = madePage({
      cells: [...cells, [187, 170, 100, 10, 'WERKSTOFF', 'S235JR']],
    })
    const found = readSheet(page, []).metadata.filter(({ field }) => field === 'material')
    expect(found.map(({ value }) => value).sort()).toEqual(['EN AW-6082', 'S235JR'])
    expect(found.every(({ doubts }) => doubts.includes('contradiction'))).toBe(true)
  })

  it('does not take two grades of one metal for a contradiction', () => {
    const page = madePage({ cells: [...cells, [187, 170, 100, 10, 'WERKSTOFF', 'AlMgSi1']] })
    const found = readSheet(page, []).metadata.filter(({ field }) => field === 'material')
    expect(found).toHaveLength(1)
    expect(found[0]?.doubts).toEqual([])
  })

  it('marks a number in the cell of the title', () => {
    const page = madePage({
      cells: [
        [187, 180, 60, 10, 'TITLE', 'JXS-05-01'],
        [247, 180, 40, 10, 'DWG NO'],
        [187, 190, 100, 10, 'SCALE', '1:1'],
      ],
    })
    const found = readSheet(page, []).metadata.find(({ field }) => field === 'drawingNumber')
    expect(found).toMatchObject({ value: 'JXS-05-01', doubts: ['contradiction'] })
  })
})

describe('notes', () => {
  const said = (...lines: string[]) =>
    fieldsOf(madePage({ texts: lines.map((text, i) => madeRun(text, 30, 40 + 12 * i)) }))

  it.each([
    ['generalTolerances', '4. General tolerance DIN ISO 2768 - medium.', 'DIN ISO 2768 - medium'],
    ['generalTolerances', 'Allgemeintoleranzen ISO 2768-mK', 'ISO 2768-mK'],
    ['generalTolerances', 'Tolerances ISO 22081', 'ISO 22081'],
    ['generalTolerances', 'DIN 7168 mittel', 'DIN 7168 mittel'],
    ['generalTolerances', '±0.1 unless otherwise noted', '±0.1'],
    ['generalTolerances', 'Tolérances générales ISO 2768-fH', 'ISO 2768-fH'],
    ['units', 'ALL DIMENSIONS ARE IN MM', 'mm'],
    ['units', 'Dimensions in inches', 'inch'],
    ['units', 'Maße in mm', 'mm'],
    ['units', 'Cotes en mm', 'mm'],
    ['units', 'cotas en milímetros', 'mm'],
    ['units', 'DECIMAL mm', 'mm'],
    ['units', 'Medias: Milimetros (mm)', 'mm'],
    ['projection', 'THIRD ANGLE PROJECTION', 'THIRD_ANGLE'],
    ['projection', 'American Projection', 'THIRD_ANGLE'],
    ['projection', 'European projection', 'FIRST_ANGLE'],
    ['projection', 'THRD ANGLE PROJECTION', 'THIRD_ANGLE'],
    ['projection', 'Projektionsmethode 1', 'FIRST_ANGLE'],
    ['projection', '第三角法', 'THIRD_ANGLE'],
    ['edgeCondition', '3) Break all sharp edges', 'Break all sharp edges'],
    ['edgeCondition', 'Alle Kanten gebrochen', 'Alle Kanten gebrochen'],
    ['edgeCondition', 'Casser les angles vifs', 'Casser les angles vifs'],
    ['edgeCondition', 'Scherpe kanten breken', 'Scherpe kanten breken'],
    ['edgeCondition', 'Smussare gli spigoli vivi 0.3', 'Smussare gli spigoli vivi 0.3'],
    ['edgeCondition', 'Eliminar rebabas', 'Eliminar rebabas'],
    ['surfaceTreatment', 'Coating: enamel powder white', 'enamel powder white'],
    ['surfaceTreatment', 'schwarz eloxiert', 'schwarz eloxiert'],
    ['surfaceTreatment', 'acier chromé', 'acier chromé'],
    ['generalRoughness', 'Surface roughness Ra 3.2 unless otherwise specified', 'Ra 3.2'],
    ['standard', 'INTERPRET PER ASME Y14.5-2018', 'ASME Y14.5-2018'],
  ])('reads %s of "%s"', (field, note, value) => {
    expect(said(note)[field]).toBe(value)
  })

  it.each(['M8x1.25', '25', 'DETAIL A', 'SCALE 5:1', 'Ra 3.2', '4x Ø5 THRU', 'CHROME VANADIUM'])(
    'takes nothing from %s',
    (text) => expect(Object.keys(said(text))).toEqual(['sheetSize']),
  )

  it('joins a note that goes on in the next line', () => {
    const texts = [madeRun('BREAK ALL SHARP EDGES AND', 30, 40), madeRun('REMOVE BURRS', 38, 44)]
    expect(fieldsOf(madePage({ texts })).edgeCondition).toBe(
      'BREAK ALL SHARP EDGES AND REMOVE BURRS',
    )
  })

  it('reads ± that is drawn as strokes', () => {
    const texts = [madeRun('General tolerances', 30, 40, 5), madeRun('0.1mm', 81, 40, 5)]
    const paths = madeLines([78, 38, 80, 38], [78, 40, 80, 40], [79, 37, 79, 39])
    expect(fieldsOf(madePage({ texts, paths })).generalTolerances).toBe('±0.1mm')
  })
})
