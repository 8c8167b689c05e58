import { type Component, sizeOf } from '../ink/components.ts'
import { spanHeight, spanOf } from './line-walls.ts'

/** How far the second of two marks may stand from the first and off its level, and by how much it may be larger. */
const alike = { gap: 0.75, off: 0.1, larger: 1.3, widest: 1.6 }

/** Is a mark like the one before it and next to it, as the second star of `18,2**`? Dashes go on for long. */
export function isNextAlike(
  first: Component,
  mark: Component,
  { isHorizontal, height }: { readonly isHorizontal: boolean; readonly height: number },
): boolean {
  const [one, other] = [spanOf(first, isHorizontal), spanOf(mark, isHorizontal)]
  const gap = Math.max(other.from - one.to, one.from - other.to)
  const off = Math.max(Math.abs(one.low - other.low), Math.abs(one.high - other.high))
  const [smaller, larger] = [sizeOf(first), sizeOf(mark)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (
    gap > 0 &&
    gap < alike.gap * height &&
    off < alike.off * height &&
    larger < alike.larger * smaller &&
    other.to - other.from < alike.widest * spanHeight(other)
  )
}
