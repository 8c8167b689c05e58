/** Unified inch threads after ASME B1.1: sizes as printed, diameters in inches, threads per inch. */

export type UnifiedSeries = 'UNC' | 'UNF' | 'UNEF'

const series: Readonly<Record<UnifiedSeries, string>> = {
  UNC:
    '#1:64 #2:56 #3:48 #4:40 #5:40 #6:32 #8:32 #10:24 #12:24 1/4:20 5/16:18 3/8:16 7/16:14 1/2:13 9/16:12 ' +
    '5/8:11 3/4:10 7/8:9 1:8 1-1/8:7 1-1/4:7 1-3/8:6 1-1/2:6 1-3/4:5 2:4.5 2-1/4:4.5 2-1/2:4 2-3/4:4 3:4 ' +
    '3-1/4:4 3-1/2:4 3-3/4:4 4:4',
  UNF:
    '#0:80 #1:72 #2:64 #3:56 #4:48 #5:44 #6:40 #8:36 #10:32 #12:28 1/4:28 5/16:24 3/8:24 7/16:20 1/2:20 ' +
    '9/16:18 5/8:18 3/4:16 7/8:14 1:12 1-1/8:12 1-1/4:12 1-3/8:12 1-1/2:12',
  UNEF:
    '#12:32 1/4:32 5/16:32 3/8:32 7/16:28 1/2:28 9/16:24 5/8:24 11/16:24 3/4:20 13/16:20 7/8:20 15/16:20 1:20 ' +
    '1-1/16:18 1-1/8:18 1-3/16:18 1-1/4:18 1-5/16:18 1-3/8:18 1-7/16:18 1-1/2:18 1-9/16:18 1-5/8:18 1-11/16:18',
}

/** Diameter in inches of a size such as `1-1/4` or `#10`. */
function inches(size: string): number {
  if (size.startsWith('#')) return Math.round((0.06 + 0.013 * Number(size.slice(1))) * 1000) / 1000
  return size.split('-').reduce((sum, part) => {
    const [above, below = '1'] = part.split('/')
    return sum + Number(above) / Number(below)
  }, 0)
}

/** Threads per inch of a unified thread of a series by its diameter in inches; undefined where the series has none. */
export function threadsPerInch(kind: UnifiedSeries, diameter: number): number | undefined {
  for (const entry of series[kind].split(' ')) {
    const [size = '', tpi] = entry.split(':')
    if (Math.abs(inches(size) - diameter) < 0.0006) return Number(tpi)
  }
  return undefined
}

/** Sizes of the unified series, as printed and in inches, the smallest first. */
export const unifiedSizes: readonly { readonly name: string; readonly diameter: number }[] = [
  ...new Set(
    Object.values(series).flatMap((row) =>
      row.split(' ').map((entry) => entry.split(':')[0] ?? ''),
    ),
  ),
]
  .map((name) => ({ name, diameter: inches(name) }))
  .sort((one, other) => one.diameter - other.diameter)
