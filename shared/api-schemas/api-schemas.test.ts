import { drawingIds, getDrawing } from '@firstangle/drawings'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { definition, definitionsOf, meaningKeys, responseNames } from './definitions.ts'
import { fieldGroups } from './field-groups.ts'
import { schemaDocument } from './schema-document.ts'

const words = {
  title: 'Title',
  description: 'Description',
  meaning: (key: string) => `About ${key}.`,
  unit: (unit: string) => `Unit: ${unit}.`,
}
const address = 'https://www.firstangle.example/schemas/x.json'
const documentOf = (response: (typeof responseNames)[number]) =>
  schemaDocument(response, address, words)
const validator = (response: (typeof responseNames)[number]) =>
  new Ajv2020({ strict: true, allErrors: true }).compile(documentOf(response))

/** A value as it travels: what JSON drops is gone. */
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const shaft = () => wire(getDrawing('shaft').responses)

describe.each(responseNames)('the %s schema', (response) => {
  const isValid = validator(response)

  test.each(drawingIds)('accepts the response of the %s', (id) => {
    isValid(wire(getDrawing(id).responses[response]))
    expect(isValid.errors).toBeNull()
  })

  test('refuses what is missing, unknown or of another type', () => {
    const good = shaft()[response] as unknown as Record<string, unknown>
    for (const key of Object.keys(good)) {
      const { [key]: _, ...rest } = good
      expect(isValid(rest), `without ${key}`).toBe(false)
      expect(isValid({ ...good, [key]: 7 }), `${key} is 7`).toBe(false)
    }
    expect(isValid({ ...good, extra: null })).toBe(false)
    expect(isValid(good)).toBe(true)
  })

  test('describes every property of every object', () => {
    const { properties, $defs } = documentOf(response) as {
      properties: object
      $defs: Record<string, { properties: object }>
    }
    const all = [properties, ...Object.values($defs).map((each) => each.properties)]
    for (const node of all.flatMap((each) => Object.values(each) as { description?: string }[])) {
      expect(node.description).toMatch(/^About \w+\.\w+\./)
    }
    expect(Object.keys($defs)).toEqual(definitionsOf(response).slice(1))
  })

  test('is listed completely: every property of every object has a field in a group', () => {
    const listed = new Set(
      fieldGroups(response).flatMap(({ fields }) => fields.map(({ meaning }) => meaning)),
    )
    const needed = definitionsOf(response).flatMap((name) =>
      Object.entries(definition(name)).map(([key, node]) => node.meaning ?? `${name}.${key}`),
    )
    // `confidence` has one value, which stands for it.
    expect(needed.filter((key) => !listed.has(key) && key !== 'entry.confidence')).toEqual([])
  })
})

test('numbers are refused where decimals travel as strings', () => {
  const { features } = shaft()
  const first = features.dimensions[0]
  if (!first) throw new Error('The shaft has no dimension')
  const isValid = validator('features')
  const withValue = (value: unknown) => ({
    ...features,
    dimensions: [{ ...first, size: { ...first.size, value } }],
  })
  expect(isValid(withValue('25'))).toBe(true)
  // Two limits stand in place of a nominal size.
  expect(isValid(withValue(null))).toBe(true)
  for (const wrong of [25, '25,0', '', '1e3']) expect(isValid(withValue(wrong))).toBe(false)
})

test('a score is a decimal from 0 to 1', () => {
  const { insights } = shaft()
  const isValid = validator('insights')
  const withScore = (score: unknown) => ({
    ...insights,
    volume_estimate: { ...insights.volume_estimate, confidence: { score } },
  })
  for (const score of ['0', '0.87', '1', '1.00']) expect(isValid(withScore(score))).toBe(true)
  for (const score of ['1.01', '-0.1', 0.9, '87']) expect(isValid(withScore(score))).toBe(false)
})

test('null stands only where a sheet may state nothing', () => {
  const { metadata } = shaft()
  const isValid = validator('metadata')
  expect(isValid({ ...metadata, weight: null, designation: null })).toBe(true)
  expect(isValid({ ...metadata, identifiers: null })).toBe(false)
})

test('overall dimensions may be left out, be null, or be sizes', () => {
  const { insights } = shaft()
  const isValid = validator('insights')
  const size = { value: '160', unit: 'mm', size_type: 'LINEAR' }
  for (const value of [null, [], [size]]) {
    expect(isValid({ ...insights, overall_dimensions: value })).toBe(true)
  }
  expect(isValid({ ...insights, overall_dimensions: [{ ...size, size_type: 'LONG' }] })).toBe(false)
})

test('closed names refuse others, open ones take new ones', () => {
  const { features, insights } = shaft()
  const thread = { ...features.threads[0], handedness: 'UP' }
  expect(validator('features')({ ...features, threads: [thread] })).toBe(false)
  const option = { ...insights.primary_process_options[0], process: 'FORGING' }
  expect(validator('insights')({ ...insights, primary_process_options: [option] })).toBe(true)
})

test('units are part of the description, not a keyword that validators do not know', () => {
  const schema = JSON.stringify(documentOf('features'))
  expect(schema).toContain('Unit: mm.')
  expect(schema).not.toContain('"unit":"mm"')
})

test('fields that share words need them once', () => {
  const keys = meaningKeys()
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => key.endsWith('.reference_id'))).toEqual([
    'entry.reference_id',
    'region.reference_id',
  ])
})
