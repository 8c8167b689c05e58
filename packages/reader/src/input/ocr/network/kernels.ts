import type { Layout, Windows } from './windows.ts'

/** What a network spends its time with, in WebAssembly: four numbers at a time, which plain JavaScript cannot. */
export interface Kernels {
  /** Product of two matrices: `rows` by `inner`, and `inner` by `columns`. */
  readonly multiply: (
    a: Float32Array,
    b: Float32Array,
    rows: number,
    inner: number,
    columns: number,
  ) => Float32Array
  /** Sums of what windows see of a picture, weighed by the kernel of each channel. */
  readonly slide: (
    picture: Float32Array,
    weights: Float32Array,
    windows: Windows,
    layout: Layout,
  ) => Float32Array
  /** x · clip(x + 3, 0, 6), times a factor, plus a shift. */
  readonly swish: (values: Float32Array, factor: number, shift: number) => Float32Array
}

/** The functions of `kernels.wat`, with addresses in their memory. */
interface Assembled {
  readonly memory: WebAssembly.Memory
  readonly multiply: (
    a: number,
    b: number,
    product: number,
    panel: number,
    rows: number,
    inner: number,
    columns: number,
  ) => void
  readonly slide: (
    plane: number,
    length: number,
    weights: number,
    high: number,
    wide: number,
    stride: number,
    out: number,
    rows: number,
    columns: number,
  ) => void
  readonly swish: (count: number, factor: number, shift: number) => void
}

/** `kernels.wat` assembled. */
export const kernelBytes =
  'AGFzbQEAAAABHQNgB39/f39/f38AYAl/f39/f39/f38AYAN/fX0AAwQDAAECBQMBAAEHJQQGbWVtb3J5AgAIbXVsdGlwbHkAAAVzbGlkZQABBXN3aXNoAAIKrAcD5AQCCH8LeyAFQQJ0IQ0gBkECdCEOA0AgASAIQQJ0aiELIAMhDCAFIQkDQCAMIAv9AAQA/QsEACAMIAv9AAQQ/QsEECALIA5qIQsgDEEgaiEMIAlBAWsiCQ0AC0EAIQcDQP0MAAAAAAAAAAAAAAAAAAAAACES/QwAAAAAAAAAAAAAAAAAAAAAIRP9DAAAAAAAAAAAAAAAAAAAAAAhFP0MAAAAAAAAAAAAAAAAAAAAACEV/QwAAAAAAAAAAAAAAAAAAAAAIRb9DAAAAAAAAAAAAAAAAAAAAAAhF/0MAAAAAAAAAAAAAAAAAAAAACEY/QwAAAAAAAAAAAAAAAAAAAAAIRkgACAHIA1saiEKIAMhCyAFIQkDQCAL/QAEACEPIAv9AAQQIRAgCiEMIAz9CQIAIREgEiARIA/95gH95AEhEiATIBEgEP3mAf3kASETIAwgDWohDCAM/QkCACERIBQgESAP/eYB/eQBIRQgFSARIBD95gH95AEhFSAMIA1qIQwgDP0JAgAhESAWIBEgD/3mAf3kASEWIBcgESAQ/eYB/eQBIRcgDCANaiEMIAz9CQIAIREgGCARIA/95gH95AEhGCAZIBEgEP3mAf3kASEZIApBBGohCiALQSBqIQsgCUEBayIJDQALIAIgByAObCAIQQJ0amohDCAMIBL9CwQAIAwgE/0LBBAgDCAOaiEMIAwgFP0LBAAgDCAV/QsEECAMIA5qIQwgDCAW/QsEACAMIBf9CwQQIAwgDmohDCAMIBj9CwQAIAwgGf0LBBAgB0EEaiIHIARJDQALIAhBCGoiCCAGSQ0ACwvoAQIGfwN7IAFBAnQhAQNAQQAhCQNA/QwAAAAAAAAAAAAAAAAAAAAAIRD9DAAAAAAAAAAAAAAAAAAAAAAhESAAIAlBAnRqIQwgAiEOIAMhCgNAIAwhDSAEIQsDQCAO/QkCACEPIBAgDyAN/QAEAP3mAf3kASEQIBEgDyAN/QAEEP3mAf3kASERIA5BBGohDiANQQRqIQ0gC0EBayILDQALIAwgAWohDCAKQQFrIgoNAAsgBiAQ/QsEACAGIBH9CwQQIAZBIGohBiAJQQhqIgkgCEkNAAsgACAFIAFsaiEAIAdBAWsiBw0ACwtaAgF/AXsDQCAD/QAEACEEIAMgBEMAAMBA/RNDAAAAAP0TIARDAABAQP0T/eQB/ekB/egB/eYBIAH9E/3mASAC/RP95AH9CwQAIANBEGohAyAAQQRrIgANAAsL'

const pageBytes = 65_536

/** Compiles the kernels. */
export async function startKernels(): Promise<Kernels> {
  const bytes = Uint8Array.from(atob(kernelBytes), (letter) => letter.charCodeAt(0))
  const { instance } = await WebAssembly.instantiate(bytes)
  const assembled = instance.exports as unknown as Assembled
  return {
    multiply: (a, b, rows, inner, columns) => {
      const [allRows, allColumns] = [upTo(rows, 4), upTo(columns, 8)]
      const second = allRows * inner
      const third = second + inner * allColumns
      const panel = third + allRows * allColumns
      const all = memoryOf(assembled, panel + inner * 8)
      all.set(a.subarray(0, rows * inner))
      copyRows(b, columns, all.subarray(second), allColumns, inner)
      const places = [0, second * 4, third * 4, panel * 4] as const
      assembled.multiply(...places, allRows, inner, allColumns)
      const product = new Float32Array(rows * columns)
      copyRows(all.subarray(third), allColumns, product, columns, rows)
      return product
    },
    slide: (...given) => slid(assembled, ...given),
    swish: (values, factor, shift) => {
      const all = memoryOf(assembled, upTo(values.length, 4))
      all.set(values)
      assembled.swish(upTo(values.length, 4), factor, shift)
      return all.slice(0, values.length)
    },
  }
}

/** The first `length` numbers of the memory, which grows if it is too small. */
function memoryOf({ memory }: Assembled, length: number): Float32Array {
  const missing = Math.ceil((length * 4 - memory.buffer.byteLength) / pageBytes)
  if (missing > 0) memory.grow(missing)
  return new Float32Array(memory.buffer, 0, length)
}

const upTo = (count: number, step: number) => Math.ceil(count / step) * step

/**
 * Windows are summed at every place of a row, also where they step over some: those sums are dropped. Few networks have
 * such steps.
 */
function slid(
  assembled: Assembled,
  picture: Float32Array,
  weights: Float32Array,
  { kernel_shape, strides, pads }: Windows,
  { channels, height, width, outHeight, outWidth }: Layout,
): Float32Array {
  const [high, wide] = kernel_shape
  const columns = upTo((outWidth - 1) * strides[1] + 1, 8)
  const length = width + pads[1] + pads[3]
  const plane = upTo(high * wide, 4)
  // Columns are computed by eight: the last windows of a row see numbers behind the picture.
  const out = plane + (height + pads[0] + pads[2]) * length + wide + 8
  const all = memoryOf(assembled, out + outHeight * columns)
  all.fill(0, 0, out)
  const sums = new Float32Array(channels * outHeight * outWidth)
  for (let c = 0; c < channels; c += 1) {
    all.set(weights.subarray(c * high * wide, (c + 1) * high * wide))
    for (let y = 0; y < height; y += 1) {
      const from = (c * height + y) * width
      all.set(picture.subarray(from, from + width), plane + (y + pads[0]) * length + pads[1])
    }
    assembled.slide(plane * 4, length, 0, high, wide, strides[0], out * 4, outHeight, columns)
    for (let y = 0; y < outHeight; y += 1) {
      const [from, to] = [out + y * columns, (c * outHeight + y) * outWidth]
      if (strides[1] === 1) sums.set(all.subarray(from, from + outWidth), to)
      else for (let x = 0; x < outWidth; x += 1) sums[to + x] = all[from + x * strides[1]] as number
    }
  }
  return sums
}

/** Copies rows into longer or shorter ones, as far as both reach. */
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
