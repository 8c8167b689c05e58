import { materialOf } from '../material.ts'
import type { Candidate } from '../title-block/candidate.ts'
import type { ListedPart } from './read-parts-lists.ts'

/** The material of a list of one row, which names what the title of the sheet names. */
export function materialOfOnlyPart(
  parts: readonly ListedPart[],
  block: readonly Candidate[],
): Candidate[] {
  const [part, ...more] = parts
  if (!part?.material || more.length > 0 || materialOf(part.material, true) === null) return []
  const name = part.designation.toLowerCase()
  const isOfSheet = block.some(
    (one) => one.field === 'title' && one.value.toLowerCase().includes(name),
  )
  const { material: value, label, boxes, confidence } = part
  const candidate: Candidate = {
    field: 'material',
    value,
    label,
    boxes,
    confidence: 0.9 * confidence,
    doubts: [],
  }
  return isOfSheet ? [candidate] : []
}
