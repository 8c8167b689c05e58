import { expect, it } from 'vitest'
import { fieldsOf, type MadeCell, madePage } from '../testing/made-page.ts'

const block = (...title: string[]): MadeCell[] => [
  [187, 150, 60, 10, 'Example Works #22'],
  [187, 160, 60, 6, 'Title'],
  [187, 166, 60, 6, ...title],
  [187, 172, 60, 6, 'Dwg No.'],
  [187, 178, 60, 6, '48-1000'],
  [187, 184, 60, 6, 'Date'],
  [187, 190, 60, 10, '4/20/2020'],
]

it('takes no other words for the title where the cell below its caption is empty', () => {
  const fields = fieldsOf(madePage({ cells: block() }))
  expect(fields.title).toBeUndefined()
  expect(fields).toMatchObject({ drawingNumber: '48-1000', date: '4/20/2020' })
  expect(fieldsOf(madePage({ cells: block('Cover') })).title).toBe('Cover')
})

it('takes no statement of conformity, address or kind of document for the title', () => {
  const cells: MadeCell[] = [
    [187, 180, 60, 10, 'DWG NO', '48-1000'],
    [187, 190, 60, 10, 'SCALE', '1:1'],
  ]
  const of = (words: string) =>
    fieldsOf(madePage({ cells: [...cells, [107, 180, 80, 20, words]] })).title
  expect(of('RoHS Compliant')).toBeUndefined()
  expect(of('www.example.com')).toBeUndefined()
  expect(of('Length')).toBeUndefined()
  expect(of('PRODUCT CUSTOMER DRAWING')).toBeUndefined()
  expect(of('Shield frame')).toBe('Shield frame')
})

it('reads the cells without captions between a block and the corner of the frame', () => {
  const cells: MadeCell[] = [
    [107, 170, 20, 6, 'Datum'],
    [127, 170, 40, 6, 'Name'],
    [107, 176, 20, 6, '1.2.2020'],
    [127, 176, 40, 6, 'A. Example'],
    [107, 182, 60, 9],
    [107, 191, 20, 9, 'Datum'],
    [127, 191, 40, 9, 'Name'],
  ]
  const corner: MadeCell[] = [
    [167, 183, 100, 17, 'Hebelarm'],
    [267, 183, 20, 8, '1'],
    [267, 191, 20, 9, 'A2'],
  ]
  expect(fieldsOf(madePage({ cells: [...cells, ...corner] }))).toMatchObject({
    title: 'Hebelarm',
    sheet: '1',
    sheetSize: 'A2',
  })
})

it('reads the description of a product as its title, and no material in the type of a plug', () => {
  const cells: MadeCell[] = [
    [187, 160, 60, 6, 'Part Number'],
    [187, 166, 60, 8, 'EX4105'],
    [127, 160, 60, 6, 'Product Description'],
    [127, 166, 60, 8, 'Type C 16 pin receptacle'],
    [187, 174, 60, 10, 'SCALE', '1:1'],
  ]
  const fields = fieldsOf(madePage({ cells }))
  expect(fields).toMatchObject({ partNumber: 'EX4105', title: 'Type C 16 pin receptacle' })
  expect(fields.material).toBeUndefined()
})

it('reads nothing between the numbers of the fields at the lower edge of the paper', () => {
  const cells: MadeCell[] = [
    [187, 180, 60, 10, 'DWG NO', '48-1000'],
    [187, 190, 60, 14, 'SCALE', '1:1'],
  ]
  const fields = [10, 50, 90, 130].map((x, i): MadeCell => [x, 204, 40, 6, String(4 - i)])
  const strip: MadeCell = [170, 204, 60, 6, 'REVISION: J']
  const of = (...more: MadeCell[]) =>
    fieldsOf(madePage({ cells: [...cells, ...more, strip], hasFrame: false })).revision
  expect(of(...fields)).toBeUndefined()
  expect(of()).toBe('J')
})
