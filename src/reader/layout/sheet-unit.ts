import type { Composed } from './compose.ts'

const saysInch =
  /\b(in\s+inch(es)?|inches|dimensions?\s*(?::\s*)?(are\s+)?in\s+in\b|units?\s*(?::\s*)?in(ch)?\b|zoll)\b/i
const saysMetric =
  /\b(millimet(er|re)s?|millim[eè]tres|milim|(in|units?(?:\s*:)?|maße\s+in|mass?e\s+in)\s*\[?mm\b)|单位.*mm/i
const leadingPoint = /(^|[^\d.,])\.\d{2,4}\b/
const inchThread = /\bUN(C|F|EF)?\b|\bNPT|#\d{1,2}\s*-\s*\d{2}\b/
/** A size to a thousandth, as it is usual in inches only. */
const thousandths = /^(\d+\s*[xX]\s*)?[ØR]?\d+\.\d{3}\b/

/** The unit of lengths that a sheet states or shows by the way its numbers are written; mm where nothing tells. */
export function unitOf(composed: readonly Composed[]): 'mm' | 'inch' {
  const texts = composed.map(({ text }) => text)
  const inch = texts.filter((text) => saysInch.test(text)).length
  const metric = texts.filter((text) => saysMetric.test(text)).length
  if (inch !== metric) return inch > metric ? 'inch' : 'mm'
  // ASME Y14.5: inches are written without a zero before the point, millimetres with it.
  const points = texts.filter((text) => leadingPoint.test(text)).length
  const zeros = texts.filter((text) => /(^|[^\d])0[.,]\d/.test(text) || /\d,\d/.test(text)).length
  const threads = texts.filter((text) => inchThread.test(text)).length
  const fine = threads > 0 ? texts.filter((text) => thousandths.test(text)).length : 0
  const proofs = points + threads + fine
  return proofs > 2 && proofs > zeros ? 'inch' : 'mm'
}
