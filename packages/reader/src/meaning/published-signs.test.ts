import { roughnessGrades } from '@firstangle/drawings/standards'
import { describe, expect, it } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { featureOf } from '../responses/feature-of.ts'

/*
 * Values as published tables print them, typed from the tables and not from this code. Each block names the standard,
 * its edition and the table.
 */

const numbers = (row: string) => row.trim().split(/\s+/).map(Number)

const featureFor = (line: string) => {
  const [callout] = parseCallouts(line, { unit: 'mm' })
  return callout && featureOf(callout, { referenceId: 1, confidence: 1 }).feature
}

describe('signs of surface texture', () => {
  it('ISO 1302:1992, annex: Ra of the grades N1 to N12', () => {
    expect(roughnessGrades).toEqual(numbers('0.025 0.05 0.1 0.2 0.4 0.8 1.6 3.2 6.3 12.5 25 50'))
  })

  it.each([
    // ISO 1302:2002, clause 4, and ISO 21920-1:2021, clause 5: the graphical symbols.
    ['√', { material_removal_type: 'UNSPECIFIED' }],
    ['√̄', { material_removal_type: 'REQUIRED' }],
    ['√̊', { material_removal_type: 'PROHIBITED' }],
    ['√○ Ra 3.2', { applies_all_around: true }],
    // ISO 1302:2002, table 2: lay.
    ['√̄ Ra 1.6 =', { direction_of_lay: 'PARALLEL' }],
    ['√̄ Ra 1.6 ⊥', { direction_of_lay: 'PERPENDICULAR' }],
    ['√̄ Ra 1.6 X', { direction_of_lay: 'CROSS' }],
    ['√̄ Ra 1.6 M', { direction_of_lay: 'MULTIDIRECTIONAL' }],
    ['√̄ Ra 1.6 C', { direction_of_lay: 'CIRCULAR' }],
    ['√̄ Ra 1.6 R', { direction_of_lay: 'RADIAL' }],
    ['√̄ Ra 1.6 P', { direction_of_lay: 'PROTUBERANT' }],
    // ISO 1302:2002: max calls for the maximum rule, U and L for the sides; without, the callout leaves the rule open.
    [
      'Rz max 10',
      { conditions: [{ value: '10', acceptance: 'MAXIMUM', condition_type: 'UPPER' }] },
    ],
    ['Rz 10', { conditions: [{ value: '10', acceptance: null }] }],
    ['N8', { conditions: [{ parameter: 'Ra', value: '3.2', acceptance: null }] }],
    ['U Rz 10 L Rz 4', { conditions: [{ condition_type: 'UPPER' }, { condition_type: 'LOWER' }] }],
  ])('%s', (line, expected) => {
    expect(featureFor(line)).toMatchObject(expected)
  })
})

describe('tolerance frames', () => {
  it.each([
    // ISO 1101:2017, table 1: the symbols.
    ['⏤ 0.1', 'STRAIGHTNESS'],
    ['⏥ 0.1', 'FLATNESS'],
    ['○ 0.1', 'CIRCULARITY'],
    ['⌭ 0.1', 'CYLINDRICITY'],
    ['⌒ 0.1', 'PROFILE_OF_A_LINE'],
    ['⌓ 0.1', 'PROFILE_OF_A_SURFACE'],
    ['∥ 0.1 A', 'PARALLELISM'],
    ['⊥ 0.1 A', 'PERPENDICULARITY'],
    ['∠ 0.1 A', 'ANGULARITY'],
    ['⌖ Ø0.1 A', 'POSITION'],
    ['◎ Ø0.1 A', 'CONCENTRICITY'],
    ['⌯ 0.1 A', 'SYMMETRY'],
    ['↗ 0.1 A', 'CIRCULAR_RUNOUT'],
    ['⌰ 0.1 A', 'TOTAL_RUNOUT'],
  ])('%s is %s', (line, characteristic) => {
    expect(featureFor(line)).toMatchObject({ characteristic, zone: { value: '0.1' } })
  })

  it.each([
    // ISO 1101:2017, tables 2 and 3; ISO 2692:2021; ISO 5459:2011.
    [
      '|⌖|Ø0.1 Ⓜ|A|B Ⓜ|',
      {
        material_condition: 'MAXIMUM',
        datums: [{ label: 'A' }, { label: 'B', material_condition: 'MAXIMUM' }],
      },
    ],
    ['|⌖|Ø0.1 Ⓛ|A|', { material_condition: 'MINIMUM' }],
    [
      '|⌖|Ø0.1 Ⓟ 25|A|',
      { modifiers: ['P'], zone: { projected_length: { value: '25', unit: 'mm' } } },
    ],
    ['|⏥|0.1 CZ|', { zone: { combination: 'COMBINED' } }],
    ['|⌖|Ø0.1 SZ|A|', { zone: { combination: 'SEPARATED' } }],
    ['|⌓|0.2 UZ-0.05|A|', { zone: { offset: { value: '-0.05', unit: 'mm' } } }],
    ['|⏥|0.1 Ⓕ|', { state: 'FREE' }],
    ['|⏤|0.1/100|', { zone: { per_length: { value: '100', unit: 'mm' } } }],
    ['|↗|0.1|A-B|', { datums: [{ label: 'A-B' }] }],
    ['|⌖|SØ0.1|A|B|C|', { zone: { is_sphere: true } }],
    ['⌖ Ø0.1 A LD', { measured_on: 'MINOR_DIAMETER', datums: [{ label: 'A' }] }],
  ])('%s', (line, expected) => {
    expect(featureFor(line)).toMatchObject(expected)
  })
})
