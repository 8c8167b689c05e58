/** Black and white: 1 where there is ink, row by row. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array
}

/** Is there ink at a pixel? Around the bitmap there is paper. */
export function hasInk({ width, height, ink }: Bitmap, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1
}

/** How to go through a bitmap along one direction: the pixel at `along` and `across` is `along * step + across * stride`. */
export interface Steps {
  /** Pixels along the direction and across it. */
  readonly length: number
  readonly breadth: number
  readonly step: number
  readonly stride: number
}

/** Steps through a bitmap along its rows or along its columns. */
export function stepsOf(
  { width, height }: Pick<Bitmap, 'width' | 'height'>,
  isHorizontal: boolean,
): Steps {
  return isHorizontal
    ? { length: width, breadth: height, step: 1, stride: width }
    : { length: height, breadth: width, step: width, stride: 1 }
}
