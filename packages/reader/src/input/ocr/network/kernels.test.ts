import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import startWabt from 'wabt'
import { kernelBytes, matrixProduct, startMatrixProduct } from './matrix-product.ts'
import { tensor } from './tensors.ts'

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
  const multiply = await startMatrixProduct()
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
  const multiply = await startMatrixProduct()
  const stack = tensor(numbers(12), [2, 2, 3])
  const shared = matrixProduct(stack, tensor(numbers(6), [3, 2]), multiply)
  expect(shared.shape).toEqual([2, 2, 2])
  expect(shared.data.slice(4)).toEqual(plainProduct(stack.data.slice(6), numbers(6), 2, 3, 2))
  const own = matrixProduct(stack, tensor(numbers(12), [2, 3, 2]), multiply)
  expect(own.data.slice(4)).toEqual(
    plainProduct(stack.data.slice(6), numbers(12).slice(6), 2, 3, 2),
  )
})

test('the bytes are those of matrix-product.wat', async () => {
  const text = await readFile(new URL('./matrix-product.wat', import.meta.url), 'utf8')
  const { parseWat } = await startWabt()
  const { buffer } = parseWat('matrix-product.wat', text, { simd: true }).toBinary({})
  expect(Buffer.from(buffer).toString('base64')).toBe(kernelBytes)
})
