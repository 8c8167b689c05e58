import { describe, expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'
import { described } from './testing/described.ts'

describe('surface texture', () => {
  it.each<readonly [string, ...string[]]>([
    ['Ra 3.2', 'surface Ra 3.2 um unspecified'],
    ['Ra3,2', 'surface Ra 3.2 um unspecified'],
    ['Ra1.6', 'surface Ra 1.6 um unspecified'],
    ['RA 1.6', 'surface Ra 1.6 um unspecified'],
    ['Ra3,2 R1', 'surface Ra 3.2 um unspecified', 'radius 1 mm'],
    ['32 µinch', 'surface Ra 32 uin unspecified'],
    ['N6 surface finish', 'surface Ra 0.8 um unspecified'],
    ['Rz 16', 'surface Rz 16 um unspecified'],
    ['Rmax 10', 'surface Rmax 10 um unspecified'],
    ['Rz max 10', 'surface Rz 10 um unspecified'],
    ['Ra 3.2 MAX', 'surface Ra 3.2 um unspecified'],
    ['N8 all over', 'surface Ra 3.2 um unspecified'],
    ['3.2 Ra MAX', 'surface Ra 3.2 um unspecified'],
    ['√', 'surface null null um unspecified'],
    ['√̄', 'surface null null um required'],
    ['√̊', 'surface null null um prohibited'],
    ['√ Ra 3.2', 'surface Ra 3.2 um unspecified'],
    ['√̄ Ra 3.2', 'surface Ra 3.2 um required'],
    ['√̄ 3.2', 'surface Ra 3.2 um required'],
    ['√̄ Ra 3.2 ⊥', 'surface Ra 3.2 um required lay ⊥'],
    ['Ra 3.2 lay =', 'surface Ra 3.2 um unspecified lay ='],
    ['√̄ Ra 1.6 X', 'surface Ra 1.6 um required lay X'],
    ['√̄ 0.5 Ra 3.2', 'surface Ra 3.2 um required allowance 0.5'],
    ['√̄ ground Ra 0.8', 'surface Ra 0.8 um required ground'],
    ['√̄ Ra 0.8 geschliffen', 'surface Ra 0.8 um required geschliffen'],
    ['√̄○ Ra 1.6', 'surface Ra 1.6 um required all around'],
    ['√̄ Ra 3.2 (√)', 'surface Ra 3.2 um required'],
    ['√̄ Rz 25 / √ Rz 6.3', 'surface Rz 25 um required', 'surface Rz 6.3 um unspecified'],
    ['Ra 0.8-1.6', 'surface Ra 1.6 down to 0.8 um unspecified'],
    ['Ra {3.2;1.6}', 'surface Ra 3.2 down to 1.6 um unspecified'],
    ['U Ra 0.8; L Ra 0.2', 'surface Ra 0.8 down to 0.2 um unspecified'],
    ['N7', 'surface Ra 1.6 um unspecified'],
    ['√̄ N8', 'surface Ra 3.2 um required'],
    ['▽▽▽', 'surface null null um required'],
    ['125 µin', 'surface Ra 125 uin unspecified'],
    ['4x Ra 0.8', '4 × surface Ra 0.8 um unspecified'],
    ['Ø20 H7 √̄ Ra 0.8', 'diameter 20 mm <fit H7>', 'surface Ra 0.8 um required'],
    ['3.2√', 'surface Ra 3.2 um unspecified'],
    ['√3.2', 'surface Ra 3.2 um unspecified'],
    ['√ Ra6.3 (V)', 'surface Ra 6.3 um unspecified'],
    ['12.5√ (√)', 'surface Ra 12.5 um unspecified'],
    ['Ra ≤ 0.8', 'surface Ra 0.8 um unspecified'],
    ['Rz=16', 'surface Rz 16 um unspecified'],
    ['√ Ra 1.6 all around', 'surface Ra 1.6 um unspecified all around'],
    ['√̄ U Ra 0.8 / L Ra 0.2', 'surface Ra 0.8 down to 0.2 um required'],
  ])('reads %s on a sheet in mm', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'mm' }).map(described)).toEqual(callouts)
  })

  it.each<readonly [string, ...string[]]>([
    ['Ra 125', 'surface Ra 125 uin unspecified'],
    ['√ 63', 'surface Ra 63 uin unspecified'],
    ['Ra 3.2', 'surface Ra 3.2 um unspecified'],
    ['63 RMS', 'surface Rq 63 uin unspecified'],
    ['63√', 'surface Ra 63 uin unspecified'],
  ])('reads %s on a sheet in inch', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'inch' }).map(described)).toEqual(callouts)
  })
})
