import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage, madeRun } from '../testing/made-page.ts'

const at = (cells: MadeCell[]) => fieldsOf(madePage({ cells }))

const rest: MadeCell[] = [
  [187, 170, 100, 15, 'Titre (Title)', 'Plaque de support'],
  [187, 185, 50, 15, 'Echelle (Scale) 1:1'],
  [237, 185, 50, 15, 'Rév. (Rev.)', 'A'],
]

it('reads a value behind the second language of its caption', () => {
  const fields = at([
    [110, 170, 77, 15, 'Matériau :', '(Material) Aluminium 5052-H32'],
    [110, 185, 77, 15, 'Finition :', '(Finish)'],
    ...rest,
  ])
  expect(fields.material).toBe('Aluminium 5052-H32')
  expect(fields.surfaceTreatment).toBeUndefined()
})

it('reads a value below its caption in two languages, of which the second is in a larger font', () => {
  const cells: MadeCell[] = [[110, 170, 77, 30]]
  const texts = [
    madeRun('Plan n°', 111, 174, 2),
    madeRun('Drawing Number', 111, 178, 2.6),
    madeRun('4095700.M00.031', 111, 184, 3.5),
  ]
  const fields = fieldsOf(madePage({ cells: [...cells, ...rest], texts }))
  expect(fields.drawingNumber).toBe('4095700.M00.031')
})

it('keeps what stands in brackets and is no caption', () => {
  const fields = at([
    [110, 170, 77, 15, 'Material', '(Steel) 1.0037'],
    [110, 185, 77, 15, 'Finish', '(black) anodised'],
    ...rest,
  ])
  expect(fields).toMatchObject({ material: '(Steel) 1.0037', surfaceTreatment: '(black) anodised' })
})

it('takes no caption of who saved a file for a name', () => {
  const fields = at([
    [110, 170, 34, 5, 'Créé par (Drawn by)'],
    [144, 170, 43, 5, ''],
    [110, 175, 34, 5, 'Dernier enregistrement (Last save by)'],
    [144, 175, 43, 5, 'jean.exemple'],
    [110, 180, 77, 20, 'Matériau :', 'S235JR'],
    ...rest,
  ])
  expect(fields.drawnBy).not.toBe('Dernier enregistrement (Last save by)')
})

it('takes the value below a caption before a cell beside it that is as high as several rows', () => {
  const fields = at([
    [187, 170, 60, 30, 'Example No. 7'],
    [127, 170, 60, 5, 'Material'],
    [127, 175, 60, 5, 'ABS'],
    [127, 180, 60, 10, 'SCALE', '1:1'],
    [127, 190, 60, 10, 'DWG NO', '48-1000'],
  ])
  expect(fields.material).toBe('ABS')
})

it('reads a number below its caption in Czech and English', () => {
  const fields = at([
    [110, 170, 77, 15, 'NAZEV / TITLE:', 'COLUMN-1F'],
    [110, 185, 77, 15, 'CISLO / NUMBER:', 'mini-column-1F'],
    ...rest.slice(1),
  ])
  expect(fields).toMatchObject({ title: 'COLUMN-1F', drawingNumber: 'mini-column-1F' })
})
