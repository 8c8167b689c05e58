import { boxAround, holds } from '../../../boxes.ts'
import type { Box, Path, Point, TextRun } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { type IsInk, inkAround } from '../finder/ink-around.ts'
import { areaOf, inArea, type LineArea, onArea } from '../finder/line-area.ts'

/** The arms of a surface texture symbol that stands at its value, in millimetres. */
interface SurfaceArms {
  readonly box: Box
  readonly paths: readonly Path[]
}

/** Steps of the series for roughness (ISO 3274), as old sheets write them, mostly without a parameter. */
const series = /^(?:R[az] ?)?(?:0[.,](?:[1248]|0[125]|025)|1[.,]6|3[.,]2|6[.,]3|12[.,]5|25|50|100)$/
/**
 * Sizes by the height of the value's capitals: height of the short arm, room between it and the value, tip along the value,
 * which stands farther ahead where the value is written under the shelf of the long arm (ISO 1302:2002).
 */
const sizes = {
  height: [0.75, 2],
  room: [-0.15, 0.7],
  before: 0.6,
  beforeShelf: 2.6,
  behind: 0.4,
  step: 0.06,
} as const
/** The parameter is a word of its own, at most this far ahead of its value (capitals). */
const parameterGap = 1.5
/** Length of the long arm by that of the short one (ISO 21920-1 has two). */
const longArm = { least: 1.7, most: 3 }
/** Places that are looked at along an arm, and the share of them that is ink at least. */
const looks = { count: 16, least: 0.9 }
/** By how much of the height a bar may lie off the end of the short arm. */
const nearly = 0.04
/** How far beside the arms paper is looked for, in capitals, and the share of it that is ink at most. */
const paper = { off: 0.28, most: 0.25 }
/** Of the bar that closes the triangle so much is ink. */
const barShare = 0.85
const tangent = Math.tan(Math.PI / 6)

/** A symbol in the view of its value: its tip, its height, on which side of the value it stands and where its long arm is. */
interface Shape {
  readonly tip: Point
  readonly height: number
  /** 1 with the tip below the value, -1 above. */
  readonly way: 1 | -1
  /** 1 with the long arm towards the end of the value, -1 towards its start. */
  readonly side: 1 | -1
}

/**
 * The arms of surface texture symbols at values of roughness. In a scan they touch the surface, their value and each other, so
 * that their strokes do not come out whole: they are looked for where a value says that they should be.
 *
 * @param millimetres of a pixel
 */
export function surfaceArmsAt(
  runs: readonly TextRun[],
  image: GreyImage,
  millimetres: number,
): SurfaceArms[] {
  return runs.flatMap((run, i) => {
    const { text, area } = withParameter(run, runs[i - 1], millimetres)
    const found = symbolAt(text, area, image)
    return found ? [armsOnPage(found.shape, area, found.isInk, millimetres)] : []
  })
}

/** A value with the parameter that is the word before it. */
function withParameter(run: TextRun, before: TextRun | undefined, millimetres: number) {
  const area = areaOf(run, millimetres)
  if (!before || !/^R[az]$/.test(before.text)) return { text: run.text, area }
  const whole = areaOf(before, millimetres)
  const start = inArea(whole, area)
  const isNext =
    run.rotation === before.rotation &&
    start.x > 0 &&
    start.x - whole.length < parameterGap * whole.capitals &&
    Math.abs(start.y) < whole.capitals / 2
  if (!isNext) return { text: run.text, area }
  return { text: `${before.text} ${run.text}`, area: { ...whole, length: start.x + area.length } }
}

/** Does a text, in pixels, read as a value of roughness and stand at a surface texture symbol? */
export const standsAtSurfaceArms = (text: string, area: LineArea, image: GreyImage): boolean =>
  symbolAt(text, area, image) !== null

function symbolAt(text: string, area: LineArea, image: GreyImage) {
  const isInk = series.test(text) ? inkAround(image, area) : null
  const shape = isInk && bestOf(area, isInk)
  return shape && { shape, isInk }
}

/** The share that is ink of the bar which closes the triangle. */
function barOf({ tip, height, way }: Shape, isInk: IsInk): number {
  const places = Array.from({ length: looks.count }, (_, i) => {
    const share = (2 * (i + 0.5)) / looks.count - 1
    return { x: tip.x + share * height * tangent, y: tip.y + way * height }
  })
  // It is not always drawn where the short arm ends.
  const offs = [0, -nearly * height, nearly * height]
  const isBar = ({ x, y }: Point) => offs.some((off) => isInk({ x, y: y + off }))
  return places.filter(isBar).length / looks.count
}

/** The symbol whose arms are inked best; null where none is. */
function bestOf(area: LineArea, isInk: IsInk): Shape | null {
  let best: { shape: Shape; score: number } | null = null
  for (const shape of shapesAt(area)) {
    if (!isInk(shape.tip) && !isInk(inner(shape, 0.06))) continue
    const share = Math.min(shareOn(shape, -1, 1, isInk), shareOn(shape, 1, longArm.least, isInk))
    if (share < looks.least) continue
    // A part of an arm is inked as well as the whole: the bar, and then the height, tell where it ends.
    const score = share + barOf(shape, isInk) + shape.height / (4 * area.capitals)
    if (best && score <= best.score) continue
    if (isAmongPaper(shape, area.capitals, isInk)) best = { shape, score }
  }
  return best?.shape ?? null
}

function* shapesAt({ length, capitals }: LineArea): Generator<Shape> {
  const step = sizes.step * capitals
  for (const way of [1, -1] as const) {
    const edge = way === 1 ? 0 : capitals
    for (const side of [1, -1] as const) {
      const before = way === 1 && side === 1 ? sizes.beforeShelf : sizes.before
      for (let high = sizes.height[0] * capitals; high < sizes.height[1] * capitals; high += step) {
        for (let room = sizes.room[0] * capitals; room < sizes.room[1] * capitals; room += step) {
          const y = edge - way * (room + high)
          const last = length + sizes.behind * capitals
          for (let x = -before * capitals; x < last; x += step) {
            yield { tip: { x, y }, height: high, way, side }
          }
        }
      }
    }
  }
}

/** A place on the short arm (-1) or the long one (1), by the height of the short one; up is positive. */
const onArm = ({ tip, height, way, side }: Shape, arm: -1 | 1, share: number): Point => ({
  x: tip.x + arm * side * share * height * tangent,
  y: tip.y + way * share * height,
})

/** A place between the arms. */
const inner = ({ tip, height, way }: Shape, share: number): Point => ({
  x: tip.x,
  y: tip.y + way * share * height,
})

/** The share of an arm that is ink, up to a multiple of the short arm. */
function shareOn(shape: Shape, arm: -1 | 1, length: number, isInk: IsInk): number {
  const count = Math.round(looks.count * length)
  let inked = 0
  for (let i = 0; i < count; i += 1) {
    if (isInk(onArm(shape, arm, ((i + 0.5) / count) * length))) inked += 1
  }
  return inked / count
}

/** Hatching and edges of the part have ink beside the arms, too. */
function isAmongPaper(shape: Shape, capitals: number, isInk: IsInk): boolean {
  const off = paper.off * capitals * shape.side
  const beside = [0.35, 0.5, 0.65, 0.8].flatMap((share) => {
    const [short, long] = [onArm(shape, -1, share), onArm(shape, 1, share)]
    return [
      { ...short, x: short.x - off },
      { ...long, x: long.x + off },
    ]
  })
  const aloft = [1.2, 1.4, 1.6].map((share) => {
    const long = onArm(shape, 1, share)
    return { ...long, x: long.x + off }
  })
  const places = [...beside, ...aloft]
  return places.filter(isInk).length <= paper.most * places.length
}

/** Strokes of the symbol as drawing programs have them. */
function armsOnPage(shape: Shape, area: LineArea, isInk: IsInk, millimetres: number): SurfaceArms {
  let length: number = longArm.least
  while (length < longArm.most && isInk(onArm(shape, 1, length + 0.05))) length += 0.05
  const onPage = ({ x, y }: Point): Point => {
    const place = onArea(area, x, y)
    return { x: place.x * millimetres, y: place.y * millimetres }
  }
  const [tip, short, long, corner] = [
    shape.tip,
    onArm(shape, -1, 1),
    onArm(shape, 1, length),
    onArm(shape, 1, 1),
  ].map(onPage) as [Point, Point, Point, Point]
  const hasBar = barOf(shape, isInk) >= barShare
  const lines = [[tip, short], [tip, long], ...(hasBar ? [[short, corner]] : [])]
  return {
    box: boxAround([tip, short, long]),
    paths: lines.map((points) => ({
      lines: [{ points, isClosed: false }],
      isStroked: true,
      isFilled: false,
      lineWidth: 0.25,
    })),
  }
}

/** Millimetres by which strokes of a symbol may lie outside it. */
const slack = 0.4

/** Strokes with the arms of symbols instead of what came out of their marks. */
export function withSurfaceArms(strokes: readonly Path[], arms: readonly SurfaceArms[]): Path[] {
  const isOfSymbol = ({ lines }: Path) =>
    arms.some(({ box }) =>
      lines.every(({ points }) => points.every((point) => holds(box, point, slack))),
    )
  return [...strokes.filter((path) => !isOfSymbol(path)), ...arms.flatMap(({ paths }) => paths)]
}
