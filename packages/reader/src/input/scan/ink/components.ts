import type { Point } from '../../../page.ts'
import type { Bitmap } from './bitmap.ts'

/** Ink that hangs together (eight neighbours), in pixels; right and bottom are exclusive. */
export interface Component {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Pixels of ink. */
  readonly area: number
  /** Horizontal runs as triples `y, from, to`; `to` is exclusive. */
  readonly runs: Int32Array
}

/** Width, height, the longer of both, and the middle of a component, in pixels. */
export const widthOf = ({ left, right }: Component): number => right - left
export const heightOf = ({ top, bottom }: Component): number => bottom - top
/** Paper between two components that stand side by side; negative where one is above the other. */
export const gapBeside = (one: Component, other: Component): number =>
  Math.max(one.left - other.right, other.left - one.right)
export const sizeOf = (part: Component): number => Math.max(widthOf(part), heightOf(part))
export const centreOf = ({ left, top, right, bottom }: Component): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** The bounds of several components together; there must be one at least. */
export function boundsOf(parts: readonly Component[]) {
  return {
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }
}

/** Goes through the runs of a component, row by row; `to` is exclusive. */
export function eachRun(
  { runs }: Pick<Component, 'runs'>,
  visit: (y: number, from: number, to: number) => void,
): void {
  for (let at = 0; at < runs.length; at += 3) {
    visit(runs[at] as number, runs[at + 1] as number, runs[at + 2] as number)
  }
}

/** Where the first run of a component has its middle: that of its upper end where it is a stroke. */
export const middleOfFirstRun = ({ runs }: Component): number => middleAt(runs, 0)
/** The same of its last run. */
export const middleOfLastRun = ({ runs }: Component): number => middleAt(runs, runs.length - 3)

const middleAt = (runs: Int32Array, at: number) =>
  ((runs[at + 1] as number) + (runs[at + 2] as number)) / 2

/**
 * Connected components of a bitmap, found by runs so that the memory follows the ink.
 *
 * @param smallest Pixels of the smallest: a noisy scan has a million specks.
 */
export function componentsOf(bitmap: Bitmap, smallest = 1): Component[] {
  return componentsOfRuns(runsOf(bitmap), smallest)
}

/** The same of runs in order of rows. */
export function componentsOfRuns(runs: Int32Array, smallest = 1): Component[] {
  return collected(runs, joinedRuns(runs), smallest)
}

/** Runs in order of rows, each as `y, from, to`. Paper is passed once: a large sheet is mostly blank. */
function runsOf({ width, height, ink }: Bitmap): Int32Array {
  // A single letter must not cost the memory of a sheet.
  let runs = new Int32Array(3 * Math.min(65536, width * height))
  let length = 0
  for (let at = ink.indexOf(1); at !== -1 && at < width * height; at = ink.indexOf(1, at)) {
    const y = Math.floor(at / width)
    const [start, end] = [y * width, (y + 1) * width]
    const from = at
    while (at < end && ink[at] === 1) at += 1
    if (length + 3 > runs.length) {
      const longer = new Int32Array(runs.length * 2)
      longer.set(runs)
      runs = longer
    }
    runs[length] = y
    runs[length + 1] = from - start
    runs[length + 2] = at - start
    length += 3
  }
  return runs.subarray(0, length)
}

/** For each run the first run of its component (union-find over touching runs of two rows). */
function joinedRuns(runs: Int32Array): Int32Array {
  const count = runs.length / 3
  const parents = Int32Array.from({ length: count }, (_, index) => index)
  const rootOf = (run: number) => {
    let root = run
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] as number] as number
      root = parents[root] as number
    }
    return root
  }
  let above = 0
  for (let run = 0; run < count; run += 1) {
    const y = runs[run * 3] as number
    const from = runs[run * 3 + 1] as number
    const to = runs[run * 3 + 2] as number
    while (above < run && (runs[above * 3] as number) < y - 1) above += 1
    while (
      above < run &&
      (runs[above * 3] as number) === y - 1 &&
      (runs[above * 3 + 2] as number) < from
    ) {
      above += 1
    }
    for (let other = above; other < run; other += 1) {
      if ((runs[other * 3] as number) !== y - 1 || (runs[other * 3 + 1] as number) > to) break
      const [first, second] = [rootOf(other), rootOf(run)]
      if (first !== second) parents[Math.max(first, second)] = Math.min(first, second)
    }
  }
  for (let run = 0; run < count; run += 1) parents[run] = rootOf(run)
  return parents
}

function collected(runs: Int32Array, parents: Int32Array, smallest: number): Component[] {
  const sizes = new Int32Array(parents.length)
  const areas = new Int32Array(parents.length)
  for (const [run, root] of parents.entries()) {
    sizes[root] = (sizes[root] as number) + 1
    const length = (runs[run * 3 + 2] as number) - (runs[run * 3 + 1] as number)
    areas[root] = (areas[root] as number) + length
  }
  const open = new Map<number, { runs: Int32Array; length: number }>()
  const done: Component[] = []
  for (const [run, root] of parents.entries()) {
    if ((areas[root] as number) < smallest) continue
    let entry = open.get(root)
    if (!entry) {
      entry = { runs: new Int32Array(3 * (sizes[root] as number)), length: 0 }
      open.set(root, entry)
    }
    entry.runs.set(runs.subarray(run * 3, run * 3 + 3), entry.length)
    entry.length += 3
    if (entry.length === entry.runs.length) {
      done.push(componentOf(entry.runs))
      open.delete(root)
    }
  }
  return done
}

/** The component of some runs in order of rows. */
export function componentOf(runs: Int32Array): Component {
  let [left, right, area] = [Number.POSITIVE_INFINITY, 0, 0]
  eachRun({ runs }, (_, from, to) => {
    left = Math.min(left, from)
    right = Math.max(right, to)
    area += to - from
  })
  const top = runs[0] as number
  return { left, top, right, bottom: (runs[runs.length - 3] as number) + 1, area, runs }
}
