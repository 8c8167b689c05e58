import { materialOf } from '../material.ts'
import type { Candidate } from '../title-block/candidate.ts'
import type { ListedPart } from './read-parts-lists.ts'

/** Stock by its section and length, from which the one part of a sheet is made: `LAMINADO Ø4" x 28 [mm]`. */
const isStock = ({ designation, quantity }: ListedPart): boolean =>
  quantity === '1' && /\d["']? ?[x×X] ?\d+(?: ?[x×X] ?\d+)? ?(?:\[?mm\]?)?$/.test(designation)

/**
 * The material of a list of one row, which names what the title of the sheet names, or the stock that it is made from;
 * threads in it are those of screws, which are bought.
 */
export function materialOfOnlyPart(
  parts: readonly ListedPart[],
  block: readonly Candidate[],
): Candidate[] {
  const [part, ...more] = parts
  if (!part?.material || more.length > 0 || materialOf(part.material) === null) return []
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
  const isBought = /(?:^|\s)M ?\d/.test(part.designation)
  return isOfSheet || (isStock(part) && !isBought) ? [candidate] : []
}
