import { expect, test } from 'vitest'
import { fieldGroups } from './field-groups.ts'

const group = (response: 'metadata' | 'features' | 'insights', name: string) =>
  fieldGroups(response).find((each) => each.name === name)
const paths = (response: 'metadata' | 'features' | 'insights', name: string) =>
  group(response, name)?.fields.map(({ path }) => path)

test('a response begins with its top, then what its entries share', () => {
  const [top, shared] = fieldGroups('features')
  expect(top?.fields.map(({ path }) => path)).toEqual([
    'ask_version',
    'ask_type',
    'page_type',
    'dimensions',
    'threads',
    'bores',
    'chamfers',
    'roughnesses',
    'gdnts',
    'radii',
    'evidence',
  ])
  expect(shared?.fields.map(({ path }) => path)).toEqual([
    'reference_id',
    'label',
    'confidence.score',
    'quantity',
  ])
})

test('objects are followed to their values, lists marked', () => {
  expect(paths('features', 'dimensions')).toContain('tolerance.fit')
  expect(paths('metadata', 'material_options')).toEqual([
    'material_combination',
    ...['raw_ocr', 'standard', 'designation', 'material_category'].map(
      (name) => `material_combination[].${name}`,
    ),
  ])
})

test('an object that has a group of its own is named, not listed again', () => {
  const fields = group('features', 'bores')?.fields ?? []
  expect(fields.filter(({ path }) => path.startsWith('thread'))).toMatchObject([
    { path: 'thread', type: 'object | null' },
  ])
})

test('value and unit are one type that is listed once', () => {
  expect(paths('features', 'radii')).toEqual([
    'curvature_type',
    'size',
    'tolerance',
    'is_spherical',
    'is_reference',
    'is_theoretically_exact',
  ])
  expect(group('features', 'radii')?.fields[1]?.type).toBe('quantity | null')
  expect(paths('features', 'quantity')).toEqual(['value', 'unit'])
  expect(group('insights', 'quantity')).toBeUndefined()
})

test('types, units, choices and options are said', () => {
  const find = (name: string, path: string) =>
    group('features', name)?.fields.find((field) => field.path === path)
  expect(find('dimensions', 'tolerance.deviation_lower')).toMatchObject({
    type: 'decimal | null',
    unit: 'size',
  })
  expect(find('threads', 'spacing.pitch_in_mm')?.unit).toBe('mm')
  expect(find('threads', 'handedness')?.values).toEqual(['LEFT', 'RIGHT'])
  expect(find('threads', 'handedness')?.isOpen).toBeUndefined()
  expect(find('roughnesses', 'standard')?.isOpen).toBe(true)
  const overall = group('insights', 'response')?.fields.at(-1)
  expect(overall).toMatchObject({ type: 'object[] | null', isOptional: true })
})

test('what a bill of material counts is not what a callout counts', () => {
  const quantity = group('metadata', 'bill_of_material')?.fields.at(-1)
  expect(quantity).toMatchObject({
    path: 'quantity',
    meaning: 'bill_of_material_row.quantity',
  })
})
