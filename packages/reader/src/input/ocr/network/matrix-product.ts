import type { Kernels } from './kernels.ts'
import { type Tensor, tensor } from './tensors.ts'

/** Product of the last two axes of two tensors; one matrix on the right serves all on the left. */
export function matrixProduct(a: Tensor, b: Tensor, { multiply }: Kernels): Tensor {
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
