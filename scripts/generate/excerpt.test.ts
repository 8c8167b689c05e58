import { expect, test } from 'vitest'
import { beginning, excerpt } from './excerpt.ts'

const response = {
  ask_type: 'FEATURES',
  languages: ['DEU', 'ENG'],
  dimensions: [{ reference_id: 2, datums: [{ label: 'A' }, { label: 'B' }] }, { reference_id: 3 }],
  radii: [],
  weight: { reference_id: 41, unit: 'kilogram' },
}

test('each list of entries keeps its first, and everything else is whole', () => {
  expect(excerpt(response)).toEqual({ ...response, dimensions: response.dimensions.slice(0, 1) })
})

test('the beginning ends with the first entry', () => {
  const { ask_type, languages, dimensions } = response
  expect(beginning(response)).toEqual({ ask_type, languages, dimensions: dimensions.slice(0, 1) })
})

test('the beginning of insights, which have no numbers, ends with the first object', () => {
  const processes = [{ process: 'TURNING' }]
  const insights = { ask_type: 'INSIGHTS', primary_process_options: processes, volume_estimate: {} }
  expect(beginning(insights)).toEqual({ ask_type: 'INSIGHTS', primary_process_options: processes })
})
