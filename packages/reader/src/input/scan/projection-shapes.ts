import type { Path, Point } from '../../page.ts'
import type { GrayImage } from '../raster/gray-image.ts'
import type { Bitmap } from './binarise.ts'
import { type CirclePair, concentricCircles, isInkAt } from './concentric-circles.ts'

/** Millimetres: where title blocks stand, from the lower right corner, and the radius of the outer circle. */
const corner = { width: 210, height: 120 }
const radii = { least: 1.2, most: 8 }
/** The cone by the outer circle: how far it begins from the middle, and how long it is. */
const cone = { nearest: 1, furthest: 7, shortest: 0.8, longest: 4 }
/** Shares of ink along the sides of the cone, and along its ends, which dashes may cut. */
const sideShare = 0.9
const endShare = 0.75
/** Beside its sides there is paper, but for the marks nearby: share of ink there at most, and how far that is by the outer circle. */
const paper = { share: 0.3, beside: 0.3 }

/**
 * The projection symbol (ISO 5456-2) as its circles and its cone, in millimetres: two circles around one point, and beside
 * them, as high as they are, a truncated cone. Centre lines, frames and lettering that touch it do not matter.
 */
export function projectionShapes(image: GrayImage, ink: Bitmap, pixelsPerMm: number): Path[] {
  const part = {
    left: Math.max(0, image.width - Math.round(corner.width * pixelsPerMm)),
    top: Math.max(0, image.height - Math.round(corner.height * pixelsPerMm)),
    right: image.width,
    bottom: image.height,
  }
  const pixels = { least: radii.least * pixelsPerMm, most: radii.most * pixelsPerMm }
  for (const pair of concentricCircles(image, ink, part, pixels)) {
    const corners = coneBeside(ink, pair)
    if (!corners) continue
    const outlines = [circle(pair, pair.outer), circle(pair, pair.inner), corners]
    return outlines.map((points) => closedPath(points, 1 / pixelsPerMm))
  }
  return []
}

/** Corners of the cone whose side view the circles are; null where there is none. */
function coneBeside(ink: Bitmap, { centre, inner, outer }: CirclePair): Point[] | null {
  for (const side of [-1, 1]) {
    for (const [near, far] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      const isEnd = (x: number, half: number) => isUprightLine(ink, x, centre.y, half)
      for (let from = cone.nearest * outer; from < cone.furthest * outer; from += 1) {
        const start = centre.x + side * from
        if (!isEnd(start, near)) continue
        for (let long = cone.shortest * outer; long < cone.longest * outer; long += 1) {
          const end = start + side * long
          if (!isEnd(end, far)) continue
          const corners = [
            { x: start, y: centre.y - near },
            { x: end, y: centre.y - far },
            { x: end, y: centre.y + far },
            { x: start, y: centre.y + near },
          ] as const
          const off = paper.beside * outer
          const isCone =
            isOutline(ink, corners[0], corners[1], off) &&
            isOutline(ink, corners[3], corners[2], off)
          if (isCone) return [...corners]
        }
      }
    }
  }
  return null
}

function isUprightLine(ink: Bitmap, x: number, y: number, half: number): boolean {
  let met = 0
  const count = Math.floor(2 * half)
  for (let at = 0; at < count; at += 1) if (isInkAt(ink, x, y - half + at)) met += 1
  return met >= endShare * count
}

/** A thin line, with paper on either side. */
function isOutline(ink: Bitmap, from: Point, to: Point, off: number): boolean {
  const shareAt = (down: number) => inkShareAlong(ink, from, to, down)
  // A pixel more to either side: circles and cones are not drawn to one scale by every template.
  const share = Math.max(...[-1, 0, 1].map(shareAt))
  return share >= sideShare && shareAt(-off) <= paper.share && shareAt(off) <= paper.share
}

/** The share of a line, moved downwards, that is ink. */
function inkShareAlong(ink: Bitmap, from: Point, to: Point, down: number): number {
  const count = Math.max(1, Math.floor(Math.abs(to.x - from.x)))
  let met = 0
  for (let at = 0; at < count; at += 1) {
    const share = at / count
    const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
    if (isInkAt(ink, x, y + down)) met += 1
  }
  return met / count
}

const circle = ({ centre }: CirclePair, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })

function closedPath(places: readonly Point[], millimetres: number): Path {
  const points = places.map(({ x, y }) => ({ x: x * millimetres, y: y * millimetres }))
  return { lines: [{ points, isClosed: true }], isStroked: true, isFilled: false, lineWidth: 0 }
}
