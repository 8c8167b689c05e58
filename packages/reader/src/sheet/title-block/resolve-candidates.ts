import type { Doubt, MetadataField, ReadMetadata } from '../../reading.ts'
import { areContradictory, materialOf } from '../material.ts'
import { byReading } from '../structure/text-lines.ts'
import type { Candidate } from './candidate.ts'

/** Fields that a sheet may fill several times without contradiction. */
const several: readonly MetadataField[] = ['languages', 'surfaceTreatment']
/** Fields of which two different values cannot both hold. */
const exclusive: readonly MetadataField[] = [
  'scale',
  'revision',
  'units',
  'projection',
  'weight',
  'drawingNumber',
]
/** A second value counts against the first one only when it is itself this sure. */
const worthReporting = 0.8

const key = (value: string) => value.toLowerCase().replace(/[\s.,;:–—-]+/g, '')

function conflicts(field: MetadataField, a: Candidate, b: Candidate): boolean {
  if (b.confidence < worthReporting) return false
  if (field === 'material') {
    const [one, other] = [materialOf(a.value), materialOf(b.value)]
    return one !== null && other !== null && areContradictory(one, other)
  }
  if (field === 'generalTolerances') {
    const [one, other] = [/2768\W*([fmcv])/i.exec(a.value), /2768\W*([fmcv])/i.exec(b.value)]
    return one !== null && other !== null && one[1]?.toLowerCase() !== other[1]?.toLowerCase()
  }
  return exclusive.includes(field)
}

const withDoubt = (candidate: Candidate): Candidate => {
  const doubts: readonly Doubt[] = [...new Set<Doubt>([...candidate.doubts, 'contradiction'])]
  return { ...candidate, doubts, confidence: Math.min(candidate.confidence, 0.6) }
}

function resolveField(field: MetadataField, candidates: readonly Candidate[]): Candidate[] {
  const ranked = [...candidates].sort((a, b) => b.confidence - a.confidence)
  const distinct: Candidate[] = []
  for (const one of ranked) {
    const same = distinct.findIndex((other) => key(other.value) === key(one.value))
    const first = distinct[same]
    if (first === undefined) distinct.push(one)
    else if (first.label !== one.label) {
      const confidence = Math.min(0.99, first.confidence + 0.03)
      distinct[same] = { ...first, boxes: [...first.boxes, ...one.boxes], confidence }
    }
  }
  const [best, ...rest] = distinct
  if (best === undefined) return []
  if (several.includes(field)) return distinct
  const against = rest.filter((other) => conflicts(field, best, other))
  return against.length === 0 ? [best] : [best, ...against].map(withDoubt)
}

/**
 * One value per field, the surest; values that contradict it are reported beside it, both with the
 * doubt `contradiction`. Numbers (`id`) go on from `firstId` in order of reading.
 */
export function resolveCandidates(
  candidates: readonly Candidate[],
  firstId: number,
): ReadMetadata[] {
  const fields = [...new Set(candidates.map((one) => one.field))]
  const chosen = fields.flatMap((field) =>
    resolveField(
      field,
      candidates.filter((one) => one.field === field),
    ),
  )
  const none = { x: 0, y: 0, width: 0, height: 0 }
  return chosen
    .sort((a, b) => byReading({ box: a.boxes[0] ?? none }, { box: b.boxes[0] ?? none }))
    .map((one, i) => ({ id: firstId + i, ...one }))
}
