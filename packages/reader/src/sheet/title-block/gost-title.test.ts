import { describe, expect, it } from 'vitest'
import { materialAnywhere } from '../material.ts'
import { fieldsOf, type MadeCell, madePage, madeRun } from '../testing/made-page.ts'
import { captionOf } from './caption-of.ts'

type LargeCell = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  size: number,
]

const boxOf = ([x, y, width, height]: LargeCell): MadeCell => [x, y, width, height]

/** Fields of a block of cells, of which some hold larger lettering. */
function at(cells: readonly MadeCell[], large: readonly LargeCell[] = []) {
  const boxes = large.map(boxOf)
  const texts = large.map(([x, y, , height, text, size]) =>
    madeRun(text, x + 2, y + height / 2 + size / 3, size),
  )
  return fieldsOf(madePage({ cells: [...cells, ...boxes], texts }))
}

/** Form 1 of GOST 2.104: captions at the left and above, title, number and material without any. */
const form1: MadeCell[] = [
  [102, 145, 17, 5, 'Изм. Лист'],
  [119, 145, 23, 5, '№ докум.'],
  [142, 145, 15, 5, 'Подп.'],
  [157, 145, 10, 5, 'Дата'],
  [102, 150, 17, 5, 'Разраб.'],
  [119, 150, 23, 5, 'Иванов'],
  [142, 150, 15, 5],
  [157, 150, 10, 5, '16.02.2023'],
  [102, 155, 17, 5, 'Пров.'],
  [119, 155, 23, 5],
  [102, 160, 17, 5, 'Т.контр.'],
  [119, 160, 23, 5],
  [102, 165, 17, 5, 'Н.контр.'],
  [102, 170, 17, 5, 'Утв.'],
  [119, 170, 23, 5],
  [167, 170, 70, 15, 'Сталь 45 ГОСТ 1050-88'],
  [237, 145, 15, 5, 'Лит.'],
  [252, 145, 17, 5, 'Масса'],
  [269, 145, 18, 5, 'Масштаб'],
  [252, 150, 17, 15, '0,66'],
  [269, 150, 18, 15, '1:2'],
  [237, 165, 20, 5, 'Лист'],
  [257, 165, 30, 5, 'Листов 1'],
]
const large: LargeCell[] = [
  [167, 145, 70, 25, 'Вал', 7],
  [167, 130, 120, 15, 'АБВГ.715423.001', 7],
]

describe('a title block after GOST 2.104', () => {
  it('has its number, title and material without captions, and its mass in kilograms', () => {
    expect(at(form1, large)).toMatchObject({
      drawnBy: 'Иванов',
      date: '16.02.2023',
      title: 'Вал',
      drawingNumber: 'АБВГ.715423.001',
      material: 'Сталь 45 ГОСТ 1050-88',
      weight: '0.66 kg',
      scale: '1:2',
    })
  })

  it('has a scale in its place that lost its colon in a scan', () => {
    const scaleOf = (text: string, confidence: number) => {
      const cells = form1.map((cell): MadeCell => (cell[4] === '1:2' ? [269, 150, 18, 15] : cell))
      const texts = large.map(([x, y, , , name, size]) => madeRun(name, x + 2, y + 10, size))
      const scale = { ...madeRun(text, 275, 158), confidence }
      return fieldsOf(
        madePage({ cells: [...cells, ...large.map(boxOf)], texts: [...texts, scale] }),
      ).scale
    }
    expect(scaleOf('12', 0.85)).toBe('1:2')
    expect(scaleOf('21.', 0.85)).toBe('2:1')
    expect(scaleOf('24', 0.85)).toBeUndefined()
    expect(scaleOf('12', 1)).toBeUndefined()
  })

  it('tells its fields by their place, whatever they say', () => {
    const other = form1.map(
      ([x, y, width, height, ...lines]): MadeCell =>
        lines[0] === 'Сталь 45 ГОСТ 1050-88'
          ? [x, y, width, height, 'Фанера']
          : [x, y, width, height, ...lines],
    )
    const company: MadeCell = [237, 170, 50, 15, 'Балтийская', 'мануфактура']
    const cells = (number: string, name: string): LargeCell[] => [
      [167, 145, 70, 25, name, 7],
      [167, 130, 120, 15, number, 7],
    ]
    expect(at([...other, company], cells('2.377.06.01.02', 'Транспортер 2'))).toMatchObject({
      drawingNumber: '2.377.06.01.02',
      title: 'Транспортер 2',
      material: 'Фанера',
      company: 'Балтийская мануфактура',
    })
    const [, number] = cells('005_Задняя часть', '')
    expect(at(other, number ? [number] : []).drawingNumber).toBe('005_Задняя часть')
  })

  it('has no material that is the number of a document', () => {
    const other = form1.map(
      ([x, y, width, height, ...lines]): MadeCell =>
        lines[0] === 'Сталь 45 ГОСТ 1050-88'
          ? [x, y, width, height, 'TM.130.01.01']
          : [x, y, width, height, ...lines],
    )
    expect(at(other, large).material).toBeUndefined()
  })

  it('has captions that are no names, with nothing beside them', () => {
    const fields = at(form1, large)
    expect(fields.checkedBy).toBeUndefined()
    expect(fields.approvedBy).toBeUndefined()
    for (const caption of [
      'Т.контр.',
      'Н.контр.',
      'Нач.отд.',
      '№ докум.',
      'М, докум.',
      'Подп.',
      'Копировал',
    ])
      expect(captionOf(caption)?.field).toBe('other')
    expect(captionOf('МАССА')?.field).toBe('weight')
  })

  it('names materials in words', () => {
    expect(materialAnywhere('Оргстекло')?.category).toEqual(['POLYMER', 'THERMOPLASTIC'])
    expect(materialAnywhere('Круг 20 ГОСТ 2590-2006')?.category).toEqual(['FERROUS_ALLOY', 'STEEL'])
    expect(materialAnywhere('Стальной вал')).toBeNull()
  })
})

describe('what stands in a title block beside its fields', () => {
  it('is no title, be it the largest: schools, departments, numbers of sheets, tolerances', () => {
    const fields = at(
      [
        [110, 170, 60, 10, 'Progettato da:', 'Leo'],
        [170, 170, 50, 10, 'Approvato da:'],
        [220, 170, 40, 10, 'Nome file:', 'Albero.dwg'],
        [260, 170, 27, 10, 'Scala:', '1:1'],
      ],
      [
        [110, 180, 90, 20, 'POLITECNICO DI BARI', 8],
        [200, 180, 87, 7, 'Albero per contropunta', 4.5],
        [200, 187, 87, 7, 'ING. MECCANICA', 6],
        [200, 194, 87, 6, 'Lámina No. 7', 6],
      ],
    )
    expect(fields).toMatchObject({
      drawnBy: 'Leo',
      company: 'POLITECNICO DI BARI',
      title: 'Albero per contropunta',
    })
    expect(fields.approvedBy).toBeUndefined()
  })

  it('is no value of the head of a parts list that stands below its rows', () => {
    const fields = at(
      [
        [77, 186, 10, 6, '1'],
        [87, 186, 40, 6, 'Pieza'],
        [127, 186, 20, 6, 'MDF'],
        [147, 186, 20, 6, '2'],
        [77, 192, 10, 8, 'No. elem'],
        [87, 192, 40, 8, 'Denominación'],
        [127, 192, 20, 8, 'Material'],
        [147, 192, 20, 8, 'No. de pzas'],
        [167, 166, 60, 14, 'Dib.', 'Ana'],
        [227, 166, 60, 14, 'Escala:', '1:2'],
      ],
      [[167, 180, 120, 20, 'PLANO CONJUNTO', 6]],
    )
    expect(fields.title).toBe('PLANO CONJUNTO')
    expect(fields.material).toBeUndefined()
  })

  it('is no number where it says that the sheet is not to scale', () => {
    expect(
      at([
        [110, 180, 60, 10, 'DRAWING', 'NOT TO SCALE'],
        [170, 180, 60, 10, 'DWG NO.', '17'],
        [230, 180, 57, 10, 'SCALE', 'NTS'],
      ]).drawingNumber,
    ).toBe('17')
  })
})

describe('notes on a sheet after GOST', () => {
  const note = (...texts: Parameters<typeof madeRun>[]) =>
    fieldsOf(madePage({ texts: texts.map((one) => madeRun(...one)) })).generalTolerances

  it('reads half a grade of tolerance that is written as a fraction', () => {
    const plain = [['2. Н14, h14, ±IT', 50, 100, 5]] as [string, number, number, number][]
    expect(note(...plain, ['14', 90, 97, 5], ['2.', 95, 102, 5])).toBe('H14, h14, ±IT14/2')
    expect(note(...plain)).toBe('H14, h14, ±IT')
  })

  it('reads grades of a sentence, of which each line goes on with the one right above it', () => {
    expect(
      note(
        ['1. Неуказанные отклонения на форму и расположение поверх-', 50, 100, 5],
        ['ностей по 8 кв.', 53, 105, 5],
        ['2. Неуказанные предельные отклонения линейных', 50, 110, 5],
        ['размеров Н9, h9', 53, 115, 5],
      ),
    ).toBe('H9, h9')
  })
})
