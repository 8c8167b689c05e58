import { directionOf, radians } from '../angles.ts'
import { leaderNote, verticalDimension } from '../annotate/dimension.ts'
import { arrowhead, drawLabel } from '../annotate/label.ts'
import { arc, circle, line, type Point, type Primitive, point, polar } from '../display-list.ts'
import { hatch } from '../hatch.ts'
import { lettering } from '../lettering/lettering.ts'
import { openOutline, outlinePoints } from '../outline.ts'
import type { FeatureBook } from '../responses/book.ts'
import { cornerInset } from './compose.ts'
import { cover } from './cover-geometry.ts'

/** Where the detail stands on the sheet, mm. */
export const detailCentre: Point = { x: 345, y: 158 }

/** Scale of the detail, radius of the circle around it (mm), draft of the wall (degrees). */
const scale = 10
const radius = 40
const draft = 1

/** Points of a circle between two angles (degree, clockwise). */
const along = (c: Point, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => polar(c, radius, from + ((to - from) * i) / 12))

/** The direction from one point to another, 0 to 360 degrees. */
const angleOf = (c: Point, p: Point): number => (directionOf(c, p) + 360) % 360

/** Detail Z of the upper edge of the wall, 10:1, with draft; origin of the detail = outer corner. */
export function drawDetail(book: FeatureBook, c: Point): Primitive[] {
  const { wall, edgeRadius, innerRadius } = cover
  // outer corner of the part, right and above the centre of the detail
  const corner = point(c.x + 14, c.y - 14)
  const inner = point(corner.x - wall * scale, corner.y + wall * scale)
  const lean = Math.tan(radians(draft))
  const onCircleX = (y: number): number => c.x - Math.sqrt(radius ** 2 - (y - c.y) ** 2)
  const low = (x: number): number => c.y + Math.sqrt(radius ** 2 - (x - c.x) ** 2)
  const outerLow = low(corner.x + 2)
  const innerLow = low(inner.x - 2)
  const footOuter = point(corner.x + (outerLow - corner.y) * lean, outerLow)
  const footInner = point(inner.x - (innerLow - inner.y) * lean, innerLow)
  const top = point(onCircleX(corner.y), corner.y)
  const under = point(onCircleX(inner.y), inner.y)
  const outerPath = [top, { ...corner, r: edgeRadius * scale }, footOuter]
  const innerPath = [footInner, { ...inner, r: innerRadius * scale }, under]
  const region = [
    ...outlinePoints(outerPath).slice(0, -1),
    ...along(c, angleOf(c, footOuter), angleOf(c, footInner)),
    { ...inner, r: innerRadius * scale },
    ...along(c, angleOf(c, under), angleOf(c, top)),
  ]
  return [
    circle('narrow', c.x, c.y, radius),
    ...hatch([outlinePoints(region)], 4),
    ...openOutline('wide', outerPath),
    ...openOutline('wide', innerPath),
    lettering('Z (10:1)', c.x, c.y - radius - 5, { height: 5, anchor: 'middle' }),
    ...detailDimensions(book, c, corner, inner, footOuter),
  ]
}

function detailDimensions(
  book: FeatureBook,
  c: Point,
  corner: Point,
  inner: Point,
  foot: Point,
): Primitive[] {
  const { wall, edgeRadius, innerRadius } = cover
  const thickness = book.size({ value: wall, deviations: [-0.1, 0.1] })
  const outer = book.radius({ size: edgeRadius, curvature: 'CONVEX' })
  const small = book.radius({ size: innerRadius, curvature: 'CONCAVE' })
  const angle = book.size({ value: draft, type: 'ANGULAR' })
  const x = c.x - 37
  const r = 62
  return [
    ...verticalDimension(point(x, inner.y), point(x, corner.y), c.x - radius - 8, thickness),
    ...leaderNote({
      tip: point(
        corner.x - edgeRadius * scale * cornerInset,
        corner.y + edgeRadius * scale * cornerInset,
      ),
      knee: point(c.x + 37, c.y - 30),
      side: 'right',
      ...outer,
    }),
    ...leaderNote({
      tip: point(
        inner.x + innerRadius * scale * -cornerInset,
        inner.y + innerRadius * scale * cornerInset,
      ),
      knee: point(inner.x - 8, inner.y + 14),
      side: 'left',
      ...small,
    }),
    // draft: vertical reference and arc between it and the wall
    line('narrow', corner.x, foot.y - 8, corner.x, corner.y + r + 3),
    line(
      'narrow',
      foot.x,
      foot.y + 0.8,
      corner.x + (r + 3) * Math.tan(radians(draft)),
      corner.y + r + 3,
    ),
    arc('narrow', corner.x, corner.y, r, 90, 8, angle.ref),
    arc('narrow', corner.x, corner.y, r, 71, 18, angle.ref),
    arrowhead(corner.x, corner.y + r, 0, angle.ref),
    arrowhead(corner.x + r * Math.sin(0.01745), corner.y + r, 180, angle.ref),
    ...drawLabel(angle.label, corner.x + 12, corner.y + r - 5, { ref: angle.ref }),
  ]
}
