import { type Tensor, tensor } from './tensors.ts'

/** Product of two matrices: `rows` by `inner`, and `inner` by `columns`. */
export type MatrixProduct = (
  a: Float32Array,
  b: Float32Array,
  rows: number,
  inner: number,
  columns: number,
) => Float32Array

interface Kernel {
  readonly memory: WebAssembly.Memory
  readonly multiply: (
    a: number,
    b: number,
    c: number,
    rows: number,
    inner: number,
    columns: number,
  ) => void
}

/** `matrix-product.wat` assembled: four rows and eight columns at a time, which plain JavaScript cannot. */
export const kernelBytes =
  'AGFzbQEAAAABCgFgBn9/f39/fwADAgEABQMBAAEHFQIGbWVtb3J5AgAIbXVsdGlwbHkAAAqpBAGmBAIIfwt7IARBAnQhDCAFQQJ0IQ0DQEEAIQcDQP0MAAAAAAAAAAAAAAAAAAAAACER/QwAAAAAAAAAAAAAAAAAAAAAIRL9DAAAAAAAAAAAAAAAAAAAAAAhE/0MAAAAAAAAAAAAAAAAAAAAACEU/QwAAAAAAAAAAAAAAAAAAAAAIRX9DAAAAAAAAAAAAAAAAAAAAAAhFv0MAAAAAAAAAAAAAAAAAAAAACEX/QwAAAAAAAAAAAAAAAAAAAAAIRggACAGIAxsaiEJIAEgB0ECdGohCiAEIQgDQCAK/QAEACEOIAr9AAQQIQ8gCSELIAv9CQIAIRAgESAQIA795gH95AEhESASIBAgD/3mAf3kASESIAsgDGohCyAL/QkCACEQIBMgECAO/eYB/eQBIRMgFCAQIA/95gH95AEhFCALIAxqIQsgC/0JAgAhECAVIBAgDv3mAf3kASEVIBYgECAP/eYB/eQBIRYgCyAMaiELIAv9CQIAIRAgFyAQIA795gH95AEhFyAYIBAgD/3mAf3kASEYIAlBBGohCSAKIA1qIQogCEEBayIIDQALIAIgBiANbCAHQQJ0amohCyALIBH9CwQAIAsgEv0LBBAgCyANaiELIAsgE/0LBAAgCyAU/QsEECALIA1qIQsgCyAV/QsEACALIBb9CwQQIAsgDWohCyALIBf9CwQAIAsgGP0LBBAgB0EIaiIHIAVJDQALIAZBBGoiBiADSQ0ACws='

const pageBytes = 65_536

/** Compiles the product of matrices. */
export async function startMatrixProduct(): Promise<MatrixProduct> {
  const bytes = Uint8Array.from(atob(kernelBytes), (letter) => letter.charCodeAt(0))
  const { instance } = await WebAssembly.instantiate(bytes)
  const { memory, multiply } = instance.exports as unknown as Kernel
  return (a, b, rows, inner, columns) => {
    const [allRows, allColumns] = [upTo(rows, 4), upTo(columns, 8)]
    const starts = [0, allRows * inner, allRows * inner + inner * allColumns] as const
    const length = starts[2] + allRows * allColumns
    const missing = Math.ceil((length * 4 - memory.buffer.byteLength) / pageBytes)
    if (missing > 0) memory.grow(missing)
    const all = new Float32Array(memory.buffer, 0, length)
    all.set(a.subarray(0, rows * inner))
    copyRows(b, columns, all.subarray(starts[1]), allColumns, inner)
    multiply(starts[0], starts[1] * 4, starts[2] * 4, allRows, inner, allColumns)
    const product = new Float32Array(rows * columns)
    copyRows(all.subarray(starts[2]), allColumns, product, columns, rows)
    return product
  }
}

const upTo = (count: number, step: number) => Math.ceil(count / step) * step

/** Copies rows of one length to rows of another. */
function copyRows(
  from: Float32Array,
  fromLength: number,
  to: Float32Array,
  toLength: number,
  rows: number,
): void {
  if (fromLength === toLength) {
    to.set(from.subarray(0, rows * toLength))
    return
  }
  const length = Math.min(fromLength, toLength)
  for (let row = 0; row < rows; row += 1) {
    to.set(from.subarray(row * fromLength, row * fromLength + length), row * toLength)
  }
}

/** Product of the last two axes of two tensors; one matrix on the right serves all on the left. */
export function matrixProduct(a: Tensor, b: Tensor, multiply: MatrixProduct): Tensor {
  const [rows, inner] = a.shape.slice(-2) as [number, number]
  const columns = b.shape.at(-1) as number
  const count = a.data.length / (rows * inner)
  const isShared = b.shape.length === 2
  const parts = Array.from({ length: count }, (_, i) =>
    multiply(
      a.data.subarray(i * rows * inner, (i + 1) * rows * inner),
      isShared ? b.data : b.data.subarray(i * inner * columns, (i + 1) * inner * columns),
      rows,
      inner,
      columns,
    ),
  )
  const data = new Float32Array(count * rows * columns)
  for (const [i, part] of parts.entries()) data.set(part, i * rows * columns)
  return tensor(data, [...a.shape.slice(0, -1), columns])
}
