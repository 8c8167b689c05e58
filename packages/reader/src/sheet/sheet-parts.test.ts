import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import {
  fieldsOf,
  type MadeCell,
  madeBox,
  madePage,
  madePath,
  madeRun,
} from './testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

describe('projection symbol', () => {
  const circle = (x: number, y: number, radius: number) =>
    madePath(
      Array.from({ length: 24 }, (_, i): [number, number] => [
        x + radius * Math.cos((i * Math.PI) / 12),
        y + radius * Math.sin((i * Math.PI) / 12),
      ]),
      true,
    )
  /** Its ends stand at `narrow` and `wide`, `low` and `high` by half. */
  const cone = (narrow: number, wide: number, y: number, low = 1.5, high = 3) =>
    madePath(
      [
        [narrow, y - low],
        [wide, y - high],
        [wide, y + high],
        [narrow, y + low],
      ],
      true,
    )
  const symbol = (narrow: number, wide: number, low?: number, high?: number) => {
    const beside = cone(narrow, wide, 190, low, high)
    return fieldsOf(madePage({ paths: [circle(270, 190, 3), circle(270, 190, 1.5), beside] }))
      .projection
  }

  it('is first angle with the narrow end away from the circles', () => {
    expect(symbol(256, 263)).toBe('FIRST_ANGLE')
  })

  it('is third angle with the narrow end towards the circles', () => {
    expect(symbol(276, 283)).toBe('THIRD_ANGLE')
  })

  it('may have a cone whose wide end is smaller than its circle', () => {
    expect(symbol(256, 263, 1.5, 2.2)).toBe('FIRST_ANGLE')
  })

  it('may have a cone that is drawn larger than its circles', () => {
    expect(symbol(276, 284, 2.4, 4.8)).toBe('THIRD_ANGLE')
  })

  it('may have circles that are drawn chord by chord', () => {
    const chords = (radius: number) => {
      const [line] = circle(270, 190, radius).lines
      const points = line?.points ?? []
      return points.map(({ x, y }, i) => {
        const next = points[(i + 1) % points.length] ?? { x, y }
        return madePath([
          [x, y],
          [next.x, next.y],
        ])
      })
    }
    const paths = [...chords(3), ...chords(1.5), cone(276, 283, 190)]
    expect(fieldsOf(madePage({ paths })).projection).toBe('THIRD_ANGLE')
  })

  it('needs a cone beside the circles, not in them', () => {
    expect(symbol(273.1, 273.9)).toBeUndefined()
    expect(symbol(269, 278)).toBeUndefined()
  })

  it('needs the cone', () => {
    const paths = [circle(270, 190, 3), circle(270, 190, 1.5), madeBox(256, 187, 7, 6)]
    expect(fieldsOf(madePage({ paths })).projection).toBeUndefined()
  })
})

describe('a sheet without title block', () => {
  it('reads a block of lines', () => {
    const lines = [
      'Motor Shaft - 11.8.2020',
      'Stainless Steel',
      'A4 Drawing - Scale 3:1',
      'Dimensions in millimeters',
      'General tolerances ±0.1mm',
    ]
    const texts = lines.map((text, i) => madeRun(text, 180, 140 + 6 * i, 5))
    expect(fieldsOf(madePage({ texts, hasFrame: false }))).toMatchObject({
      title: 'Motor Shaft',
      date: '11.8.2020',
      material: 'Stainless Steel',
      scale: '3:1',
      sheetSize: 'A4',
      units: 'mm',
      generalTolerances: '±0.1mm',
      languages: 'en',
    })
  })

  it('reads lines of one size if each says something of the sheet', () => {
    const fieldsWith = (...lines: string[]) =>
      fieldsOf(
        madePage({
          texts: lines.map((text, i) => madeRun(text, 180, 140 + 6 * i, 5)),
          hasFrame: false,
        }),
      )
    const lines = ['SCALE 1:1', 'DIMENSIONS IN MM', 'PART MATERIAL: ALUMINUM']
    expect(fieldsWith(...lines)).toMatchObject({ scale: '1:1', material: 'ALUMINUM' })
    expect(fieldsWith('SCALE 1:1', 'SECTION B-B', 'PART MATERIAL: ALUMINUM')).not.toHaveProperty(
      'material',
    )
  })
})

it('numbers its values after the features', () => {
  const page = madePage({ texts: [madeRun('Maße in mm', 30, 40)] })
  expect(readSheet(page, []).metadata.map(({ id }) => id)).toEqual([1, 2])
})

describe('other tables', () => {
  const title: MadeCell[] = [
    [187, 180, 60, 10, 'TITLE', 'Cover'],
    [247, 180, 40, 10, 'DWG NO', '48-1073'],
    [187, 190, 100, 10, 'SCALE', '1:1'],
  ]
  const row = (y: number, ...texts: string[]): MadeCell[] =>
    texts.map((text, i): MadeCell => [207 + 20 * i, y, 20, 6, text])

  it('gives the latest revision', () => {
    const table = [
      ...row(10, 'REV', 'DATE', 'DESCRIPTION', 'BY'),
      ...row(16, 'A', '2026-01-05', 'First issue', 'RK'),
      ...row(22, 'B', '2026-03-05', 'Hole moved', 'RK'),
    ]
    expect(at([...title, ...table]).revision).toBe('B')
  })

  it('gives the class of a table of tolerances', () => {
    const table = [
      ...row(10, 'Tolerance class', '0.5-3', '3-6', '6-30'),
      ...row(16, 'm', '±0.1', '±0.1', '±0.2'),
    ]
    expect(at([...title, ...table]).generalTolerances).toBe('m')
  })
})

describe('cells of templates', () => {
  it('reads several captions in one line', () => {
    const texts = [
      madeRun('Size: A3', 190, 186, 2),
      madeRun('Date: 2026-05-18', 202, 186, 2),
      madeRun('Rev: B', 222, 186, 2),
      madeRun('Title: Sensor board holder', 190, 196, 3),
    ]
    const cells: MadeCell[] = [
      [187, 180, 100, 10],
      [187, 190, 100, 10],
    ]
    expect(fieldsOf(madePage({ cells, texts }))).toMatchObject({
      sheetSize: 'A3',
      date: '2026-05-18',
      revision: 'B',
      title: 'Sensor board holder',
    })
  })

  it('reads a date below its caption in a cell whose border was not found, however large the caption', () => {
    const texts = [
      madeRun('Drawn by', 190, 173, 2),
      madeRun('Jo Example', 190, 179, 4),
      madeRun('Date', 190, 184, 2.6),
      madeRun('2024-12-02', 190, 189, 4),
    ]
    const fields = fieldsOf(madePage({ cells: [[187, 170, 100, 20]], texts }))
    expect(fields).toMatchObject({ drawnBy: 'Jo Example', date: '2024-12-02' })
  })

  it('reads the number of the sheet behind a value of a cell whose border was not found', () => {
    const words = [
      ['WEIGHT: 75 g', 190],
      ['SHEET', 210],
      ['1', 219],
      ['OF', 223],
      ['2', 229],
    ] as const
    const texts = words.map(([word, x]) => madeRun(word, x, 186, 2))
    const cells: MadeCell[] = [
      [187, 180, 100, 10],
      [187, 190, 100, 10],
    ]
    const fields = fieldsOf(madePage({ cells, texts }))
    expect(fields).toMatchObject({ weight: '0.075 kg', sheet: '1 OF 2' })
  })

  it('takes nothing from a neighbour where the caption has room of its own', () => {
    const fields = at([
      [187, 170, 50, 12, 'TITLE', 'Cover'],
      [237, 170, 50, 12, 'SCALE', '1:1'],
      [187, 182, 50, 18, 'FINISH'],
      [237, 182, 50, 18, '', '2022001'],
    ])
    expect(fields.surfaceTreatment).toBeUndefined()
  })

  it('leaves out headings of empty tolerances', () => {
    const fields = at([
      [187, 170, 50, 30, 'TOLERANCES:', 'LINEAR:', 'ANGULAR:'],
      [237, 170, 50, 15, 'TITLE', 'Cover'],
      [237, 185, 50, 15, 'SCALE', '1:1'],
    ])
    expect(fields.generalTolerances).toBeUndefined()
  })

  it('tells roughness from treatment by the value', () => {
    const of = (value: string) =>
      at([
        [187, 170, 50, 15, 'FINISH', value],
        [237, 170, 50, 15, 'TITLE', 'Cover'],
        [187, 185, 100, 15, 'SCALE', '1:1'],
      ])
    expect(of('Ra 3.2')).toMatchObject({ generalRoughness: 'Ra 3.2' })
    expect(of('ANODIZED')).toMatchObject({ surfaceTreatment: 'ANODIZED' })
    expect(of('32')).toMatchObject({ generalRoughness: '32' })
    expect(of('32').surfaceTreatment).toBeUndefined()
  })
})
