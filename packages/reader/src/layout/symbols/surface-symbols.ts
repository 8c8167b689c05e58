import { degreesApart } from '../../angles.ts'
import { centreOf, distance, encloses, grown, holds, intersect, unionOf } from '../../boxes.ts'
import type { Box } from '../../page.ts'
import { boxToPage, boxToUpright, type Direction } from '../direction.ts'
import type { Ink } from '../ink.ts'
import type { Line } from '../lines.ts'
import { regionBeyondShelf, type Tick, textRegionOf } from '../ticks.ts'

/** A surface texture symbol with its text. */
export interface SurfaceSymbol {
  /** In the notation of docs/notation.md. */
  readonly text: string
  readonly box: Box
  readonly size: number
  readonly confidence: number
}

const signs: Readonly<Record<Tick['removal'], string>> = {
  UNSPECIFIED: '√',
  REQUIRED: '√\u0304',
  PROHIBITED: '√\u030A',
}

const signOf = ({ removal, isAllAround }: Tick): string => signs[removal] + (isAllAround ? '○' : '')

/** Not four figures, nor letters close behind: `6061`, `12L14` are materials of the cell above. */
const surfaceText =
  /^(R[a-z]{1,3}\d*|N\s?\d{1,2}|(?!\d{4})(?=[\d.,]{0,7}[1-9])[\d.,]{1,8}(?![\d.,A-Z])|[=⊥XMCRP]|[UL]\s)/
/**
 * What is surely a roughness, whatever it stands beside: a parameter, a grade, a step of the usual series (ISO 21920)
 * that is no usual size.
 */
const surelySurface =
  /^(?:R[az]\s?[\d.,]+|N\s?\d{1,2}|0[.,](?:[1248]|0[125]|025)|1[.,]6|3[.,]2|6[.,]3|12[.,]5)$/

/** Values of the series for roughness (ISO 3274, GOST 2789), or with a parameter. */
const seriesText =
  /^(?:R[a-z]{1,3}\s?[\d.,]+|N\s?\d{1,2}|0[.,](?:025|05|1|2|4|8|16|32|63)|1[.,](?:6|25)|2[.,]5|3[.,]2|6[.,]3|12[.,]5|20|25|32|40|50|63|80|100|125)$/

/** `Ra1,6` as `Ra 1,6`. */
const spaced = (text: string): string => text.replace(/^(R[a-z]{1,2})(?=\d)/, '$1 ')

/** Text and symbol read in nearly the same direction (degrees). */
const sameDirection = 6

const isSameDirection = (a: Direction, b: Direction): boolean =>
  degreesApart(a.degrees, b.degrees) < sameDirection

const isOpposite = (a: Direction, b: Direction): boolean =>
  Math.abs(Math.abs(a.degrees - b.degrees) - 180) < sameDirection

/** The next symbol of a row, in heights of the short arm: how far it may be above or below, and its text before its tip. */
const nextOfRow = { off: 0.2, before: 1.3 }

/** Does a text begin where that of another symbol does, which stands further right on one level? */
function standsAtNext(tick: Tick, next: Tick, x: number): boolean {
  const arm = tick.tip.y - tick.short.y
  return (
    isSameDirection(tick.direction, next.direction) &&
    Math.abs(next.tip.y - tick.tip.y) < nextOfRow.off * arm &&
    next.short.x > tick.tip.x &&
    x > next.tip.x - nextOfRow.before * arm
  )
}

/** The symbols whose text is among the lines of one direction, and the lines left over. */
export function surfaceSymbols(
  ticks: readonly Tick[],
  direction: Direction,
  lines: readonly Line[],
): { symbols: SurfaceSymbol[]; used: Tick[]; rest: Line[] } {
  const taken = new Set<Line>()
  const used: Tick[] = []
  const symbols: SurfaceSymbol[] = []
  for (const tick of ticks) {
    const isUpsideDown = isOpposite(tick.direction, direction)
    if (!isUpsideDown && !isSameDirection(tick.direction, direction)) continue
    const beyond = isUpsideDown ? regionBeyondShelf(tick) : null
    const region = textRegionOf(tick)
    const own = lines
      .filter((line) => {
        const start = boxToUpright(tick.direction, line.box)
        const { x, y } = centreOf(start)
        const at = { x: isUpsideDown ? x : start.x + Math.min(1, start.width / 2), y }
        const arm = tick.tip.y - tick.short.y
        // Below a surface older sheets, SolidWorks and Inventor turn the symbol, but not its text.
        const isInPlace = isUpsideDown
          ? (beyond !== null && holds(beyond, at) && seriesText.test(line.text)) ||
            (holds(region, at) && surelySurface.test(line.text))
          : holds(region, at) && (tick.isMirrored ? seriesText : surfaceText).test(line.text)
        const isOfNext =
          !isUpsideDown && ticks.some((next) => next !== tick && standsAtNext(tick, next, at.x))
        return (
          !taken.has(line) &&
          isInPlace &&
          !isOfNext &&
          line.size < 2.2 * arm &&
          line.size > 0.4 * arm
        )
      })
      .sort((a, b) => a.base - b.base || a.left - b.left)
    if (own.length === 0) continue
    for (const line of own) taken.add(line)
    used.push(tick)
    symbols.push({
      text: [signOf(tick), ...own.map(({ text }) => spaced(text))].join(' '),
      box: unionOf([tick.box, ...own.map(({ box }) => box)]),
      size: own[0]?.size ?? 1,
      confidence: 0.97 * Math.min(...own.map(({ confidence }) => confidence)),
    })
  }
  return { symbols, used, rest: lines.filter((line) => !taken.has(line)) }
}

/** An arrow or a dot at the end of a line that is longer than any stroke of lettering (mm). */
const endsLine = (ink: Ink, box: Box, least: number): boolean =>
  ink
    .segmentsNear(box)
    .some(
      ({ from, to, length }) =>
        length > least && [from, to].some((end) => holds(grown(box, 0.1, 0.1), end)),
    )

/** Are there strokes where the text of a symbol stands, as where all lettering is drawn as lines? */
function hasDrawnText(ink: Ink, tick: Tick): boolean {
  const region = boxToPage(tick.direction, textRegionOf(tick))
  const arm = tick.tip.y - tick.short.y
  const strokes = ink
    .smallNear(region)
    .filter(
      ({ box }) =>
        encloses(region, box) &&
        !encloses(grown(tick.box, 0.1, 0.1), box) &&
        Math.max(box.width, box.height) < 1.2 * arm &&
        !endsLine(ink, box, arm),
    )
  const besideSymbol = grown(tick.box, 0.6 * arm, 0.6 * arm)
  return strokes.length > 1 && strokes.some(({ box }) => intersect(box, besideSymbol))
}

/** The short arm of a symbol without text (mm): smaller ones are parts of arrows and letters. */
const leastBare = 1.8

/** A symbol without text says something only where removal is required or prohibited. */
export function bareSymbol(ink: Ink, tick: Tick): SurfaceSymbol | null {
  // Edges of isometric views meet at the same angles; only a ring between them is never the part.
  const isSlanted = tick.direction.degrees % 90 !== 0
  if (tick.removal === 'UNSPECIFIED' || (tick.removal === 'REQUIRED' && isSlanted)) return null
  if (tick.isMirrored || distance(tick.tip, tick.short) < leastBare) return null
  if (hasDrawnText(ink, tick)) return null
  return {
    text: signOf(tick),
    box: tick.box,
    size: tick.tip.y - tick.short.y,
    confidence: 0.93,
  }
}
