import { type Point, point } from '../display-list.ts'
import { bracket } from './bracket-geometry.ts'

/** A layer of a print: what is laid down at one height, as closed outlines in the picture, mm. */
interface PrintLayer {
  readonly z: number
  readonly outlines: readonly (readonly Point[])[]
}

const cos30 = Math.cos(Math.PI / 6)

/** Isometric projection (ISO 5456-3), seen from the front, right and above; origin = lower left front corner. */
export const isometric = (x: number, y: number, z: number): Point =>
  point((x + y) * cos30, (x - y) / 2 - z)

/**
 * The bracket in layers, as it is printed standing on its base: the lowest first. Mouths of holes are in the layer that ends
 * with the base, where one sees them.
 */
export function bracketLayers(thickness: number): PrintLayer[] {
  const count = Math.floor(bracket.height / thickness)
  return Array.from({ length: count }, (_, index) => {
    const z = (index + 1) * thickness
    return {
      z,
      outlines: [...sliceAt(z - thickness / 2), ...(z === bracket.base ? seats() : [])].map(
        (slice) => slice.map(([x, y]) => isometric(x, y, z)),
      ),
    }
  })
}

type Flat = readonly [x: number, y: number]

/** Cut through the bracket parallel to its base, seen from above. */
function sliceAt(z: number): Flat[][] {
  if (z < bracket.base) return [baseSlice()]
  const { depth, wall } = bracket
  const front = depth - wall - filletAt(z)
  return wallPieces(z).map(([from, to]) => [
    [from, front],
    [to, front],
    [to, depth],
    [from, depth],
  ])
}

/** How far the fillet between base and wall reaches out at a height. */
function filletAt(z: number): number {
  const { base, fillet: r } = bracket
  const left = r - (z - base)
  return left > 0 ? r - Math.sqrt(r * r - left * left) : 0
}

/** The wall at a height, from x to x: parted by the bore, narrower between the rounded corners. */
function wallPieces(z: number): Flat[] {
  const { width, height, topRadius: r, bore } = bracket
  const above = Math.max(0, z - (height - r))
  const inset = r - Math.sqrt(r * r - above * above)
  const up = Math.abs(z - bore.z)
  const radius = bore.diameter / 2
  if (up >= radius) return [[inset, width - inset]]
  const half = Math.sqrt(radius * radius - up * up)
  return [
    [inset, bore.x - half],
    [bore.x + half, width - inset],
  ]
}

/** The base: a plate, its two front corners rounded. */
function baseSlice(): Flat[] {
  const { width, depth, cornerRadius: r } = bracket
  const corner = (x: number, from: number): Flat[] =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = from + (i * Math.PI) / 12
      return [x + r * Math.cos(angle), r + r * Math.sin(angle)]
    })
  return [[0, depth], ...corner(r, Math.PI), ...corner(width - r, 1.5 * Math.PI), [width, depth]]
}

/** Mouths of the holes on the upper face of the base. */
function seats(): Flat[][] {
  const { screw, dowel } = bracket
  const rounds = [screw.x, screw.x + screw.pitchX].flatMap((x): [number, number, number][] => [
    [x, screw.y, screw.head],
    [x, screw.y + screw.pitchY, screw.head],
    [x, dowel.y, dowel.diameter],
  ])
  return rounds.map(([x, y, diameter]) =>
    Array.from({ length: 20 }, (_, i) => {
      const angle = (i * Math.PI) / 10
      return [x + (diameter / 2) * Math.cos(angle), y + (diameter / 2) * Math.sin(angle)]
    }),
  )
}
