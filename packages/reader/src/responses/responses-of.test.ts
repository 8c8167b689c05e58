import { describe, expect, it } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { MetadataField, PageReading } from '../reading.ts'
import { responsesOf } from './responses-of.ts'

const found = (id: number, label: string) =>
  ({ id, label, boxes: [], confidence: 0.9, doubts: [] }) as const

const fields: readonly (readonly [MetadataField, string])[] = [
  ['title', 'Motor bracket'],
  ['drawingNumber', 'MMP.03'],
  ['languages', 'de, en'],
  ['generalTolerances', 'DIN ISO 2768-mK'],
  ['generalTolerances', '±0.1'],
  ['generalRoughness', 'Ra 12,5'],
  ['material', 'EN 10084 20MnCr5'],
  ['weight', '0.42 kg'],
  ['projection', 'FIRST_ANGLE'],
  ['units', 'mm'],
]

const reading: PageReading = {
  page: 1,
  width: 297,
  height: 210,
  pageType: 'COMPONENT_DRAWING',
  features: parseCallouts('Ø5 ↧16 / M6 ↧12', { unit: 'mm' }).map((callout, index) => ({
    ...found(index + 1, callout.text),
    callout,
    isGeneral: false,
  })),
  metadata: fields.map(([field, value], index) => ({ ...found(index + 10, value), field, value })),
  parts: [
    {
      ...found(30, '1'),
      position: '1',
      partNumber: null,
      designation: 'Bolt',
      quantity: '4',
      material: null,
    },
  ],
  insights: [
    { kind: 'primaryProcess', value: 'TURNING', confidence: 0.7, reasons: [] },
    { kind: 'secondaryProcess', value: 'MILLING', confidence: 0.6, reasons: [] },
    { kind: 'volume', value: '1200 mm3', confidence: 0.5, reasons: [] },
    { kind: 'overallDimensions', value: 'Ø38 x 160', confidence: 0.5, reasons: [] },
  ],
}

describe('a page as responses', () => {
  const { metadata, features, insights } = responsesOf(reading)

  it('lists bores and their threads', () => {
    expect(features.bores.map(({ reference_id }) => reference_id)).toEqual([1])
    expect(features.threads.map(({ reference_id }) => reference_id)).toEqual([2])
  })

  it('fills the metadata', () => {
    expect(metadata).toMatchObject({
      designation: { reference_id: 10, language: 'DEU', value: 'Motor bracket' },
      identifiers: [{ identifier_type: 'DRAWING_NUMBER', value: 'MMP.03' }],
      languages: ['DEU', 'ENG'],
      general_tolerances: [
        { tolerance_standard: 'ISO_2768', tolerance_class: 'mK' },
        { tolerance_standard: 'TOLERANCE_NOTE', tolerance_class: '±0.1' },
      ],
      general_roughness: { label: 'Ra 12,5', conditions: [{ parameter: 'Ra', value: '12.5' }] },
      material_options: [
        {
          material_combination: [
            {
              standard: 'EN 10084',
              designation: '20MnCr5',
              material_category: ['FERROUS_ALLOY', 'STEEL', 'CASE_HARDENING_STEEL'],
            },
          ],
        },
      ],
      weight: { value: '0.42', unit: 'kilogram' },
      projection_method: { value: 'FIRST_ANGLE' },
      unit_systems: [{ unit_system_type: 'METRIC' }],
      bill_of_material: [{ position: '1', part_number: '', designation: 'Bolt', quantity: '4' }],
    })
  })

  it('leaves out what was not read', () => {
    const empty = responsesOf({ ...reading, features: [], metadata: [], parts: [], insights: [] })
    expect(empty.metadata).toMatchObject({
      designation: null,
      weight: null,
      projection_method: null,
      general_roughness: null,
      identifiers: [],
    })
    expect(empty.insights).toMatchObject({ volume_estimate: null, overall_dimensions: null })
  })

  it('carries the estimates', () => {
    expect(insights).toMatchObject({
      primary_process_options: [{ process: 'TURNING', requires_secondary_milling: true }],
      secondary_processes: [{ label: 'MILLING' }],
      volume_estimate: { value: '1200', unit: 'mm3', confidence: { score: '0.50' } },
      overall_dimensions: { value: 'Ø38 x 160' },
    })
  })
})
