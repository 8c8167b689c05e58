import type { GreyImage } from '../../raster/grey-image.ts'
import { turned } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/binarise.ts'
import type { Component } from '../ink/components.ts'

/** How far a line of text is turned as seen, counter-clockwise; 0 reads to the right. */
export type Turn = 0 | 90 | 180 | 270

/** The part of a page that holds a line of text, and how the line is turned there. */
export interface LineFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly turn: Turn
}

/** A box along a line: `u` in its reading direction, `v` downwards from its top. */
export interface LineBox {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
}

/** Paper kept around a line, in pixels: Tesseract reads poorly without. */
export const linePadding = 10

/** Only the parts of a line, in the greys of the scan on white paper, turned upright. */
export function linePicture(
  image: GreyImage,
  parts: readonly Component[],
  frame: LineFrame,
): GreyImage {
  const width = frame.right - frame.left + 2 * linePadding
  const height = frame.bottom - frame.top + 2 * linePadding
  const pixels = new Uint8Array(width * height).fill(255)
  for (const { runs } of parts) {
    for (let at = 0; at < runs.length; at += 3) {
      const from = Math.max(0, (runs[at + 1] as number) - 1)
      const to = Math.min(image.width, (runs[at + 2] as number) + 1)
      // One pixel more on each side keeps the soft edges of strokes.
      for (let dy = -1; dy <= 1; dy += 1) {
        const y = (runs[at] as number) + dy
        if (y < 0 || y >= image.height) continue
        const target = (y - frame.top + linePadding) * width - frame.left + linePadding
        for (let x = from; x < to; x += 1) {
          const shade = image.pixels[y * image.width + x] as number
          if (shade < (pixels[target + x] as number)) pixels[target + x] = shade
        }
      }
    }
  }
  darken(pixels)
  return turned({ width, height, pixels }, clockwise[frame.turn])
}

/** Thin lettering is grey in a scan: stretched until its darkest pixel is black. */
function darken(pixels: Uint8Array): void {
  const darkest = pixels.reduce((least, shade) => Math.min(least, shade), 255)
  if (darkest === 0 || darkest === 255) return
  const scale = 255 / (255 - darkest)
  for (const [at, shade] of pixels.entries()) pixels[at] = (shade - darkest) * scale
}

/** By how much a picture is turned so that a line reads to the right. */
const clockwise = { 0: 0, 90: 90, 180: 180, 270: 270 } as const

/** A component as an upright bitmap of its own. */
export function uprightMark(part: Component, turn: Turn): Bitmap {
  const width = part.right - part.left
  const height = part.bottom - part.top
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < part.runs.length; at += 3) {
    const start = ((part.runs[at] as number) - part.top) * width - part.left
    pixels.fill(1, start + (part.runs[at + 1] as number), start + (part.runs[at + 2] as number))
  }
  const upright = turned({ width, height, pixels }, clockwise[turn])
  return { width: upright.width, height: upright.height, ink: upright.pixels }
}

/** Box of a component along its line. */
export function alongLine(part: Component, frame: LineFrame): LineBox {
  const { left, top, right, bottom } = frame
  switch (frame.turn) {
    case 0:
      return box(part.left - left, part.top - top, part.right - left, part.bottom - top)
    case 90:
      return box(bottom - part.bottom, part.left - left, bottom - part.top, part.right - left)
    case 180:
      return box(right - part.right, bottom - part.bottom, right - part.left, bottom - part.top)
    default:
      return box(part.top - top, right - part.right, part.bottom - top, right - part.left)
  }
}

function box(u0: number, v0: number, u1: number, v1: number): LineBox {
  return { u0, v0, u1, v1 }
}

/** Where a place of the line lies on the page, in pixels. */
export function onPage(frame: LineFrame, u: number, v: number): { x: number; y: number } {
  switch (frame.turn) {
    case 0:
      return { x: frame.left + u, y: frame.top + v }
    case 90:
      return { x: frame.left + v, y: frame.bottom - u }
    case 180:
      return { x: frame.right - u, y: frame.bottom - v }
    default:
      return { x: frame.right - v, y: frame.top + u }
  }
}
