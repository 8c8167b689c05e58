import { expect, it } from 'vitest'
import { calloutsInNote } from './general-notes.ts'

it.each([
  ['1、零件处理方式. 所有圆角均为R1, 倒角均为C0.5', ['C0.5', 'R1']],
  ['ALL CHAMFERS ARE 1X1MM', ['1X1']],
  ['SHOULDER FILLET RADIUS R = 2 mm.', ['R2']],
  ['All the Fillets are 0.2mm unless specified', ['R0.2']],
  ['Alle Rundungen 2 mm', ['R2']],
  ['Alle nicht bemaßten Radien R0,5', ['R0,5']],
])('finds radii and chamfers that hold for the whole part: %s', (note, callouts) => {
  expect(calloutsInNote(note)).toEqual(callouts)
})

it.each([
  '未注圆角R0.5~R1',
  'All fillets R2 max unless noted',
  'Radius of the edge R0.2 - R0.5',
  'Distance to the edge R2',
  'All fillets are 2mm max',
  'Fillets of 2 mm to 3 mm',
])('takes no end of a range, limit or other name for a radius: %s', (note) => {
  expect(calloutsInNote(note)).toEqual([])
})
