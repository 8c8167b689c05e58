import { type Random, tools } from '../random.ts'

/** Shades of a picture, row by row: 0 for ink, 255 for paper. */
export interface Shades {
  readonly width: number
  readonly values: Float32Array
}

/** A drawn picture as a scan may show it: soft, grey, with noise, gaps and specks, or black and white. */
export function scanned({ width, values }: Shades, capitals: number, random: Random): Shades {
  const { chance, between } = tools(random)
  if (chance(0.1)) return { width, values }
  const isBlurred = chance(0.5)
  const soft = between(0.3, 0.3 + 0.7 * Math.min(1, capitals / 25))
  const source = isBlurred ? blurred(values, width, soft) : values
  const ink = chance(0.5) ? 0 : between(0, 110)
  const paper = 255 - random() ** 2 * 60
  const isBlackAndWhite = chance(0.45)
  const noise = random() ** 2 * (isBlackAndWhite ? 30 : 70)
  const threshold = between(80, 210)
  const gaps = chance(0.2) ? between(0, 0.03) : 0
  const specks = chance(0.2) ? between(0, 0.01) : 0
  const shadeOf = (drawn: number) => {
    const kept = gaps > 0 && chance(gaps) ? 255 : drawn
    const marked = specks > 0 && chance(specks) ? 0 : kept
    const shade = marked + noise * (random() + random() - 1)
    if (isBlackAndWhite) return shade < threshold ? 0 : 255
    return ink + (shade / 255) * (paper - ink)
  }
  return { width, values: source.map(shadeOf) }
}

/** Each pixel with shares of its four neighbours. */
function blurred(values: Float32Array, width: number, share: number): Float32Array {
  const side = share / (1 + 2 * share)
  const along = (from: Float32Array, step: number) =>
    from.map((own, at) => {
      const around = (from[at - step] ?? own) + (from[at + step] ?? own)
      return own * (1 - 2 * side) + side * around
    })
  return along(along(values, 1), width)
}
