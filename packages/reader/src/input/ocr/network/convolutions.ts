import type { Line } from './folded-numbers.ts'
import type { Kernels } from './kernels.ts'
import { type Tensor, tensor } from './tensors.ts'
import { type Layout, layoutOf, type Windows } from './windows.ts'

/** Convolution of a picture and a line after it; with as many groups as channels, each channel has its own kernel. */
export function convolved(
  picture: Tensor,
  weights: Tensor,
  bias: Tensor | null,
  windows: Windows,
  groups: number,
  { factor, shift }: Line,
  { multiply, slide }: Kernels,
): Tensor {
  const layout = layoutOf(picture, windows)
  const { outHeight, outWidth } = layout
  const places = outHeight * outWidth
  const count = weights.shape[0] as number
  const inner = weights.data.length / count
  const data =
    groups > 1
      ? slide(picture.data, weights.data, windows, layout)
      : inBands(layout, inner, count, (band, bandPlaces) =>
          multiply(weights.data, unfolded(picture.data, windows, band), count, inner, bandPlaces),
        )
  for (let c = 0; c < count; c += 1) {
    const own = (bias?.data[c] ?? 0) * factor + shift
    for (let i = c * places; i < (c + 1) * places; i += 1)
      data[i] = (data[i] as number) * factor + own
  }
  return tensor(data, [1, count, outHeight, outWidth])
}

/** Rows of a picture of which the windows are laid out at once. */
interface Band extends Layout {
  readonly firstRow: number
}

/** Numbers that the windows of a band have at most, so that a large picture does not take its memory many times over. */
const mostInBand = 2 ** 22

/** Products of all rows of windows, computed in as many bands as they need. */
function inBands(
  layout: Layout,
  inner: number,
  count: number,
  product: (band: Band, places: number) => Float32Array,
): Float32Array {
  const { outHeight, outWidth } = layout
  const rows = Math.max(1, Math.floor(mostInBand / (inner * outWidth)))
  if (rows >= outHeight) return product({ ...layout, firstRow: 0 }, outHeight * outWidth)
  const data = new Float32Array(count * outHeight * outWidth)
  for (let firstRow = 0; firstRow < outHeight; firstRow += rows) {
    const bandRows = Math.min(rows, outHeight - firstRow)
    const places = bandRows * outWidth
    const band = product({ ...layout, firstRow, outHeight: bandRows }, places)
    for (let c = 0; c < count; c += 1) {
      data.set(band.subarray(c * places, (c + 1) * places), (c * outHeight + firstRow) * outWidth)
    }
  }
  return data
}

/** What each window sees, a row for each place within it: convolution then is a product of matrices. */
function unfolded(
  picture: Float32Array,
  { kernel_shape, strides, pads, dilations }: Windows,
  { channels, height, width, firstRow, outHeight, outWidth }: Band,
): Float32Array {
  const [high, wide] = kernel_shape
  const [apartDown, apartAlong] = dilations ?? [1, 1]
  const isWhole = firstRow === 0 && outHeight === height
  if (high === 1 && wide === 1 && strides[0] === 1 && strides[1] === 1 && isWhole) return picture
  const places = outHeight * outWidth
  const out = new Float32Array(channels * high * wide * places)
  let start = 0
  for (let c = 0; c < channels; c += 1) {
    for (let ky = 0; ky < high; ky += 1) {
      for (let kx = 0; kx < wide; kx += 1) {
        // Windows whose place lies within the row.
        const shift = kx * apartAlong - pads[1]
        const first = Math.max(0, Math.ceil(-shift / strides[1]))
        const last = Math.min(outWidth, Math.ceil((width - shift) / strides[1]))
        for (let y = 0; y < outHeight; y += 1) {
          const row = (firstRow + y) * strides[0] + ky * apartDown - pads[0]
          if (row < 0 || row >= height) continue
          const from = (c * height + row) * width
          const to = start + y * outWidth
          for (let x = first; x < last; x += 1) {
            out[to + x] = picture[from + x * strides[1] + shift] as number
          }
        }
        start += places
      }
    }
  }
  return out
}

/** Means of windows of a picture. */
export function pooled(picture: Tensor, windows: Windows, { slide }: Kernels): Tensor {
  const layout = layoutOf(picture, windows)
  const { channels, outHeight, outWidth } = layout
  const count = windows.kernel_shape[0] * windows.kernel_shape[1]
  const kernels = new Float32Array(channels * count).fill(1 / count)
  const data = slide(picture.data, kernels, windows, layout)
  return tensor(data, [1, channels, outHeight, outWidth])
}

/** Mean of each channel of a picture. */
export function channelMeans({ data, shape }: Tensor): Tensor {
  const channels = shape[1] as number
  const places = data.length / channels
  const means = Float32Array.from({ length: channels }, (_, c) => {
    return data.subarray(c * places, (c + 1) * places).reduce((sum, one) => sum + one, 0) / places
  })
  return tensor(means, [1, channels, 1, 1])
}

/** Each channel by its mean and variance in training. */
export function normalised(
  { data, shape }: Tensor,
  [scale, shift, mean, variance]: readonly [Tensor, Tensor, Tensor, Tensor],
  least: number,
): Tensor {
  const channels = shape[1] as number
  const places = data.length / channels
  const out = new Float32Array(data.length)
  for (let c = 0; c < channels; c += 1) {
    const factor = (scale.data[c] as number) / Math.sqrt((variance.data[c] as number) + least)
    const rest = (shift.data[c] as number) - (mean.data[c] as number) * factor
    for (let i = c * places; i < (c + 1) * places; i += 1) {
      out[i] = (data[i] as number) * factor + rest
    }
  }
  return tensor(out, shape)
}
