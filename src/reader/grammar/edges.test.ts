import { describe, expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'
import { told } from './testing/told.ts'

describe('chamfers and radii', () => {
  it.each<readonly [string, ...string[]]>([
    ['2x45°', 'chamfer 2 mm 45°'],
    ['1x45°', 'chamfer 1 mm 45°'],
    ['1x45', 'chamfer 1 mm 45°'],
    ['0.5x45', 'chamfer 0.5 mm 45°'],
    ['0.5 X 45° TYP', 'chamfer 0.5 mm 45°'],
    ['2x 0.5 X 45°', '2 × chamfer 0.5 mm 45°'],
    ['2 x 0.5x45°', '2 × chamfer 0.5 mm 45°'],
    ['45°x1', 'chamfer 1 mm 45°'],
    ['1 x 30°', 'chamfer 1 mm 30°'],
    ['2 x 30°', 'chamfer 2 mm 30°'],
    ['1x1', 'chamfer 1 mm by 1 mm 45°'],
    ['0.5x0.5', 'chamfer 0.5 mm by 0.5 mm 45°'],
    ['C0.5', 'chamfer 0.5 mm 45°'],
    ['C 1.5', 'chamfer 1.5 mm 45°'],
    ['4x C1', '4 × chamfer 1 mm 45°'],
    ['3-C1', '3 × chamfer 1 mm 45°'],
    ['CHAMFER 0.2', 'chamfer 0.2 mm'],
    ['0.2 CHAMFER', 'chamfer 0.2 mm'],
    ['Fase 1x45°', 'chamfer 1 mm 45°'],
    ['FASE 0,5x45°', 'chamfer 0.5 mm 45°'],
    ['1x45° Fase', 'chamfer 1 mm 45°'],
    ['倒角C0.5', 'chamfer 0.5 mm 45°'],
    ['面取り 0.5', 'chamfer 0.5 mm'],
    ['Chanfrein 1x45°', 'chamfer 1 mm 45°'],
    ['0,5 x 45° beidseitig', 'chamfer 0.5 mm 45°'],
    ['2 x 45° (2x)', '2 × chamfer 2 mm 45°'],
    ['1 x 45° 2 PLACES', '2 × chamfer 1 mm 45°'],
    ['1±0.1x45°', 'chamfer 1 mm 45° <upper 0.1, lower -0.1>'],
    ['1x45° ±0.1', 'chamfer 1 mm 45° <upper 0.1, lower -0.1>'],
    ['1x45°±1°', 'chamfer 1 mm 45°'],
    ['2x 30°', '2 × angle 30 degree'],
    ['8x 45°', '8 × angle 45 degree'],
    ['R5', 'radius 5 mm'],
    ['R 2.4', 'radius 2.4 mm'],
    ['R.25', 'radius 0.25 mm'],
    ['R=5', 'radius 5 mm'],
    ['5R', 'radius 5 mm'],
    ['2xR5', '2 × radius 5 mm'],
    ['2-R5', '2 × radius 5 mm'],
    ['R2 2 PL', '2 × radius 2 mm'],
    ['R2,5 4x', '4 × radius 2.5 mm'],
    ['R5 (4x)', '4 × radius 5 mm'],
    ['R3 TYP 4 PLCS', '4 × radius 3 mm'],
    ['4x (R5)', '4 × radius 5 mm reference'],
    ['(R5)', 'radius 5 mm reference'],
    ['[R5]', 'radius 5 mm basic'],
    ['R5 TYP', 'radius 5 mm'],
    ['R0.4 MAX', 'radius 0.4 mm <limitHigh 0.4>'],
    ['R max 0.5', 'radius 0.5 mm <limitHigh 0.5>'],
    ['R0.1-0.3', 'radius null mm <limitLow 0.1, limitHigh 0.3>'],
    ['R1-R2', 'radius null mm <limitLow 1, limitHigh 2>'],
    ['R3 ±0.2', 'radius 3 mm <upper 0.2, lower -0.2>'],
    ['SR10', 'spherical radius 10 mm'],
    ['SR 12,5 ±0.1', 'spherical radius 12.5 mm <upper 0.1, lower -0.1>'],
    ['S.R. 5', 'spherical radius 5 mm'],
    ['FULL R', 'radius null mm'],
    ['2X FULL R', '2 × radius null mm'],
    ['CR 5', 'radius 5 mm'],
    ['R1', 'radius 1 mm'],
    ['general fillet R1', 'radius 1 mm'],
    ['ALL FILLETS R2', 'radius 2 mm'],
    ['R5 R10', 'radius 5 mm', 'radius 10 mm'],
  ])('reads %s on a sheet in mm', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'mm' }).map(told)).toEqual(callouts)
  })

  it.each<readonly [string, ...string[]]>([
    ['45° X .06', 'chamfer 0.06 inch 45°'],
    ['R1/4', 'radius 0.25 inch'],
  ])('reads %s on a sheet in inch', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'inch' }).map(told)).toEqual(callouts)
  })
})
