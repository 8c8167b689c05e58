import { unionOf } from '../../../boxes.ts'
import type { TextRun } from '../../../page.ts'
import { isNextRun } from './next-run.ts'

/** Most paper between the halves, in sizes of their letters, and how far they may lie off each other. */
const most = { gap: 1.2, off: 0.2 }
/** By how much a product may differ from its total, which is often rounded. */
const rounding = 0.02

/** Equal sizes in a row up to their equals sign, and their total, with what a point parted from the size. */
const head = /^(\d{1,3})[xX×](\d{1,4})([.,]\d{1,2})?°?[=.,]?$/
const tail = /^(?:(\d{1,2})=|=)?(\d{1,5}(?:[.,]\d{1,2})?)°?$/

/**
 * Joins sizes in a row with their total where recognition lost the equals sign or the point between: `150x5` and `750` are
 * `150x5=750`, `12x35` and `5=426` are `12x35.5=426`. The product tells that they belong together.
 */
export function withChainedSizes(runs: readonly TextRun[]): TextRun[] {
  const heads = runs.filter(({ text }) => head.test(text))
  const joined = new Map<TextRun, TextRun>()
  const totals = new Set<TextRun>()
  for (const first of heads) {
    for (const second of runs) {
      const text =
        first !== second && isNextRun(first, second, most) ? chainOf(first.text, second.text) : null
      if (text === null || totals.has(second)) continue
      totals.add(second)
      joined.set(first, {
        ...first,
        text,
        box: unionOf([first.box, second.box]),
        advance: first.advance + second.advance,
        confidence: Math.max(first.confidence, second.confidence),
      })
      break
    }
  }
  return runs.flatMap((run) => (totals.has(run) ? [] : [joined.get(run) ?? run]))
}

/** Two halves as one text; null where their product is not their total. */
function chainOf(one: string, other: string): string | null {
  const [sizes, total] = [head.exec(one), tail.exec(other)]
  if (!sizes || !total || sizes[1] === '1') return null
  const [, count = '', whole = '', ownPart = ''] = sizes
  const [, lostPart, sum = ''] = total
  if (ownPart !== '' && lostPart !== undefined) return null
  const part = lostPart === undefined ? ownPart : `.${lostPart}`
  const degree = one.includes('°') || other.includes('°') ? '°' : ''
  const size = `${whole}${part}`
  const isTotal =
    Math.abs(numberIn(count) * numberIn(size) - numberIn(sum)) < rounding * numberIn(size)
  return isTotal ? `${count}x${size}${degree}=${sum}${degree}` : null
}

const numberIn = (text: string): number => Number(text.replace(',', '.'))
