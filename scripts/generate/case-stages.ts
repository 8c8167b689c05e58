import {
  bracketLayers,
  displayListToSvg,
  isometric,
  nestedPlates,
  openMould,
  type Point,
} from '@firstangle/drawings'
import { tenth } from '../../shared/rounding.ts'
import { inBothSchemes, type PaletteTone } from './both-schemes.ts'
import { innerSvg, svgFile } from './drawing-files.ts'

/** Rules that give classes the colours of tones, in both schemes. */
function toneStyle(tones: Readonly<Record<string, PaletteTone>>): string {
  return inBothSchemes((colour) =>
    Object.entries(tones)
      .map(([name, tone]) => `.${name}{color:${colour(tone)}}`)
      .join(''),
  )
}

/**
 * Plates nested in two rows on a sheet of metal: contours in the colours of their callouts, and the path of the cutting
 * head.
 */
export function nestFile(columns: number) {
  const { width, height, contours, way, places, margin, plateWidth } = nestedPlates(columns, 2)
  const area = { width, height }
  const groups = Object.entries({ ...contours, w: way })
    .map(([name, items]) => `<g class="${name}">${innerSvg(items, area)}</g>`)
    .join('')
  const uses = places.map(({ x, y }) => `<use href="#p" x="${tenth(x)}" y="${tenth(y)}"/>`).join('')
  const style = toneStyle({ bore: 'bore', thread: 'thread', dimension: 'dimension', w: 'action' })
  return {
    file: svgFile(
      displayListToSvg([], area),
      `${style}.w{opacity:.55}`,
      `<defs><g id="p">${groups}</g></defs>${uses}`,
    ),
    data: { width: tenth(width), height: tenth(height), margin: tenth(margin), plateWidth },
  }
}

/** A layer of the print and how high it is. */
const thickness = 2

/** Room around the print for its platform and the dimension beside it, mm. */
const room = { left: 36, right: 60, above: 4, below: 26 }

/** The bracket in layers as paths, the platform below it, and the line along which its height is measured. */
export function printLayers() {
  const layers = bracketLayers(thickness)
  const outlines = layers.flatMap((layer) => layer.outlines.flat())
  const [xs, ys] = [outlines.map(({ x }) => x), outlines.map(({ y }) => y)]
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  const foot = isometric(130, 0, 0).y
  const move = ({ x, y }: Point): Point => ({ x: x - left + room.left, y: y - top + room.above })
  const path = (points: readonly Point[]): string =>
    `M${points
      .map(move)
      .map(({ x, y }) => `${tenth(x)} ${tenth(y)}`)
      .join('L')}z`
  const [low, high] = [isometric(130, 90, 0), isometric(130, 90, 95)].map(move) as [Point, Point]
  const edge = 16
  const platform = [
    isometric(-edge, -edge, 0),
    isometric(130 + edge, -edge, 0),
    isometric(130 + edge, 90 + edge, 0),
    isometric(-edge, 90 + edge, 0),
  ]
  return {
    width: Math.ceil(right - left + room.left + room.right),
    height: Math.ceil(foot - top + room.above + room.below),
    layers: layers.map(({ outlines: parts }) => parts.map(path).join('')),
    platform: path(platform),
    scale: { x: tenth(low.x), low: tenth(low.y), high: tenth(high.y) },
  }
}

/** The opened tool as a file, and where its inside corners are on it. */
export function mouldFile() {
  const { tool, part, gauges, corners, frame } = openMould()
  const tones = toneStyle({ t: 'muted', g: 'dimension' })
  const sheet = { width: frame.x + frame.width, height: frame.y + frame.height }
  const layer = (name: string, items: typeof part) =>
    `<g class="${name}">${innerSvg(items, sheet)}</g>`
  const onFile = ({ x, y }: Point): Point => ({ x: tenth(x - frame.x), y: tenth(y - frame.y) })
  return {
    file: svgFile(
      displayListToSvg(part, sheet, { crop: frame }),
      tones,
      layer('t', tool) + layer('g', gauges),
    ),
    data: {
      width: frame.width,
      height: frame.height,
      corners: corners.map(onFile),
    },
  }
}
