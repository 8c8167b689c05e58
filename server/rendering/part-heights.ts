import type { Locale } from '../../src/i18n/locale.ts'
import measured from './part-heights.json' with { type: 'json' }

/** Height of each part of a page in CSS pixels, on a phone and on a desk; in the order of the page. */
type PartHeights = Record<string, readonly [phone: number, desk: number]>

const heights: Record<string, Record<Locale, PartHeights>> = measured as never

/**
 * Rules that let a browser lay out the parts of a page (`data-part`) when they come near the screen, or when it has nothing
 * else to do (`src/frame/lay-out-parts.ts`). The heights that `scripts/part-heights.ts` has measured keep the scroll bar and
 * the places of anchors until then. A part without a height, of a new page for example, is laid out at once, and so is
 * everything on paper and without scripts.
 */
export function heightRules(path: string, locale: Locale): string {
  const parts = Object.entries(heights[path]?.[locale] ?? {})
  if (parts.length === 0) return ''
  const selectors = parts.map(([id]) => selectorOf(id)).join()
  const phone = parts.map(([id, [height]]) => `${selectorOf(id)}{${sizeOf(height)}}`).join('')
  const desk = parts.map(([id, [, height]]) => `${selectorOf(id)}{${sizeOf(height)}}`).join('')
  return `@media screen and (scripting:enabled){${selectors}{content-visibility:auto}${phone}@media (width>=64rem){${desk}}}`
}

const selectorOf = (id: string) => `[data-part=${id}]`

/** Once a part was laid out, its own height counts. */
const sizeOf = (height: number) => `contain-intrinsic-block-size:auto ${height}px`
