import type { Path, Point } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import { type CirclePair, concentricCircles, isInkAt } from './concentric-circles.ts'

/** Millimetres: where title blocks stand, from the lower right corner, and the radius of the outer circle. */
const corner = { width: 210, height: 120 }
const radii = { least: 1.2, most: 8 }
/** Where the cone begins, from the middle of the circles, and how long it is, in radii of the outer circle. */
const cone = { nearest: 1, furthest: 7, shortest: 0.8, longest: 4 }
/** Shares of ink along the sides of the cone, and along its ends, which dashes may cut. */
const sideShare = 0.9
const endShare = 0.75
/** Beside its sides is paper: at most this share of ink, since other marks may be near, and so many radii away. */
const paper = { share: 0.3, beside: 0.3 }

/**
 * The projection symbol (ISO 5456-2) as its circles and its cone, in millimetres: two circles around one point, and beside
 * them, as high as they are, a truncated cone. Centre lines, frames and lettering that touch it do not matter.
 */
export function projectionShapes(image: GreyImage, ink: Bitmap, pixelsPerMm: number): Path[] {
  const area = {
    left: Math.max(0, image.width - Math.round(corner.width * pixelsPerMm)),
    top: Math.max(0, image.height - Math.round(corner.height * pixelsPerMm)),
    right: image.width,
    bottom: image.height,
  }
  const pixels = { least: radii.least * pixelsPerMm, most: radii.most * pixelsPerMm }
  for (const pair of concentricCircles(image, ink, area, pixels)) {
    const corners = coneBeside(ink, pair)
    if (!corners) continue
    const outlines = [circle(pair, pair.outer), circle(pair, pair.inner), corners]
    return outlines.map((points) => closedPath(points, 1 / pixelsPerMm))
  }
  return []
}

/** Corners of the cone whose side view the circles are; null where there is none. */
function coneBeside(ink: Bitmap, pair: CirclePair): Point[] | null {
  const { inner, outer } = pair
  for (const side of [-1, 1]) {
    const corners = coneAt(ink, pair, side, inner, outer) ?? coneAt(ink, pair, side, outer, inner)
    if (corners) return corners
  }
  return null
}

/** The cone left (-1) or right (1) of the circles; `near` and `far` are half the heights of its ends. */
function coneAt(
  ink: Bitmap,
  { centre, outer }: CirclePair,
  side: number,
  near: number,
  far: number,
): Point[] | null {
  const isEnd = (x: number, half: number) => isUprightLine(ink, x, centre.y, half)
  const off = paper.beside * outer
  for (let from = cone.nearest * outer; from < cone.furthest * outer; from += 1) {
    const start = centre.x + side * from
    if (!isEnd(start, near)) continue
    for (let length = cone.shortest * outer; length < cone.longest * outer; length += 1) {
      const end = start + side * length
      if (!isEnd(end, far)) continue
      const upper = [point(start, centre.y - near), point(end, centre.y - far)] as const
      const lower = [point(start, centre.y + near), point(end, centre.y + far)] as const
      if (isOutline(ink, ...upper, off) && isOutline(ink, ...lower, off)) {
        return [...upper, ...lower.toReversed()]
      }
    }
  }
  return null
}

const point = (x: number, y: number): Point => ({ x, y })

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
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle))
  })

function closedPath(places: readonly Point[], millimetres: number): Path {
  const points = places.map(({ x, y }) => point(x * millimetres, y * millimetres))
  return { lines: [{ points, isClosed: true }], isStroked: true, isFilled: false, lineWidth: 0 }
}
