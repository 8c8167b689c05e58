import { mmPerInch } from '@firstangle/drawings/standards'
import type { Callout, LengthUnit } from '../callout.ts'
import { boreCallout, depthOf, seatsOf, threadCallout } from './hole-callouts.ts'
import type { HoleItem } from './hole-item.ts'
import { collectHoles } from './hole-items.ts'
import type { Part } from './parts.ts'
import type { LineMarks, Printed } from './size-callouts.ts'
import { chamferCallout, sizeCallout } from './size-callouts.ts'

/** The line the parts come from. */
export interface Line {
  readonly text: string
  readonly unit: LengthUnit
  readonly marks: LineMarks
  /** Collects what is read but changes no value. */
  readonly asides?: Asides
}

/** Words of a line that no value holds. */
export interface Asides {
  /** Remarks that are understood and change no value, such as TYP. */
  readonly remarks: string[]
  /** What is not understood, or stands in no field. */
  readonly unread: string[]
}

interface Cluster {
  quantity: number
  readonly parts: Part[]
}

const symbols = new Set(['size', 'chamfer', 'thread', 'depth', 'through', 'seat'])
const isSymbol = (part: Part | undefined): boolean => part !== undefined && symbols.has(part.kind)
const isSeparator = (part: Part | undefined): boolean =>
  part?.kind === 'break' || part?.kind === 'comma'

/** `2x 4x Ø9`: two groups of four. */
const isGroup = (part: Part | undefined): boolean => part?.kind === 'quantity' && !part.isSuffix

/** Cuts a line where a new quantity begins something new. */
function clustersOf(parts: readonly Part[]): readonly Cluster[] {
  const clusters: Cluster[] = [{ quantity: 1, parts: [] }]
  parts.forEach((part, index) => {
    const last = clusters.at(-1)
    if (!last) return
    if (part.kind !== 'quantity') {
      last.parts.push(part)
      return
    }
    const isFirst = !last.parts.some(isSymbol)
    const next = parts[index + 1]
    // `Ø9 / 8 PLACES THRU ALL`: how deep those are, and no hole of its own.
    const saysDepth = next?.kind === 'depth' || next?.kind === 'through'
    const continues = next?.kind === 'seat' || saysDepth
    const opens = isSeparator(parts[index - 1]) && isSymbol(next) && !saysDepth
    const trails = part.isSuffix && !opens
    if (isFirst || trails) {
      if (last.quantity === 1) last.quantity = part.value
      else if (isGroup(parts[index - 1]) && !part.isSuffix) last.quantity *= part.value
    } else if (!continues || part.value !== last.quantity) {
      clusters.push({ quantity: part.value, parts: [] })
    }
  })
  return clusters.filter((cluster) => cluster.parts.some(isSymbol))
}

interface Found {
  readonly callout: (printed: Printed) => Callout
  readonly quantity: number
  readonly start: number
  readonly end: number
  /** The thread of a bore, listed beside it. */
  readonly isPartOfBore?: boolean
  /** Nothing but a number. */
  readonly isBare?: boolean
}

const noSeats = { counterbore: null, countersink: null, counterdrill: null }

function single(item: HoleItem, quantity: number, { unit, marks }: Line): Found | null {
  const place = { quantity, start: item.start, end: item.end }
  const { diameter } = item
  if (diameter && depthOf(item, unit) && !item.isPitchCircle) {
    return { ...place, callout: (printed) => boreCallout(item, noSeats, null, unit, printed) }
  }
  if (diameter) {
    const size = { ...diameter, isPitchCircle: item.isPitchCircle }
    return { ...place, callout: (printed) => sizeCallout(size, printed, marks) }
  }
  const thread = threadCallout(item, unit, { text: '', quantity })
  return thread && { ...place, callout: (printed) => ({ ...thread, ...printed }) }
}

/** A core hole is smaller than its thread, but for what both are rounded by. */
const largestCore = 1.02

function isCoreOf(step: HoleItem, thread: HoleItem): boolean {
  const size = step.diameter?.value
  const major = thread.thread?.thread.diameter
  if (size == null || !major || !step.diameter) return false
  const inMillimetres = (value: number, unit: string) =>
    unit === 'inch' ? value * mmPerInch : value
  return (
    inMillimetres(size, step.diameter.unit) <= inMillimetres(major.value, major.unit) * largestCore
  )
}

/** A seat is wider than the hole that it opens: what is not, is another figure, such as a series. */
function isNarrower({ diameter: seat }: HoleItem, { diameter: hole }: HoleItem): boolean {
  if (seat?.value == null || hole?.value == null) return false
  return seat.unit === hole.unit && seat.value < hole.value
}

/** The hole of a thread of which only the depth is printed. */
const coreOf = (thread: HoleItem | null): HoleItem | null =>
  thread?.coreDepth ? { ...thread, thread: null, depth: thread.coreDepth } : null

const span = (items: readonly HoleItem[]) => ({
  start: Math.min(...items.map(({ start }) => start)),
  end: Math.max(...items.map(({ end }) => end)),
})

/** Holes of one cluster: one bore of all steps where seats or a thread join them. */
function holesOf(items: readonly HoleItem[], quantity: number, line: Line): Found[] | null {
  const seats = items.filter(({ seat }) => seat !== null)
  const plain = items.filter(({ seat, isPitchCircle }) => seat === null && !isPitchCircle)
  const thread = plain.find((item) => item.thread !== null) ?? null
  const step =
    plain.find(
      (item) => item.diameter && (!thread || seats.length > 0 || isCoreOf(item, thread)),
    ) ?? coreOf(thread)
  const joined = [step, thread, ...seats].filter((item) => item !== null)
  const isBore = seats.length > 0 || (step !== null && thread !== null)
  const rest = items.filter((item) => !isBore || !joined.includes(item))
  const singles = rest.map((item) => {
    const isFirst = item === items[0]
    const carries = isFirst || (!item.followsComma && !item.isPitchCircle)
    return single(item, carries ? quantity : 1, line)
  })
  if (singles.some((found) => found === null)) return null
  const found = singles.filter((each) => each !== null)
  if (!isBore) return found
  const bodies = seatsOf(seats)
  if (!bodies || seats.some((seat) => step && isNarrower(seat, step))) return null
  const { unit, text } = line
  const multiplier = quantity > 1 ? `${quantity}x ` : ''
  const threadText = thread && `${multiplier}${text.slice(thread.start, thread.end)}`
  const inner = thread && threadCallout(thread, unit, { text: threadText ?? '', quantity })
  const bore: Found = {
    quantity,
    ...span(joined),
    callout: (printed) => boreCallout(step, bodies, inner, unit, printed),
  }
  const listed: Found[] =
    inner && thread
      ? [{ ...span([thread]), quantity, isPartOfBore: true, callout: () => inner }]
      : []
  return [bore, ...listed, ...found]
}

function ownCallout(part: Part, quantity: number, line: Line): Found | null {
  const place = { quantity, start: part.start, end: part.end }
  if (part.kind === 'chamfer') {
    return { ...place, callout: (printed) => chamferCallout(part, printed) }
  }
  if (part.kind !== 'size') return null
  const { isBare } = part
  return { ...place, isBare, callout: (printed) => sizeCallout(part, printed, line.marks) }
}

function readCluster({ parts, quantity }: Cluster, line: Line): Found[] | null {
  const run = collectHoles(parts)
  if (!run.isComplete) return null
  line.asides?.unread.push(...run.leftOver.map(({ start, end }) => line.text.slice(start, end)))
  const holes = holesOf(run.items, quantity, line)
  if (!holes) return null
  const first = parts.find(isSymbol)
  const own = run.others.map((part) => ownCallout(part, part === first ? quantity : 1, line))
  return [...holes, ...own.filter((found) => found !== null)].sort((a, b) => a.start - b.start)
}

/** A letter alone is a datum or a zone that lost its surroundings. */
const isLetter = ({ start, end }: Part): boolean => end - start === 1

/** More words than this make a sentence, whatever figures it has. */
const mostWords = 8

/** Words before the first symbol, or beside nothing but a number, are a sentence and no callout. */
function isProse(parts: readonly Part[]): boolean {
  const first = parts.findIndex((part) => isSymbol(part) || part.kind === 'quantity')
  const words = parts.filter(({ kind }) => kind === 'word')
  if (first < 0 || words.length > mostWords || words.some(isLetter)) return true
  if (parts.slice(0, first).some(({ kind }) => kind !== 'note' && kind !== 'on')) return true
  if (parts.at(-1)?.kind === 'times') return true
  const marks = parts.filter((part) => symbols.has(part.kind))
  return words.length > 0 && marks.every(isNumber)
}

/** `25`, `25 ±0.1`, `4x4`: also stands in sentences. A tolerance class, as in `25 h6`, does not. */
const isNumber = (part: Part): boolean =>
  (part.kind === 'size' && part.type === 'linear' && part.tolerance?.fit === undefined) ||
  (part.kind === 'chamfer' && part.secondSize !== null)

/** `M8x0`: nothing is 0 long or deep. */
const isCrossedNothing = (part: Part, index: number, parts: readonly Part[]): boolean =>
  part.kind === 'size' && part.value === 0 && parts[index - 1]?.kind === 'times'

/** `6x6x20`: two counts before a bare number are sizes themselves, such as those of a key. */
const isThreeSizes = (part: Part, index: number, parts: readonly Part[]): boolean =>
  part.kind === 'size' && part.isBare && isGroup(parts[index - 1]) && isGroup(parts[index - 2])

/** The callouts the parts of a line make; none where they make no sense together. */
export function assemble(parts: readonly Part[], line: Line): Callout[] {
  if (isProse(parts) || parts.some(isCrossedNothing) || parts.some(isThreeSizes)) return []
  const clusters = clustersOf(parts)
  const sum = parts.find(({ kind }) => kind === 'sum')
  // `2+2=4`: only what is counted has a sum.
  if (sum && clusters.every(({ quantity }) => quantity === 1)) return []
  const found = clusters.map((cluster) => readCluster(cluster, line))
  if (found.some((each) => each === null)) return []
  const all = found.filter((each) => each !== null).flat()
  // Two sizes that are only numbers, or one beside a callout, could be any other figures.
  if (all.length > 1 && all.some(({ isBare }) => isBare)) return []
  const isWhole = all.filter(({ isPartOfBore }) => !isPartOfBore).length === 1
  if (line.asides) tellAsides(parts, line, line.asides)
  return all.map(({ callout, quantity, start, end }) => {
    const multiplier = quantity > 1 ? `${quantity}x ` : ''
    const text = isWhole ? line.text : `${multiplier}${line.text.slice(start, end).trim()}`
    const made = callout({ text, quantity })
    const isChain = sum?.kind === 'sum' && isWhole && made.kind === 'dimension' && quantity > 1
    return isChain ? { ...made, chainTotal: sum.value } : made
  })
}

function tellAsides(parts: readonly Part[], line: Line, asides: Asides): void {
  for (const { kind, start, end } of parts) {
    const text = line.text.slice(start, end).trim()
    // An envelope requirement that stands behind no size belongs to none.
    const isUnread = kind === 'word' || text === 'Ⓔ'
    if (isUnread) asides.unread.push(text)
    else if (kind === 'note') asides.remarks.push(text)
  }
}
