import type { GreyImage } from '../../raster/grey-image.ts'

/** The picture in another size: each pixel is the mean of what it covers. */
export function reducedPicture({ width, height, pixels }: GreyImage, share: number): GreyImage {
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * share))) as [
    number,
    number,
  ]
  const columns = rangesOf(width, wide)
  const rows = rangesOf(height, high)
  const out = new Uint8Array(wide * high)
  const sums = new Float32Array(wide)
  rows.forEach(({ from, shares: down }, y) => {
    sums.fill(0)
    down.forEach((weight, row) => {
      const start = (from + row) * width
      columns.forEach((column, x) => {
        let sum = 0
        for (let i = 0; i < column.shares.length; i += 1) {
          sum += (column.shares[i] as number) * (pixels[start + column.from + i] as number)
        }
        sums[x] = (sums[x] as number) + weight * sum
      })
    })
    for (let x = 0; x < wide; x += 1) out[y * wide + x] = Math.round(sums[x] as number)
  })
  return { width: wide, height: high, pixels: out }
}

/** The pixels that one pixel of a reduced line covers, and the share that each has of it. */
interface Covered {
  readonly from: number
  readonly shares: readonly number[]
}

function rangesOf(length: number, count: number): Covered[] {
  const step = length / count
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * step, (i + 1) * step]
    const first = Math.floor(from)
    const last = Math.min(length, Math.ceil(to - 1e-9))
    const shares = Array.from({ length: last - first }, (_, at) => {
      const pixel = first + at
      return (Math.min(pixel + 1, to) - Math.max(pixel, from)) / step
    })
    return { from: first, shares }
  })
}
