/** Pipe threads: by the size of the pipe in inches, as its designation names it. */

interface PipeThread {
  /** Major diameter in the gauge plane, or of the pipe for NPT, in mm. */
  readonly diameter: number
  readonly threadsPerInch: number
}

/** Whitworth form: major diameter in mm and threads per inch. Source: ISO 228-1; ISO 7-1 has some of the sizes. */
const whitworth: Readonly<Record<string, readonly [number, number]>> = {
  '0.0625': [7.723, 28],
  '0.125': [9.728, 28],
  '0.25': [13.157, 19],
  '0.375': [16.662, 19],
  '0.5': [20.955, 14],
  '0.625': [22.911, 14],
  '0.75': [26.441, 14],
  '0.875': [30.201, 14],
  '1': [33.249, 11],
  '1.125': [37.897, 11],
  '1.25': [41.91, 11],
  '1.5': [47.803, 11],
  '1.75': [53.746, 11],
  '2': [59.614, 11],
  '2.25': [65.71, 11],
  '2.5': [75.184, 11],
  '2.75': [81.534, 11],
  '3': [87.884, 11],
  '3.5': [100.33, 11],
  '4': [113.03, 11],
  '4.5': [125.73, 11],
  '5': [138.43, 11],
  '5.5': [151.13, 11],
  '6': [163.83, 11],
}

/** Sizes that ISO 7-1 leaves out. */
const notTapered = new Set([0.625, 0.875, 1.125, 1.75, 2.25, 2.75, 3.5, 4.5, 5.5])

/** American taper: outside diameter of the pipe in inches and threads per inch. Source: ASME B1.20.1. */
const american: Readonly<Record<string, readonly [number, number]>> = {
  '0.0625': [0.3125, 27],
  '0.125': [0.405, 27],
  '0.25': [0.54, 18],
  '0.375': [0.675, 18],
  '0.5': [0.84, 14],
  '0.75': [1.05, 14],
  '1': [1.315, 11.5],
  '1.25': [1.66, 11.5],
  '1.5': [1.9, 11.5],
  '2': [2.375, 11.5],
  '2.5': [2.875, 8],
  '3': [3.5, 8],
  '4': [4.5, 8],
  '6': [6.625, 8],
}

/** Parallel pipe thread G, e.g. 0.5 for G1/2. Source: ISO 228-1. */
export function parallelPipeThread(size: number): PipeThread | undefined {
  const row = whitworth[String(size)]
  return row && { diameter: row[0], threadsPerInch: row[1] }
}

/** Sealing pipe thread R, Rc or Rp. Source: ISO 7-1. */
export const sealingPipeThread = (size: number): PipeThread | undefined =>
  notTapered.has(size) ? undefined : parallelPipeThread(size)

/** American taper pipe thread. Source: ASME B1.20.1. */
export function americanPipeThread(size: number): PipeThread | undefined {
  const row = american[String(size)]
  return row && { diameter: Math.round(row[0] * 25_400) / 1000, threadsPerInch: row[1] }
}

/** Sizes of ISO 228-1 in inches, the smallest first. */
export const parallelPipeSizes: readonly number[] = Object.keys(whitworth)
  .map(Number)
  .sort((one, other) => one - other)
