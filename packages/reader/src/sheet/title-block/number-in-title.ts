import type { Candidate } from './candidate.ts'
import { isCode } from './uncaptioned.ts'

const nameAndCode = /^(\p{L}[^:：]{2,60}?)\s[:：–]\s(\S{4,})$/u

/** `Bracket : ABC-010-X` under the caption of the title, in a block that gives no number elsewhere: the name and the number. */
export function withNumberOfTitle(candidates: readonly Candidate[]): Candidate[] {
  const hasNumber = candidates.some(({ field }) => field === 'drawingNumber')
  if (hasNumber) return [...candidates]
  return candidates.flatMap((one) => {
    const [, name, code] = one.field === 'title' ? (nameAndCode.exec(one.value) ?? []) : []
    if (!name || !code || !isCode(code)) return [one]
    return [
      { ...one, value: name },
      { ...one, field: 'drawingNumber' as const, value: code, confidence: 0.9 * one.confidence },
    ]
  })
}
