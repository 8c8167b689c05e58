import { type DepthOf, type HoleItem, itemAt, type SeatOf, type SizeOf } from './hole-item.ts'
import { isAngle, isBareSize, isDiameter, isSinkSize } from './hole-sizes.ts'
import type { Part } from './parts.ts'

/** Holes of a run of parts, and the parts that are callouts of their own. */
interface HoleRun {
  readonly items: readonly HoleItem[]
  readonly others: readonly Part[]
  /** False where a part found nothing to belong to. */
  readonly isComplete: boolean
  /** Parts that say a second time, and differently, what another part says. */
  readonly leftOver: readonly Part[]
}

const isFiller = (part: Part | undefined): boolean =>
  part !== undefined && (part.kind === 'times' || part.kind === 'note' || part.kind === 'on')

/** Collects the steps of one hole note in order of reading. */
class HoleNote {
  readonly items: HoleItem[] = []
  readonly others: Part[] = []
  readonly leftOver: Part[] = []
  isComplete = true
  private pendingAngle: SizeOf | null = null
  private pendingThrough: HoleItem['through'] = null
  /** A countersink whose diameter is nowhere: its angle says nothing either. */
  private isSinkLeft = false
  private readonly parts: readonly Part[]

  constructor(parts: readonly Part[]) {
    this.parts = parts
  }

  private next(index: number): Part | undefined {
    let at = index + 1
    while (isFiller(this.parts[at])) at += 1
    return this.parts[at]
  }

  private afterNext(index: number): Part | undefined {
    const next = this.next(index)
    return next && this.next(this.parts.indexOf(next))
  }

  private last(): HoleItem | undefined {
    return this.items.at(-1)
  }

  private push(part: Part, index: number): HoleItem {
    const item = itemAt(part)
    item.followsComma = this.parts[index - 1]?.kind === 'comma'
    item.through = this.pendingThrough
    this.pendingThrough = null
    this.items.push(item)
    return item
  }

  private diameter(part: SizeOf, index: number): void {
    const last = this.last()
    const isSeatOfLast = last?.seat && !last.diameter && !last.thread
    const item = isSeatOfLast ? last : this.push(part, index)
    item.diameter = part
    item.end = part.end
    item.isPitchCircle = part.isPitchCircle || this.parts[index - 1]?.kind === 'on'
    if (this.pendingAngle && !item.seat) item.seat = 'countersink'
    if (this.pendingAngle) {
      item.angle = this.pendingAngle.value
      item.start = Math.min(item.start, this.pendingAngle.start)
    }
    this.pendingAngle = null
  }

  private angle(part: SizeOf, index: number): void {
    const last = this.last()
    const isSink = last?.seat === 'countersink' || last?.seat === 'sink'
    const isCrossed = this.parts[index - 1]?.kind === 'times' && last?.diameter
    const next = this.next(index)
    if (this.isSinkLeft && last?.seat == null) this.leftOver.push(part)
    else if (last && last.angle === null && (isSink || (isCrossed && !last.seat))) {
      last.seat ??= 'countersink'
      last.angle = part.value
      last.end = part.end
    } else if (
      next?.kind === 'seat' ||
      (this.parts[index + 1]?.kind === 'times' && isDiameter(next))
    ) {
      this.pendingAngle = part
    } else this.others.push(part)
  }

  private seat(part: SeatOf, index: number): void {
    const last = this.last()
    // `Ø10 angesenkt 0,5x45°`: the chamfer says it.
    if (part.seat === 'sink' && last?.diameter && this.next(index)?.kind === 'chamfer') return
    if (last?.diameter && !this.isBeforeSize(index) && this.takesSeat(last, part)) return
    // `C'BORE SPOTFACE`, `Senkung ⌴`: said twice.
    if (last?.seat && !last.diameter) last.seat = last.seat === 'sink' ? part.seat : last.seat
    else this.push(part, index).seat = part.seat
  }

  /** Whether the size of a seat follows its sign or word. */
  private isBeforeSize(index: number): boolean {
    const next = this.next(index)
    return (
      next?.kind === 'seat' ||
      isDiameter(next) ||
      isBareSize(next) ||
      (isAngle(next) && isDiameter(this.afterNext(index)))
    )
  }

  /** Gives a hole the seat that stands behind its diameter; false where the seat begins a step of its own. */
  private takesSeat(hole: HoleItem, part: SeatOf): boolean {
    const { seat } = part
    if (!hole.seat && hole.through && (seat === 'sink' || seat === 'countersink')) {
      // `Ø9 durch, gesenkt 90°`: the diameter is that of the hole.
      this.isSinkLeft = true
      this.leftOver.push(part)
      return true
    }
    if (!hole.seat) {
      hole.seat = seat
      hole.end = part.end
      hole.angle ??= this.pendingAngle?.value ?? null
      this.pendingAngle = null
      return true
    }
    // `⌴ Ø20 SF`: the word says which seat the sign means.
    if (hole.seat === 'counterbore' && seat === 'spotface') hole.seat = seat
    // `⌴ Ø11 DIN 974`: the sign, and the standard that says the same.
    return hole.seat === seat
  }

  private depth(part: Part, depth: DepthOf): void {
    const last = this.last()
    if (!last) {
      // No field of a radius holds a depth.
      this.leftOver.push(part)
      this.isComplete &&= this.isBehindRadius()
      return
    }
    // Angle and diameter of a countersink say how deep it is; there is no field for it. `CSK Ø12 x 82` may be its angle.
    const isSaid = last.depth !== null || (last.seat === 'countersink' && depth.isMarked)
    if (isSaid || last.thread?.thread.length != null) this.leftOver.push(part)
    last.depth ??= depth
    last.end = part.end
  }

  /** Two depths belong to a thread, the second one to its hole, which is deeper. */
  private coreDepth(value: number | null): void {
    if (value === null) return
    const last = this.last()
    const depth = last?.depth?.value ?? last?.thread?.thread.length
    // `M8 x 30/30`: the hole is no deeper than its thread, which says all (Fusion).
    if (last?.thread && value === depth) return
    if (last?.thread && value > (depth ?? 0)) {
      last.coreDepth = { value, unit: 'mm', isMarked: true, tolerance: null }
    } else this.isComplete = false
  }

  /** `Kernloch 15 tief` behind a thread that is 20 deep contradicts it, and is left. */
  private core(part: Extract<Part, { kind: 'core' }>): void {
    const last = this.last()
    const depth = last?.depth?.value ?? 0
    if (part.isNamed && part.value < depth) this.leftOver.push(part)
    else this.coreDepth(part.value)
    if (last) last.end = part.end
  }

  private bare(part: SizeOf, index: number): void {
    const last = this.last()
    const unit = part.unit === 'inch' ? 'inch' : 'mm'
    const next = this.next(index)?.kind
    const isHole = next === 'seat' || next === 'through'
    const isCircle = this.parts[index - 1]?.kind === 'on'
    const isCrossed = this.parts[index - 1]?.kind === 'times'
    // `.225 X 82°`: the sign of the countersink is left out.
    const isSink = this.parts[index + 1]?.kind === 'times' && isSinkSize(part, this.next(index))
    // `Ø6.6 x 12 ⌴ Ø11`: the length of the hole before its seat.
    const isLength = isCrossed && next === 'seat' && last?.diameter && !last.depth
    if ((isHole && !isLength) || isCircle || isSink || (last?.seat && !last.diameter))
      this.diameter({ ...part, type: 'diameter' }, index)
    else if (last && isCrossed && part.value !== null) {
      this.depth(part, { value: part.value, unit, isMarked: false, tolerance: part.tolerance })
    } else this.others.push(part)
  }

  /** `R1.25 THRU`, `R4 ↧17`: a slot or a half hole, listed as the radius it is. */
  private isBehindRadius(): boolean {
    const before = this.others.at(-1)
    return before?.kind === 'size' && before.type === 'radius'
  }

  private through(part: Extract<Part, { kind: 'through' }>): void {
    const type = part.isAll ? 'THROUGH_ALL' : 'THROUGH'
    const last = this.last()
    if (!last && this.isBehindRadius()) this.leftOver.push(part)
    else if (!last) this.pendingThrough = type
    else {
      // `Ø9 ⌴ Ø15 ↧9 THRU`: the hole goes through, not its seat.
      const hole = last.seat
        ? this.items.findLast(({ seat, depth, through }) => !seat && !depth && !through)
        : last
      const goesThrough = hole ?? last
      goesThrough.through = type
      last.end = part.end
    }
  }

  take(part: Part, index: number): void {
    if (part.kind === 'thread') this.push(part, index).thread = part
    else if (part.kind === 'seat') this.seat(part, index)
    else if (part.kind === 'through') this.through(part)
    else if (part.kind === 'depth') {
      const { value, unit, tolerance } = part
      this.depth(part, { value, unit, isMarked: true, tolerance })
      this.coreDepth(part.core)
    } else if (part.kind === 'core') this.core(part)
    else if (part.kind === 'size') this.size(part, index)
    else if (part.kind === 'chamfer') this.others.push(part)
  }

  private size(part: SizeOf, index: number): void {
    if (part.type === 'diameter') this.diameter(part, index)
    else if (part.type === 'angle') this.angle(part, index)
    else if (isBareSize(part)) this.bare(part, index)
    else this.others.push(part)
  }

  finish(): HoleRun {
    if (this.pendingAngle) this.others.push(this.pendingAngle)
    const isComplete = this.isComplete && this.pendingThrough === null
    return { items: this.items, others: this.others, isComplete, leftOver: this.leftOver }
  }
}

/** Sorts the parts that follow one quantity into steps of holes and callouts of their own. */
export function collectHoles(parts: readonly Part[]): HoleRun {
  const note = new HoleNote(parts)
  parts.forEach((part, index) => {
    note.take(part, index)
  })
  return note.finish()
}
