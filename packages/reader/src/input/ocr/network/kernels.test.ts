import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import startWabt from 'wabt'
import { kernelBytes, startKernels } from './kernels.ts'
import { matrixProduct } from './matrix-product.ts'
import { tensor } from './tensors.ts'
import { layoutOf } from './windows.ts'

const numbers = (count: number) =>
  Float32Array.from({ length: count }, (_, i) => ((i * 7) % 11) - 5)

function plainProduct(
  a: Float32Array,
  b: Float32Array,
  rows: number,
  inner: number,
  columns: number,
) {
  return Float32Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    let sum = 0
    for (let k = 0; k < inner; k += 1) {
      sum += (a[row * inner + k] as number) * (b[k * columns + column] as number)
    }
    return sum
  })
}

test('products of any size are those of the definition, also after larger ones', async () => {
  const { multiply } = await startKernels()
  for (const [rows, inner, columns] of [
    [240, 128, 300],
    [1, 1, 1],
    [5, 3, 9],
    [4, 8, 8],
    [7, 120, 1],
  ] as const) {
    const [a, b] = [numbers(rows * inner), numbers(inner * columns)]
    expect(multiply(a, b, rows, inner, columns)).toEqual(plainProduct(a, b, rows, inner, columns))
  }
})

test('one matrix serves all of a stack, or each has its own', async () => {
  const kernels = await startKernels()
  const stack = tensor(numbers(12), [2, 2, 3])
  const shared = matrixProduct(stack, tensor(numbers(6), [3, 2]), kernels)
  expect(shared.shape).toEqual([2, 2, 2])
  expect(shared.data.slice(4)).toEqual(plainProduct(stack.data.slice(6), numbers(6), 2, 3, 2))
  const own = matrixProduct(stack, tensor(numbers(12), [2, 3, 2]), kernels)
  expect(own.data.slice(4)).toEqual(
    plainProduct(stack.data.slice(6), numbers(12).slice(6), 2, 3, 2),
  )
})

test('the bytes are those of kernels.wat', async () => {
  const text = await readFile(new URL('./kernels.wat', import.meta.url), 'utf8')
  const { parseWat } = await startWabt()
  const { buffer } = parseWat('kernels.wat', text, { simd: true }).toBinary({})
  expect(Buffer.from(buffer).toString('base64')).toBe(kernelBytes)
})

test('windows of each channel are weighed and summed, with any steps and margins', async () => {
  const { slide } = await startKernels()
  for (const [kernel_shape, strides, pads, height, width] of [
    [[3, 3], [1, 1], [1, 1, 1, 1], 5, 19],
    [[5, 5], [2, 1], [2, 2, 2, 2], 6, 8],
    [[3, 3], [1, 2], [1, 1, 1, 1], 4, 9],
    [[3, 2], [3, 2], [0, 0, 0, 0], 3, 20],
  ] as const) {
    const picture = tensor(numbers(2 * height * width), [1, 2, height, width])
    const windows = { kernel_shape, strides, pads }
    const layout = layoutOf(picture, windows)
    const [high, wide] = kernel_shape
    const weights = numbers(2 * high * wide)
    const seen = (channel: number, y: number, x: number) =>
      y < 0 || y >= height || x < 0 || x >= width
        ? 0
        : (picture.data[(channel * height + y) * width + x] as number)
    const sums = [0, 1].flatMap((channel) =>
      Array.from({ length: layout.outHeight * layout.outWidth }, (_, place) => {
        const top = Math.floor(place / layout.outWidth) * strides[0] - pads[0]
        const left = (place % layout.outWidth) * strides[1] - pads[1]
        return weights
          .subarray(channel * high * wide, (channel + 1) * high * wide)
          .reduce(
            (sum, weight, i) =>
              sum + weight * seen(channel, top + Math.floor(i / wide), left + (i % wide)),
            0,
          )
      }),
    )
    expect([...slide(picture.data, weights, windows, layout)]).toEqual(sums)
  }
})

test('a hard swish of any count of numbers, with its line', async () => {
  const { swish } = await startKernels()
  const values = Float32Array.of(-4, -3, -1, 0, 1, 3, 5)
  expect([...swish(values, 1, 2)]).toEqual([2, 2, 0, 2, 6, 20, 32])
  expect([...swish(values.subarray(4, 5), 2, 0)]).toEqual([8])
})
