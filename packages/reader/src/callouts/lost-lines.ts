import type { Composed } from '../layout/compose.ts'
import { median } from '../median.ts'

/** A size to a tenth or finer, which marks of the part do not look like. */
const exactSize = /^\d{0,3}[.,]\d{1,4}$/
/** A copier has lost the thin lines of a sheet if there are at least `fewest` sizes and `share` of them have no line. */
const lost = { fewest: 3, share: 0.65 }
/** Those that count were recognised so surely, and are as large as their median but for that factor. */
const alike = { sure: 0.7, size: 1.25 }

/**
 * Texts of a scan whose dimension lines were too thin for the copier: where nearly no number has a line, plain ones with
 * decimals count as if they stood near theirs.
 */
export function withLostLines(composed: readonly Composed[]): readonly Composed[] {
  const sizes = composed.filter(
    ({ kind, text, confidence }) =>
      kind === 'line' && exactSize.test(text) && confidence >= alike.sure,
  )
  const bare = sizes.filter(({ surroundings }) => surroundings === 'none')
  if (sizes.length < lost.fewest || bare.length < lost.share * sizes.length) return composed
  const usual = median(sizes.map(({ size }) => size))
  const isUsual = ({ size }: Composed) => size < alike.size * usual && usual < alike.size * size
  return composed.map((one) =>
    bare.includes(one) && isUsual(one) ? { ...one, surroundings: 'near' } : one,
  )
}
