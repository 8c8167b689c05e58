/** Numbers on axes, the last one closest together. */
export interface Tensor {
  readonly data: Float32Array
  readonly shape: readonly number[]
}

/** A tensor of numbers and the lengths of its axes. */
export const tensor = (data: Float32Array, shape: readonly number[]): Tensor => ({ data, shape })

const sizeOf = (shape: readonly number[]) => shape.reduce((product, length) => product * length, 1)

/** Each number of a tensor by itself. */
export function mapped({ data, shape }: Tensor, change: (value: number) => number): Tensor {
  const out = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 1) out[i] = change(data[i] as number)
  return tensor(out, shape)
}

type Operator = '+' | '-' | '*' | '/'

/** Two tensors number by number; an axis of length 1 is repeated. */
export function combined(a: Tensor, b: Tensor, operator: Operator): Tensor {
  const shape = commonShape(a.shape, b.shape)
  const size = sizeOf(shape)
  if (b.data.length === 1 && a.data.length === size) {
    const value = b.data[0] as number
    const [factor, shift] = {
      '+': [1, value],
      '-': [1, -value],
      '*': [value, 0],
      '/': [1 / value, 0],
    }[operator] as [number, number]
    return tensor(scaled(a.data, factor, shift), shape)
  }
  if (a.data.length === b.data.length) return tensor(paired(a.data, b.data, operator), shape)
  const [atA, atB] = [repeated(a, shape), repeated(b, shape)]
  return tensor(paired(atA, atB, operator), shape)
}

function scaled(data: Float32Array, factor: number, shift: number): Float32Array {
  const out = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 1) out[i] = (data[i] as number) * factor + shift
  return out
}

/** A loop for each operator: a function called for each number would take most of the time. */
function paired(a: Float32Array, b: Float32Array, operator: Operator): Float32Array {
  const out = new Float32Array(a.length)
  const { length } = out
  if (operator === '+') {
    for (let i = 0; i < length; i += 1) out[i] = (a[i] as number) + (b[i] as number)
  } else if (operator === '-') {
    for (let i = 0; i < length; i += 1) out[i] = (a[i] as number) - (b[i] as number)
  } else if (operator === '*') {
    for (let i = 0; i < length; i += 1) out[i] = (a[i] as number) * (b[i] as number)
  } else {
    for (let i = 0; i < length; i += 1) out[i] = (a[i] as number) / (b[i] as number)
  }
  return out
}

/** Numbers no smaller and no larger than two bounds. */
export function clipped({ data, shape }: Tensor, least: number, most: number): Tensor {
  const out = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 1) {
    out[i] = Math.min(most, Math.max(least, data[i] as number))
  }
  return tensor(out, shape)
}

/** A tensor spread over a larger shape: along an axis where it has length 1 its numbers are repeated. */
function repeated(one: Tensor, shape: readonly number[]): Float32Array {
  if (one.data.length === sizeOf(shape)) return one.data
  const out = new Float32Array(sizeOf(shape))
  const trailing = one.shape.filter((length, i) => length > 1 || i >= one.shape.length - 1)
  const isRow = trailing.length === 1 && one.shape.at(-1) === shape.at(-1)
  if (isRow) {
    for (let i = 0; i < out.length; i += one.data.length) out.set(one.data, i)
    return out
  }
  const steps = repeatedSteps(one.shape, shape)
  // Where it is repeated along the last axes, as the number of a channel is, one fill writes all of them.
  const inner = sizeOf(shape.slice(steps.findLastIndex((step) => step > 0) + 1))
  eachPlace(shape.slice(0, steps.findLastIndex((step) => step > 0) + 1), steps, (i, place) => {
    out.fill(one.data[place] as number, i * inner, (i + 1) * inner)
  })
  return out
}

function commonShape(a: readonly number[], b: readonly number[]): number[] {
  const length = Math.max(a.length, b.length)
  return Array.from({ length }, (_, i) =>
    Math.max(a[a.length - length + i] ?? 1, b[b.length - length + i] ?? 1),
  )
}

/** For each axis, how far apart in the data two neighbours along it lie. */
function stepsOf(shape: readonly number[]): number[] {
  const steps = shape.map(() => 1)
  for (let i = shape.length - 2; i >= 0; i -= 1) {
    steps[i] = (steps[i + 1] as number) * (shape[i + 1] as number)
  }
  return steps
}

/** The same for a tensor spread over a larger shape: 0 along axes where its numbers are repeated. */
function repeatedSteps(own: readonly number[], shape: readonly number[]): number[] {
  const steps = stepsOf(own)
  const shift = shape.length - own.length
  return shape.map((_, i) => ((own[i - shift] ?? 1) === 1 ? 0 : (steps[i - shift] as number)))
}

/** Visits every index of a shape in order, together with the place in other data whose axes have these steps. */
function eachPlace(
  shape: readonly number[],
  steps: readonly number[],
  visit: (index: number, place: number) => void,
): void {
  const at = shape.map(() => 0)
  const count = sizeOf(shape)
  let place = 0
  for (let index = 0; index < count; index += 1) {
    visit(index, place)
    for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
      const isLast = (at[axis] as number) + 1 === shape[axis]
      const move = isLast ? -(at[axis] as number) : 1
      at[axis] = (at[axis] as number) + move
      place += move * (steps[axis] as number)
      if (!isLast) break
    }
  }
}

/** The axes in another order. */
export function transposed({ data, shape }: Tensor, order: readonly number[]): Tensor {
  const steps = stepsOf(shape)
  const turned = order.map((axis) => shape[axis] as number)
  const out = new Float32Array(data.length)
  eachPlace(
    turned,
    order.map((axis) => steps[axis] as number),
    (i, place) => {
      out[i] = data[place] as number
    },
  )
  return tensor(out, turned)
}

/** The same numbers on other axes: 0 keeps an axis, -1 takes what is left. */
export function reshaped({ data, shape }: Tensor, wanted: readonly number[]): Tensor {
  const known = wanted.map((length, i) => (length === 0 ? (shape[i] as number) : length))
  const rest = data.length / sizeOf(known.filter((length) => length > 0))
  return tensor(
    data,
    known.map((length) => (length < 0 ? rest : length)),
  )
}

/** The places `from` up to `to` of an axis. */
export function sliced({ data, shape }: Tensor, axis: number, from: number, to: number): Tensor {
  const length = shape[axis] as number
  const end = Math.min(to, length)
  const inner = sizeOf(shape.slice(axis + 1))
  const outer = sizeOf(shape.slice(0, axis))
  const width = (end - from) * inner
  const out = new Float32Array(outer * width)
  for (let i = 0; i < outer; i += 1) {
    const start = (i * length + from) * inner
    out.set(data.subarray(start, start + width), i * width)
  }
  return tensor(out, shape.with(axis, end - from))
}

/** Tensors one behind the other along an axis. */
export function concatenated(parts: readonly Tensor[], axis: number): Tensor {
  const first = parts[0] as Tensor
  const outer = sizeOf(first.shape.slice(0, axis))
  const widths = parts.map(({ data }) => data.length / outer)
  const width = widths.reduce((sum, one) => sum + one, 0)
  const out = new Float32Array(outer * width)
  let start = 0
  for (const [p, { data }] of parts.entries()) {
    const own = widths[p] as number
    for (let i = 0; i < outer; i += 1) {
      out.set(data.subarray(i * own, (i + 1) * own), i * width + start)
    }
    start += own
  }
  const length = parts.reduce((sum, { shape }) => sum + (shape[axis] as number), 0)
  return tensor(out, first.shape.with(axis, length))
}

/** Replaces each row of the last axis by what `change` makes of it. */
function mappedRows(
  { data, shape }: Tensor,
  length: number,
  change: (row: Float32Array) => Float32Array,
): Tensor {
  const width = shape.at(-1) as number
  const rows = data.length / width
  const out = new Float32Array(rows * length)
  for (let i = 0; i < rows; i += 1) {
    out.set(change(data.subarray(i * width, (i + 1) * width)), i * length)
  }
  return tensor(out, shape.with(-1, length))
}

/** Means along the last axis. */
export const meansOfRows = (one: Tensor): Tensor =>
  mappedRows(one, 1, (row) =>
    Float32Array.of(row.reduce((sum, value) => sum + value, 0) / row.length),
  )

/** Softmax: probabilities along the last axis. Rows have thousands of numbers, for which plain loops are quicker. */
export const chancesOfRows = (one: Tensor): Tensor =>
  mappedRows(one, one.shape.at(-1) as number, (row) => {
    let most = Number.NEGATIVE_INFINITY
    for (const value of row) most = Math.max(most, value)
    const chances = new Float32Array(row.length)
    for (let i = 0; i < row.length; i += 1) chances[i] = Math.exp((row[i] as number) - most)
    let sum = 0
    for (const power of chances) sum += power
    for (let i = 0; i < row.length; i += 1) chances[i] = (chances[i] as number) / sum
    return chances
  })
