import type { Reading } from '../readings.ts'
import { listsOf } from './lists-of.ts'

/** Fields that say where a value stands, and not what it is. */
const aside = new Set(['reference_id', 'confidence', 'thread'])

/** What a feature states, field by field: absent, empty and false fields say nothing, nor do defaults. */
function fieldsOf(value: unknown, path: string): string[] {
  if (value === null || value === false || value === undefined) return []
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'string')) {
      return value.length > 0 ? [`${path}=${value.join('+')}`] : []
    }
    return value.flatMap((each, index) => fieldsOf(each, `${path}${index + 1}`))
  }
  if (typeof value === 'object') {
    const isTop = path === ''
    const entries = Object.entries(value).filter(
      ([key]) => !aside.has(key) && !(isTop && key === 'label'),
    )
    const { value: amount, unit } = value as { value?: string; unit?: string }
    const isQuantity = typeof amount === 'string' && unit !== undefined
    const own = isQuantity ? [`${path}=${amount} ${unit}`] : []
    const rest = entries.filter(([key]) => !isQuantity || (key !== 'value' && key !== 'unit'))
    return [
      ...own,
      ...rest.flatMap(([key, inner]) => fieldsOf(inner, isTop ? key : `${path}.${key}`)),
    ]
  }
  const isDefault = ['quantity=1', 'starts=1', 'handedness=RIGHT'].includes(`${path}=${value}`)
  return isDefault ? [] : [`${path}=${value}`]
}

/** The JSON of a reading in one line: `0.30 bores: diameter=20 mm depth=6 mm depth.depth_type=SIZE`. */
export function stated({ callouts, confidence }: Reading): string {
  const features = Object.entries(listsOf(callouts, confidence)).flatMap(([list, entries]) =>
    entries.map((entry) => `${list}: ${fieldsOf(entry, '').join(' ')}`),
  )
  return `${confidence.toFixed(2)} ${features.join(' | ')}`
}
