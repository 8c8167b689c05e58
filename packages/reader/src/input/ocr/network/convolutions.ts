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
  const data =
    groups > 1
      ? slide(picture.data, weights.data, windows, layout)
      : windowProducts(picture.data, weights.data, windows, layout, multiply)
  for (let c = 0; c < count; c += 1) {
    const own = (bias?.data[c] ?? 0) * factor + shift
    for (let i = c * places; i < (c + 1) * places; i += 1)
      data[i] = (data[i] as number) * factor + own
  }
  return tensor(data, [1, count, outHeight, outWidth])
}

/** Numbers that windows of some rows have at most when they are laid out: those of a large picture would take much memory. */
const mostLaidOut = 2 ** 19

/** Products of the kernels with what each window sees, some rows of windows after the other. */
function windowProducts(
  picture: Float32Array,
  weights: Float32Array,
  windows: Windows,
  layout: Layout,
  multiply: Kernels['multiply'],
): Float32Array {
  const { channels, outHeight, outWidth } = layout
  const [high, wide] = windows.kernel_shape
  const inner = channels * high * wide
  const count = weights.length / inner
  const all = outHeight * outWidth
  if (isPlain(windows)) return multiply(weights, picture, count, inner, all)
  const rows = Math.min(outHeight, Math.max(1, Math.floor(mostLaidOut / (inner * outWidth))))
  const laidOut = new Float32Array(inner * rows * outWidth)
  const productsFrom = (first: number, here: number) => {
    layOut(picture, windows, { ...layout, outHeight: here }, first, laidOut)
    return multiply(weights, laidOut, count, inner, here * outWidth)
  }
  if (rows === outHeight) return productsFrom(0, outHeight)
  const data = new Float32Array(count * all)
  for (let first = 0; first < outHeight; first += rows) {
    const here = Math.min(rows, outHeight - first)
    const places = here * outWidth
    const products = productsFrom(first, here)
    for (let c = 0; c < count; c += 1) {
      data.set(products.subarray(c * places, (c + 1) * places), c * all + first * outWidth)
    }
    laidOut.fill(0)
  }
  return data
}

/** Windows of one pixel each see the picture itself. */
const isPlain = ({ kernel_shape, strides }: Windows): boolean =>
  [...kernel_shape, ...strides].every((one) => one === 1)

/**
 * Writes what windows see, a row for each place within them: convolution then is a product of matrices.
 *
 * @param first The first row of windows.
 * @param out Of zeros, which are what windows see beyond the picture.
 */
function layOut(
  picture: Float32Array,
  { kernel_shape, strides, pads, dilations }: Windows,
  { channels, height, width, outHeight, outWidth }: Layout,
  first: number,
  out: Float32Array,
): void {
  const [high, wide] = kernel_shape
  const [apartDown, apartAlong] = dilations ?? [1, 1]
  const places = outHeight * outWidth
  let start = 0
  for (let c = 0; c < channels; c += 1) {
    for (let ky = 0; ky < high; ky += 1) {
      for (let kx = 0; kx < wide; kx += 1) {
        // Windows whose place lies within the row.
        const shift = kx * apartAlong - pads[1]
        const left = Math.max(0, Math.ceil(-shift / strides[1]))
        const right = Math.min(outWidth, Math.ceil((width - shift) / strides[1]))
        for (let y = 0; y < outHeight; y += 1) {
          const row = (first + y) * strides[0] + ky * apartDown - pads[0]
          if (row < 0 || row >= height) continue
          const from = (c * height + row) * width + shift
          const to = start + y * outWidth
          if (strides[1] === 1) {
            if (right > left) out.set(picture.subarray(from + left, from + right), to + left)
            continue
          }
          for (let x = left; x < right; x += 1) {
            out[to + x] = picture[from + x * strides[1]] as number
          }
        }
        start += places
      }
    }
  }
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
