import { impliedPitch } from '../grammar/thread-tables.ts'
import { countedChamfers } from '../grammar/words.ts'
import { numberOf } from '../number-of.ts'
import type { Line } from './lines.ts'

/** Lines that are read as one callout. */
export interface Block {
  readonly lines: readonly Line[]
}

/** How a further line of a hole's note begins: with a depth, a count, the name of a drill, or a word. */
const furtherLines = [
  '[⌴⌵↧]',
  // Letters of a symbol font whose name is lost: ⌴Ø or ⌵Ø.
  String.raw`[vw] ?n\d`,
  String.raw`\d+([.,]\d+)? ?(mm|")?( ?[[(][^\])]{1,16}[\])])? ?(DEEP|DEPTH|DP|TIEF)\b`,
  String.raw`[xX×] ?\d+([.,]\d+)? ?(mm)? ?(DEEP|DEPTH|DP|TIEF)\b`,
  String.raw`\d+\s*(PL|PLACES?|HOLES?|PLCS?)\b`,
  String.raw`\d+ (отв|мест|шт|паз|otw|szt|d[ěeíi]r|hål|furat|delik)`,
  String.raw`(?:#\d{1,2}|[A-Z]|\d{1,2}\/\d{1,2}|\d{1,3}(?:[.,]\d{1,3})?) DRILL \(`,
  String.raw`THRU|DURCH|DEEP|DEPTH|DP\b|TIEF|通|深`,
  String.raw`C'?\s?-?BORE|CB(O|\b)|SPOT ?FACE|SF\b|沉`,
  String.raw`C'?\s?-?SINK|CSK|DIN 974 ?-|COUNTER[- ]?(?:BORE|SINK|SUNK)`,
  String.raw`DRILL|REAM|TAPPED|TAP\b|LH\b`,
  String.raw`TYP\b|EQ(\.|\b)|EQUI|AS SHOWN|(NEAR|FAR|BOTH) SIDES?`,
  String.raw`ON A? ?(Ø|B\.?C)|AUF (TK|LK)`,
]
const continuation = new RegExp(`^(?:${furtherLines.join('|')})`, 'i')

const hole =
  /Ø|\bM\d|\d\s*[xX×]\s|UNC|UNF|THRU|DRILL|DIA\b|(?:TAPPED|[Tt]apped) (?:HOLE|[Hh]ole)|贯穿|通孔/
const thread = /^(\d+\s*[xX×]\s*)?(M\d|G\s?\d|Tr\s?\d|[#\d/-]+\s*-\s*\d+\s*UN)/
/** A hole without a multiplier of its own, as the second line of a thread's note. */
const bareHole = /^Ø\s?(\d+(?:[.,]\d+)?)(?=\D*(?:↧|[A-Za-z]|[\u3400-\u9fff]|$))/
const metricThread = /^(?:\d+\s*[xX×-]\s*)?M\s?(\d+(?:[.,]\d+)?)/
/** The name of a drill at the end of a line, and its diameter at the head of the next one. */
const drillName = /#\d{1,2} DRILL$/
const drillDiameter = /^\( ?\d{0,3}[.,]\d{1,4} ?\)/
const onlyQuantity = /^\(?\d+\s*[xX×]\)?$/

/** A unit below its number. */
const unitBelow = /^(?:mm|in)\.?$/i
const plainSize = /^[SØR□]{0,2} ?(?:\d{1,5}(?:[.,]\d{1,4})?|[.,]\d{1,4})$/

/** The name of a size, in brackets below it: `15` over `(SLOT LENGTH)`. */
const wordsBelow = /^\(\p{L}{3}[\p{L} .-]{0,30}\)$/u

/** What a hole is for, in words alone, between two lines of its note. */
const purpose = /^\p{L}[\p{L} -]{2,30}$/u

/** The number of equal radii, below the radius. */
const radiusCount = /^\d{1,2} (?:радиус|мест|шт|places?|plcs?)/i

/**
 * `14 TYP` below an angle with decimals, or a radius with two and more, which a further size would have as well; below
 * `R2.5` it may be a size of a sheet in millimetres.
 */
const typicalCount = /^\d{1,2} TYP\.?$/i
const isWithDecimals = (text: string): boolean =>
  /^R ?\d{0,4}[.,]\d{2,4}$|^\d{1,3}[.,]\d{1,3} ?°$/.test(text)

/** `Smussi non`, and below it `quotati 1x45°`: chamfers that have no size of their own. */
const unmarked = /^(?:SMUSSI|CHANFREINS|CHAFLANES) NON?$/iu
const unmarkedBelow = /^(?:QUOTATI|INDICATI|COT[ÉE]S|ACOTADOS|INDICADOS):? ?\d/iu

/** The number of equal chamfers, below the chamfer. */
const chamferCount = new RegExp(`^${countedChamfers}$`, 'iu')

/** A thread with or without a length and nothing else, as screws are named. */
const isScrew = (text: string): boolean =>
  /^(\d+\s*[xX×]\s*)?(#\d+|\d+\/\d+|M\s?\d+)(\s*-\s*\d+)?(\s*UN[CF])?(\s*[xX×]\s*[\d./]+"?)?$/.test(
    text,
  )

/** A line of words that says that the line above names a screw or the like. */
export const namesFastener = (text: string): boolean =>
  /^(?!.*\b(?:for|für|pour)\b)[^\d]*\b(?:heads?|screws?|bolts?|washers?|nuts?|schrauben?|muttern?|scheiben?)\b/i.test(
    text,
  )

const bareThread = /^M ?\d+(?:[.,]\d+)?$/
const bareDiameter = /^Ø ?\d+(?:[.,]\d+)?(?: ?±.{1,8}| ?\{[^{}]*\})?$/
const firstNumber = (text: string): number => numberOf(/\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '')
/** Largest difference between a drill and the diameter of a thread minus its pitch, in pitches. */
const drillOff = 0.15

/** `M20` over `Ø18`, each with its own dimension line, are two features: the drill of an M20 is 17.5. */
function isDrilledFor(thread: number, drill: number): boolean {
  const pitch = impliedPitch(thread)
  return pitch !== undefined && Math.abs(thread - pitch - drill) < drillOff * pitch
}

/** Is a hole as large as the core of a metric thread, which stands in the line above it? */
function isCoreOf(thread: string, hole: string): boolean {
  const [, outer] = metricThread.exec(thread) ?? []
  const [, core] = bareHole.exec(hole) ?? []
  if (!outer || !core || /Ø/.test(thread)) return false
  const ratio = numberOf(core) / numberOf(outer)
  const areBare = bareThread.test(thread) && bareDiameter.test(hole)
  return ratio > 0.65 && ratio < 0.97 && (!areBare || isDrilledFor(numberOf(outer), numberOf(core)))
}

/** A hole with the word for its seat behind its diameter: `Ø10.5 x 6 mm counterbore`. */
const seatInWords =
  /^Ø ?(\d{1,4}(?:[.,]\d{1,3})?)[\d .,x×mdep]{0,20}(?:C'?[ -]?BORE|COUNTER[- ]?(?:BORE|SINK|SUNK)|C'?[ -]?SINK|CSK|SPOT ?FACE)\b/iu
const plainHole = /^(?:\d+ ?[xX×] ?)?Ø ?(\d+(?:[.,]\d+)?)/

/** Is a line the seat of the smaller hole above it? */
function isSeatOf(hole: string, seat: string): boolean {
  const [, inner] = plainHole.exec(hole) ?? []
  const [, outer] = seatInWords.exec(seat) ?? []
  return Boolean(inner && outer) && numberOf(outer ?? '') > numberOf(inner ?? '')
}

/** `Ø8` over `M10`, each with its own dimension line, are not a hole and its thread: the drill of an M10 is 8.5. */
const areTwoSizes = (hole: string, thread: string): boolean =>
  bareDiameter.test(hole) &&
  bareThread.test(thread) &&
  !isDrilledFor(firstNumber(thread), firstNumber(hole))

function continues(line: Line, next: Line): boolean {
  if (namesFastener(next.text)) return isScrew(line.text) || namesFastener(line.text)
  if (onlyQuantity.test(line.text)) return /^(Ø|R|M|□)/.test(next.text)
  if (drillName.test(line.text)) return drillDiameter.test(next.text)
  if (radiusCount.test(next.text) && /^R\s?\d/.test(line.text)) return true
  if (typicalCount.test(next.text)) return isWithDecimals(line.text)
  if (unmarkedBelow.test(next.text)) return unmarked.test(line.text)
  if (unitBelow.test(next.text)) return plainSize.test(line.text)
  if (wordsBelow.test(next.text)) return plainSize.test(line.text)
  if (continuation.test(next.text)) return hole.test(line.text) || continuation.test(line.text)
  if (isCoreOf(line.text, next.text) || isSeatOf(line.text, next.text)) return true
  if (chamferCount.test(next.text)) return /\d ?°$/.test(line.text)
  if (areTwoSizes(line.text, next.text)) return false
  return (
    hole.test(line.text) && /Ø/.test(line.text) && thread.test(next.text) && !/Ø/.test(next.text)
  )
}

/** Does one line stand right below another, as lines of one note do? */
function isBelow(line: Line, next: Line): boolean {
  const { size } = line
  const step = next.base - line.base
  // A recognised `mm` has no tall letter to tell its size by.
  const isOfSize = Math.abs(next.size - size) <= 0.25 * size || unitBelow.test(next.text)
  if (step < 0.8 * size || step > 2.1 * size || !isOfSize) return false
  const overlap = Math.min(line.right, next.right) - Math.max(line.left, next.left)
  return overlap > 0.4 * Math.min(line.right - line.left, next.right - next.left)
}

/** A count that a line has already, before or behind what it counts. */
const counted = /\d\s*[xX×](?![\p{L}\d])|^\d+\s*[xX×-]\s*[ØRM]|\b(?:PL|PLACES?|HOLES?|PLCS?)\b/iu

/** `2X` as the last line of a note of a hole or radius, unless what it counts stands below it. */
function isCountOf(block: readonly Line[], next: Line, lines: readonly Line[]): boolean {
  const [first] = block
  if (!first || !onlyQuantity.test(next.text) || !/^(?:S?Ø|R)\s?[\d.]|^M\d/.test(first.text))
    return false
  if (block.some(({ text }) => counted.test(text))) return false
  return !lines.some((one) => /^(?:S?Ø|R|M|□)/.test(one.text) && isBelow(next, one))
}

/** Joins the lines of one direction to notes of leaders; most stay alone. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const sorted = [...lines].sort((a, b) => a.base - b.base)
  const taken = new Set<Line>()
  const blocks: Block[] = []
  for (const [number, first] of sorted.entries()) {
    if (taken.has(first)) continue
    const block = [first]
    let last = first
    let lowest = first
    for (let at = number + 1; at < sorted.length && block.length < 6; at++) {
      const next = sorted[at]
      if (!next || next.base > lowest.base + 2.2 * lowest.size) break
      if (taken.has(next) || !isBelow(lowest, next)) continue
      if (continues(last, next) || isCountOf(block, next, sorted)) {
        block.push(next)
        taken.add(next)
        last = next
        lowest = next
      } else if (lowest === last && hole.test(first.text) && purpose.test(next.text)) lowest = next
    }
    blocks.push({ lines: block })
  }
  return blocks
}
