import type { Box } from '@firstangle/drawings'

/** Radius of a balloon, mm on the sheet. */
export const balloonRadius = 6

/** Where a balloon stands, and where its leader line meets the callout's box. */
interface BalloonPlace {
  centre: { x: number; y: number }
  foot: { x: number; y: number }
}

/** From the box of a callout to the rim of its balloon, mm; near places are tried first. */
const distances = [5, 10, 16, 24, 34]
/** Radians, from the upper right on. */
const directions = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6 - Math.PI / 3)

/** From the edge of the sheet to its frame, mm. */
const frameMargin = 8
/** What a place costs besides the area it covers (mm²): each mm² outside the frame, and its position in the list. */
const cost = { outside: 10, perPosition: 0.01 }

/**
 * A place for each balloon: near its callout, off other callouts and other balloons, inside the frame.
 * Where everything is taken, the place that covers least.
 */
export function balloonPlaces(
  callouts: readonly Box[],
  sheet: { width: number; height: number },
  occupied: readonly Box[],
): BalloonPlace[] {
  const placed: Box[] = []
  return callouts.map((box) => {
    const candidates = distances.flatMap((distance) =>
      directions.map((angle) => candidate(box, angle, distance)),
    )
    const costs = candidates.map(({ centre }, index) => {
      const own = squareAround(centre)
      const covered = [...occupied, ...placed.flatMap((other) => [other, other])]
      return (
        covered.reduce((sum, other) => sum + sharedArea(own, other), 0) +
        outside(own, sheet) * cost.outside +
        index * cost.perPosition
      )
    })
    const best = candidates[costs.indexOf(Math.min(...costs))] as BalloonPlace
    placed.push(squareAround(best.centre))
    return best
  })
}

/** The balloon's rim lies `distance` beyond the edge of the box, seen from its middle. */
function candidate(box: Box, angle: number, distance: number): BalloonPlace {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const toEdge = Math.min(
    box.width / 2 / Math.max(Math.abs(dx), 1e-9),
    box.height / 2 / Math.max(Math.abs(dy), 1e-9),
  )
  const at = (length: number) => ({
    x: rounded(middle.x + dx * length),
    y: rounded(middle.y + dy * length),
  })
  return { foot: at(toEdge), centre: at(toEdge + distance + balloonRadius) }
}

function squareAround({ x, y }: { x: number; y: number }): Box {
  const side = balloonRadius + 1
  return { x: x - side, y: y - side, width: 2 * side, height: 2 * side }
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function outside(box: Box, sheet: { width: number; height: number }): number {
  const [width, height] = [sheet.width - 2 * frameMargin, sheet.height - 2 * frameMargin]
  const frame = { x: frameMargin, y: frameMargin, width, height }
  return box.width * box.height - sharedArea(box, frame)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
