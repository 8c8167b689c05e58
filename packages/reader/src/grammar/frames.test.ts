import { describe, expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'
import { described } from './testing/described.ts'

describe('geometrical tolerances and datums', () => {
  it.each<readonly [string, ...string[]]>([
    ['|⌖|Ø0.1 Ⓜ|A|B Ⓜ|', 'POSITION diameter 0.1 mm M A B/M'],
    ['|⌖|Ø0.5|A|B|C| / |Ø0.1|A|', 'POSITION diameter 0.5 mm A B C', 'POSITION diameter 0.1 mm A'],
    ['|⌖|Ø0.2 M|A|B M|C|', 'POSITION diameter 0.2 mm M A B/M C'],
    ['⌖ 0,3 ⓜ A', 'POSITION flat 0.3 mm M A'],
    ['|⏊|0.02|A|', 'PERPENDICULARITY flat 0.02 mm A'],
    ['Bezugselement B', 'datum B'],
    ['_|_ 0,02 B', 'PERPENDICULARITY flat 0.02 mm B'],
    ['— 0.02 / 100', 'STRAIGHTNESS flat 0.02 mm'],
    ['|⌖|Ø0.1(M)|A(M)|', 'POSITION diameter 0.1 mm M A/M'],
    ['4x Ø5 THRU / |⌖|Ø0.1|A|B|', '4 × bore 5 mm through', 'POSITION diameter 0.1 mm A B'],
    ['2x |⌖|Ø0.2|A|B|', '2 × POSITION diameter 0.2 mm A B'],
    ['⌖|Ø0.1|A|B', 'POSITION diameter 0.1 mm A B'],
    ['⌖ Ø0.1 Ⓜ A B', 'POSITION diameter 0.1 mm M A B'],
    ['// 0.05 A', 'PARALLELISM flat 0.05 mm A'],
    ['⊥ 0.02 A', 'PERPENDICULARITY flat 0.02 mm A'],
    ['⟂ 0,05 A', 'PERPENDICULARITY flat 0.05 mm A'],
    ['◎ Ø0.02 A-B', 'CONCENTRICITY diameter 0.02 mm A-B'],
    ['⏥0.05', 'FLATNESS flat 0.05 mm'],
    ['⌭ 0,005', 'CYLINDRICITY flat 0.005 mm'],
    ['↗ 0,02 A-B', 'CIRCULAR_RUNOUT flat 0.02 mm A-B'],
    ['⌰ 0.05 A', 'TOTAL_RUNOUT flat 0.05 mm A'],
    ['⌓ 0.4 A', 'PROFILE_OF_A_SURFACE flat 0.4 mm A'],
    ['⌒ 0.05 A', 'PROFILE_OF_A_LINE flat 0.05 mm A'],
    ['POSITION 0.1 A', 'POSITION flat 0.1 mm A'],
    ['pos Ø0.1 (M) A B', 'POSITION diameter 0.1 mm M A B'],
    ['TIR 0.02 A', 'CIRCULAR_RUNOUT flat 0.02 mm A'],
    ['0.02 T.I.R. A', 'CIRCULAR_RUNOUT flat 0.02 mm A'],
    ['TOTAL RUNOUT 0.05 A', 'TOTAL_RUNOUT flat 0.05 mm A'],
    ['Rundlauf 0.02 A', 'CIRCULAR_RUNOUT flat 0.02 mm A'],
    ['Ebenheit 0.05', 'FLATNESS flat 0.05 mm'],
    ['|⏤|0.05|', 'STRAIGHTNESS flat 0.05 mm'],
    ['|-|0.05|', 'STRAIGHTNESS flat 0.05 mm'],
    ['|//|0.05|A|', 'PARALLELISM flat 0.05 mm A'],
    ['|=|0.1|A|', 'SYMMETRY flat 0.1 mm A'],
    ['|⌓|0.2 CZ|A|', 'PROFILE_OF_A_SURFACE flat 0.2 mm CZ A'],
    ['|⌖|Ø0.2 Ⓟ 25|A|', 'POSITION diameter 0.2 mm P A'],
    ['|⏥|0.1/100|', 'FLATNESS flat 0.1 mm'],
    ['|○|0.01|', 'CIRCULARITY flat 0.01 mm'],
    ['|⌖|SØ0.1|A|', 'POSITION sphere 0.1 mm A'],
    ['▷A', 'datum A'],
    ['[A]', 'datum A'],
    ['-A-', 'datum A'],
    ['|A|', 'datum A'],
    ['DATUM B', 'datum B'],
    [
      'Ø10 H7 / |⌖|Ø0.1|A|B|C| / ▷B',
      'diameter 10 mm <fit H7>',
      'POSITION diameter 0.1 mm A B C',
      'datum B',
    ],
  ])('reads %s on a sheet in mm', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'mm' }).map(described)).toEqual(callouts)
  })

  it.each<readonly [string, ...string[]]>([
    ['TRUE POSITION Ø.010 (M) A B C', 'POSITION diameter 0.01 inch M A B C'],
  ])('reads %s on a sheet in inch', (text, ...callouts) => {
    expect(parseCallouts(text, { unit: 'inch' }).map(described)).toEqual(callouts)
  })

  it.each(['▷a', '▷\u212a', 'datum b'])('reads no datum in %s', (text) => {
    expect(parseCallouts(text, { unit: 'mm' })).toEqual([])
  })
})
