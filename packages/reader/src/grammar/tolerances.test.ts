import { describe, expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'
import { told } from './testing/told.ts'

describe('tolerances', () => {
  it.each<readonly [string, ...string[]]>([
    ['20 ±0.1', 'linear 20 mm <upper 0.1, lower -0.1>'],
    ['20±0,1', 'linear 20 mm <upper 0.1, lower -0.1>'],
    ['20 +/-0.1', 'linear 20 mm <upper 0.1, lower -0.1>'],
    ['21.5 ±0.1 TYP', 'linear 21.5 mm <upper 0.1, lower -0.1>'],
    ['20 +0.1/-0.05', 'linear 20 mm <upper 0.1, lower -0.05>'],
    ['20 +0,1 -0,05', 'linear 20 mm <upper 0.1, lower -0.05>'],
    ['20 -0.05', 'linear 20 mm <lower -0.05>'],
    ['20 +0.2', 'linear 20 mm <upper 0.2>'],
    ['20 0/-0.1', 'linear 20 mm <upper 0, lower -0.1>'],
    ['28 0/−0,1', 'linear 28 mm <upper 0, lower -0.1>'],
    ['Ø8 +0.022 0', 'diameter 8 mm <upper 0.022, lower 0>'],
    ['Ø8 {+0.022;}', 'diameter 8 mm <upper 0.022>'],
    ['8 0/+0.1', 'linear 8 mm <upper 0.1, lower 0>'],
    ['Ø3.99 {0;-0.02}', 'diameter 3.99 mm <upper 0, lower -0.02>'],
    ['{11.30;11.20}', 'linear null mm <limitLow 11.2, limitHigh 11.3>'],
    ['Ø{20.02;20.00}', 'diameter null mm <limitLow 20, limitHigh 20.02>'],
    ['{46°;44°}', 'angle null degree <limitLow 44, limitHigh 46>'],
    ['5.8-5.85', 'linear null mm <limitLow 5.8, limitHigh 5.85>'],
    ['5.8 - 5.85', 'linear null mm <limitLow 5.8, limitHigh 5.85>'],
    ['Ø20.02/20.00', 'diameter null mm <limitLow 20, limitHigh 20.02>'],
    ['20.02/20.00', 'linear null mm <limitLow 20, limitHigh 20.02>'],
    ['Ø20.00-Ø20.05', 'diameter null mm <limitLow 20, limitHigh 20.05>'],
    ['12 MAX', 'linear 12 mm <limitHigh 12>'],
    ['MIN 3', 'linear 3 mm <limitLow 3>'],
    ['MAX. Ø20', 'diameter 20 mm <limitHigh 20>'],
    ['≤ 5', 'linear 5 mm <limitHigh 5>'],
    ['20 max', 'linear 20 mm <limitHigh 20>'],
    ['45° ±0.5°', 'angle 45 degree <upper 0.5, lower -0.5>'],
    ["30° ±30'", 'angle 30 degree <upper 0.5, lower -0.5>'],
    ['45° {1°;0°}', 'angle 45 degree <upper 1, lower 0>'],
    ['45°+1°/-0°', 'angle 45 degree <upper 1, lower 0>'],
    ['Ø20 H7', 'diameter 20 mm <fit H7>'],
    ['Ø25k6', 'diameter 25 mm <fit k6>'],
    ['181 H7Ø', 'diameter 181 mm <fit H7>'],
    ['172 H7/e6Ø', 'diameter 172 mm <fit H7/e6>'],
    ['Ø20H7/g6', 'diameter 20 mm <fit H7/g6>'],
    ['Ø20 H7/g6', 'diameter 20 mm <fit H7/g6>'],
    ['Ø20 {H7;g6}', 'diameter 20 mm <fit H7/g6>'],
    ['Ø20 H7 (+0.021/0)', 'diameter 20 mm <fit H7, upper 0.021, lower 0>'],
    ['Ø20 H7 ({+0.021;0})', 'diameter 20 mm <fit H7, upper 0.021, lower 0>'],
    ['Ø40 {+0.025;0} H7', 'diameter 40 mm <upper 0.025, lower 0, fit H7>'],
    ['20 h6 (0/-0.013)', 'linear 20 mm <fit h6, upper 0, lower -0.013>'],
    ['10 P9', 'linear 10 mm <fit P9>'],
    ['60 js6', 'linear 60 mm <fit js6>'],
    ['Ø20 n6', 'diameter 20 mm <fit n6>'],
    ['Ø16 r6', 'diameter 16 mm <fit r6>'],
    ['Ø20 R7', 'diameter 20 mm <fit R7>'],
    ['Ø50 M7', 'diameter 50 mm <fit M7>'],
    ['Ø20 H7 Ⓔ', 'diameter 20 mm <fit H7>'],
    ['Ø30 f7 -0.020 -0.041', 'diameter 30 mm <fit f7, upper -0.02, lower -0.041>'],
    ['Ø20 H7 / R5', 'diameter 20 mm <fit H7>', 'radius 5 mm'],
    ['20mm ±0.1mm', 'linear 20 mm <upper 0.1, lower -0.1>'],
    [
      '20 ±0.1 30 ±0.2',
      'linear 20 mm <upper 0.1, lower -0.1>',
      'linear 30 mm <upper 0.2, lower -0.2>',
    ],
    ['Ø20H7(+0,021)', 'diameter 20 mm <fit H7, upper 0.021>'],
    ['Ø35h14(-0,62)', 'diameter 35 mm <fit h14, lower -0.62>'],
    ['20±IT14/2', 'linear 20 mm <fit ±IT14/2>'],
    ['Ø12 h6 0 -0.011', 'diameter 12 mm <fit h6, upper 0, lower -0.011>'],
    ['Ø20 -0.1 -0.2', 'diameter 20 mm <upper -0.1, lower -0.2>'],
    ['(Ø20 H7)', 'diameter 20 mm <fit H7> reference'],
    ['20 {+0.1;0}', 'linear 20 mm <upper 0.1, lower 0>'],
  ])('reads %s on a sheet in mm', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'mm' }).map(told)).toEqual(callouts)
  })

  it.each<readonly [string, ...string[]]>([
    ['1.000 +.005 -.000', 'linear 1 inch <upper 0.005, lower 0>'],
    ['Ø.500-.505', 'diameter null inch <limitLow 0.5, limitHigh 0.505>'],
    ['Ø.375 +.002/-.000', 'diameter 0.375 inch <upper 0.002, lower 0>'],
    ['4X .125-.130', '4 × linear null inch <limitLow 0.125, limitHigh 0.13>'],
  ])('reads %s on a sheet in inch', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'inch' }).map(told)).toEqual(callouts)
  })
})
