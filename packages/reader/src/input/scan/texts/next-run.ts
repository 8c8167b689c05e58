import { radians } from '../../../angles.ts'
import type { TextRun } from '../../../page.ts'

/** Most paper between two runs, and how far they may lie off each other, in sizes of the first one's letters. */
interface Reach {
  readonly gap: number
  readonly off: number
}

/** Does a run go on where another ends, in the same direction? */
export function isNextRun(head: TextRun, tail: TextRun, { gap: most, off: aside }: Reach): boolean {
  const angle = radians(head.rotation)
  const [x, y] = [tail.origin.x - head.origin.x, tail.origin.y - head.origin.y]
  const gap = x * Math.cos(angle) - y * Math.sin(angle) - head.advance
  const off = x * Math.sin(angle) + y * Math.cos(angle)
  return (
    Math.abs(tail.rotation - head.rotation) < 1 &&
    gap > -aside * head.size &&
    gap < most * head.size &&
    Math.abs(off) < aside * head.size
  )
}
