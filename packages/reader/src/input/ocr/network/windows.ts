import type { Tensor } from './tensors.ts'

/** How a window moves over a picture, by the names of ONNX; `pads` are the margins above, left, below and right. */
export interface Windows {
  readonly kernel_shape: readonly [number, number]
  readonly strides: readonly [number, number]
  readonly pads: readonly [number, number, number, number]
  /** How far apart the places within a window stand; side by side where nothing is said. */
  readonly dilations?: readonly [number, number]
}

/** Size of a picture, and at how many places down and across a window stands in it. */
export interface Layout {
  readonly channels: number
  readonly height: number
  readonly width: number
  readonly outHeight: number
  readonly outWidth: number
}

/** The places of a window in a picture. */
export function layoutOf(
  { shape }: Tensor,
  { kernel_shape, strides, pads, dilations }: Windows,
): Layout {
  const [, channels, height, width] = shape as readonly [number, number, number, number]
  const reach = (axis: 0 | 1) => (kernel_shape[axis] - 1) * (dilations?.[axis] ?? 1) + 1
  const places = (length: number, before: number, after: number, axis: 0 | 1) =>
    Math.floor((length + before + after - reach(axis)) / strides[axis]) + 1
  return {
    channels,
    height,
    width,
    outHeight: places(height, pads[0], pads[2], 0),
    outWidth: places(width, pads[1], pads[3], 1),
  }
}
