import { describe, expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'
import { told } from './testing/told.ts'

describe('holes', () => {
  it.each<readonly [string, ...string[]]>([
    ['M8x1.25 - 6H -30,00 DEEP', 'thread ISO_METRIC M8x1.25 d 8 mm P 1.25 6H blind 30'],
    ['2x M8x1.25 6H x 30/30', '2 × thread ISO_METRIC M8x1.25 d 8 mm P 1.25 6H size 30'],
    ['Ø6.8 -30,00 DEEP', 'bore 6.8 mm blind 30'],
    ['⌴ Ø11 DIN 974 - ↧6.5', 'bore counterbore 11 mm by 6.5 mm'],
    ['Ø11 ↧ 6.5 x4', '4 × bore 11 mm blind 6.5'],
    ['Ø5.0THRU⌴6.25↧7.5', 'bore 5 mm through counterbore 6.25 mm by 7.5 mm'],
    ['⌴ 10 ↧5', 'bore counterbore 10 mm by 5 mm'],
    ['2X Ø7.80-8.28 ↧ 22.9', '2 × bore <limitLow 7.8, limitHigh 8.28> blind 22.9'],
    ['Ø5 12 ↧', 'bore 5 mm blind 12'],
    ['4xØ2.5 贯穿', '4 × bore 2.5 mm through'],
    ['Ø8 THRU', 'bore 8 mm through'],
    ['Ø8 DURCH', 'bore 8 mm through'],
    ['Ø6.6 durchgehend', 'bore 6.6 mm through'],
    ['3 trous Ø5 débouchants', '3 × bore 5 mm through'],
    ['4 x Ø5 passanti', '4 × bore 5 mm through'],
    ['2x Ø8 na wylot', '2 × bore 8 mm through'],
    ['Ø8 skrz', 'bore 8 mm through'],
    ['4 holes Ø 5.5 through', '4 × bore 5.5 mm through'],
    ['Ø8 ↧ 12', 'bore 8 mm blind 12'],
    ['Ø8 12 DEEP', 'bore 8 mm blind 12'],
    ['Ø8 x 12 tief', 'bore 8 mm blind 12'],
    ['Ø8,5 x 20 tief', 'bore 8.5 mm blind 20'],
    ['Ø12 H7 tief 20', 'bore 12 mm <fit H7> blind 20'],
    ['Ø8 深12', 'bore 8 mm blind 12'],
    ['Ø5x10', 'bore 5 mm size 10'],
    ['5 x Ø 4 H7 ↧ 10', '5 × bore 4 mm <fit H7> blind 10'],
    ['4x Ø8 H7 ↧12 ±0.2', '4 × bore 8 mm <fit H7> blind 12'],
    ['Ø20 ±0.1 THRU', 'bore 20 mm <upper 0.1, lower -0.1> through'],
    ['DRILL Ø5 THRU', 'bore 5 mm through'],
    ['Ø8 H7 REAM THRU', 'bore 8 mm <fit H7> through'],
    ['<MOD-DIAM>20 <HOLE-DEPTH> 5', 'bore 20 mm blind 5'],
    ['4xØ3.4 贯穿 / ⌴Ø6 ↧3.4', '4 × bore 3.4 mm through counterbore 6 mm by 3.4 mm'],
    ['4x Ø3.4 THRU / ⌴ Ø6 ↧ 3.4', '4 × bore 3.4 mm through counterbore 6 mm by 3.4 mm'],
    [
      '4X Ø 5.50 THRU ALL ⌴ Ø 10.00 ↧ 5.40',
      '4 × bore 5.5 mm through_all counterbore 10 mm by 5.4 mm',
    ],
    ["Ø6,6 / C'BORE Ø11 x 6,4 DEEP", 'bore 6.6 mm counterbore 11 mm by 6.4 mm'],
    ["Ø11 C'BORE x 6.5 DEEP", 'bore counterbore 11 mm by 6.5 mm'],
    ["C'BORE Ø11 DP 6", 'bore counterbore 11 mm by 6 mm'],
    ['⌴ Ø10 ↧5', 'bore counterbore 10 mm by 5 mm'],
    ['Ø6.6 Senkung DIN 974 Ø11x6.4', 'bore 6.6 mm counterbore 11 mm by 6.4 mm'],
    ['Ø9 / Senkung 90° Ø17', 'bore 9 mm sink 17 mm 90 degree'],
    ['Ø6.6 THRU ⌵ Ø12 X 90°', 'bore 6.6 mm through sink 12 mm 90 degree'],
    ['8 x Ø 6.60 THRU ALL / ⌵ Ø 12.60 X 90°', '8 × bore 6.6 mm through_all sink 12.6 mm 90 degree'],
    ['Ø10 x 90°', 'bore sink 10 mm 90 degree'],
    ['Ø20 / SF Ø30', 'bore 20 mm spotface 30 mm'],
    ['Ø9 THRU / SPOTFACE Ø20', 'bore 9 mm through spotface 20 mm'],
    ['v n10 x 5', 'bore counterbore 10 mm by 5 mm'],
    ['n6.6 THRU w n12 x 90°', 'bore 6.6 mm through sink 12 mm 90 degree'],
    ['M6 ↧12 / Ø5 ↧16', 'bore 5 mm blind 16 with M6', 'thread ISO_METRIC M6 d 6 mm P 1 blind 12'],
    ['Ø5 ↧16 / M6 ↧12', 'bore 5 mm blind 16 with M6', 'thread ISO_METRIC M6 d 6 mm P 1 blind 12'],
    [
      '4x Ø5 ↧16 / M6x1 - 6H ↧12',
      '4 × bore 5 mm blind 16 with M6x1',
      '4 × thread ISO_METRIC M6x1 d 6 mm P 1 6H blind 12',
    ],
    [
      'Kernloch Ø5 tief 16 / M6 tief 12',
      'bore 5 mm blind 16 with M6',
      'thread ISO_METRIC M6 d 6 mm P 1 blind 12',
    ],
    [
      'M6 ↧12 / ⌵ Ø6.5 X 90°',
      'bore sink 6.5 mm 90 degree with M6',
      'thread ISO_METRIC M6 d 6 mm P 1 blind 12',
    ],
    ['Ø12 / Ø14', 'diameter 12 mm', 'diameter 14 mm'],
    ['4x Ø5 ↧16 / Ø8 ↧4', '4 × bore 5 mm blind 16', '4 × bore 8 mm blind 4'],
    ['4-Ø5.5贯通 沉孔Ø9.5深5.5', '4 × bore 5.5 mm through counterbore 9.5 mm by 5.5 mm'],
    ['2-Φ4H7深8', '2 × bore 4 mm <fit H7> blind 8'],
    ['4-φ6.6キリ φ11深ザグリ深6.5', '4 × bore 6.6 mm counterbore 11 mm by 6.5 mm'],
    ['2-3キリ 6ざぐり深さ2.5', '2 × bore 3 mm counterbore 6 mm by 2.5 mm'],
    ['φ6.6 キリ通シ φ11 深ザグリ深6.5', 'bore 6.6 mm through counterbore 11 mm by 6.5 mm'],
    ['4 trous Ø6,5 / lamage Ø11 prof. 6', '4 × bore 6.5 mm counterbore 11 mm by 6 mm'],
    ['Fraisure 90° Ø12', 'bore sink 12 mm 90 degree'],
    ['4 taladros Ø8 pasantes', '4 × bore 8 mm through'],
    ['4 gaten Ø6 door en door', '4 × bore 6 mm through'],
    ['Ø6,6 / Senkung Ø11, 6,5 tief', 'bore 6.6 mm counterbore 11 mm by 6.5 mm'],
    ['Ø6,6 DIN 974-1 Ø11 6,4 tief', 'bore 6.6 mm counterbore 11 mm by 6.4 mm'],
    [
      '4x Ø5.5 durch / ⌴ Ø10 ↧ 5.4 / ⌵ Ø11 X 90°',
      '4 × bore 5.5 mm through counterbore 10 mm by 5.4 mm sink 11 mm 90 degree',
    ],
    ['Ø6 THRU ALL / ⌵ Ø 8.80 X 90°, Near Side', 'bore 6 mm through_all sink 8.8 mm 90 degree'],
    [
      '4X Ø 3.30 ↧ 12.50 M4x0.7 - 6H ↧ 8',
      '4 × bore 3.3 mm blind 12.5 with M4x0.7',
      '4 × thread ISO_METRIC M4x0.7 d 4 mm P 0.7 6H blind 8',
    ],
    ['4x Ø6,60 - 12,00 DEEP', '4 × bore 6.6 mm blind 12'],
  ])('reads %s on a sheet in mm', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'mm' }).map(told)).toEqual(callouts)
  })

  it.each<readonly [string, ...string[]]>([
    ['10 x Ø 0.129 THRU ALL', '10 × bore 0.129 inch through_all'],
    [
      ".266 DIA THRU, .438 DIA C'BORE X .25 DEEP",
      'bore 0.266 inch through counterbore 0.438 inch by 0.25 inch',
    ],
    [
      'Ø.266 THRU / Ø.438 CBORE ↧.25',
      'bore 0.266 inch through counterbore 0.438 inch by 0.25 inch',
    ],
    ['Ø.201 THRU / .385 CSK X 82°', 'bore 0.201 inch through sink 0.385 inch 82 degree'],
    ['82° CSK TO Ø.5', 'bore sink 0.5 inch 82 degree'],
    ["Ø.25 THRU / C'DRILL Ø.5 ↧ .3", 'bore 0.25 inch through counterdrill 0.5 inch'],
    [
      '4X 8-32 UNC ↧.375 / Ø.136 ↧.50',
      '4 × bore 0.136 inch blind 0.5 with #8-32 UNC',
      '4 × thread UNC #8-32 UNC d 0.164 inch P 0.7937 tpi 32 blind 0.375',
    ],
    [
      'DRILL .201 THRU, TAP 1/4-20 UNC-2B',
      'bore 0.201 inch through with 1/4-20 UNC',
      'thread UNC 1/4-20 UNC d 0.25 inch P 1.27 tpi 20 2B',
    ],
    [
      '1/4-20 UNC-2B THRU / CSK Ø.31 X 90°',
      'bore sink 0.31 inch 90 degree with 1/4-20 UNC',
      'thread UNC 1/4-20 UNC d 0.25 inch P 1.27 tpi 20 2B through',
    ],
    ['Ø.250 +.001 -.000 ↧ .50 MIN', 'bore 0.25 inch <upper 0.001, lower 0> blind 0.5'],
    ['3/8 DRILL THRU', 'bore 0.375 inch through'],
    [
      '4X Ø.201 THRU ⌴ Ø.375 ↧ .25',
      '4 × bore 0.201 inch through counterbore 0.375 inch by 0.25 inch',
    ],
  ])('reads %s on a sheet in inch', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'inch' }).map(told)).toEqual(callouts)
  })
})
