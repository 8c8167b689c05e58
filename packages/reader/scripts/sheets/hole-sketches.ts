import { circle, line, type Primitive, point } from '@firstangle/drawings'
import type { Label } from '@firstangle/drawings/annotate'
import { leaderNote } from '@firstangle/drawings/annotate'
import { lettering } from '@firstangle/drawings/lettering'
import { length, pick, quantityOf, toleranced } from './callout-words.ts'
import type { Corner, Draw } from './sketch.ts'

/** A circle with a leader and one or two lines of text on its shelf. */
function holeNote({ x, y }: Corner, lines: readonly Label[], height: number): Primitive[] {
  const [first = { text: '' }, second] = lines
  return [
    circle('wide', x + 8, y + 26, 4),
    line('chain', x + 2, y + 26, x + 14, y + 26),
    line('chain', x + 8, y + 20, x + 8, y + 32),
    ...leaderNote({
      tip: point(x + 10.8, y + 23.2),
      knee: point(x + 19, y + 13),
      side: 'right',
      label: first,
      height,
    }),
    ...(second ? [lettering(second.text, x + 20, y + 13 + height * 1.5, { height })] : []),
  ]
}

/** A plain diameter on a leader. */
export const diameter: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const { label, truth } = toleranced(`${times}Ø`, 3, 60, habit, random)
  return {
    primitives: holeNote(at, [label], habit.height),
    kind: 'dimensions',
    truth: { type: 'diameter', unit: habit.unit, quantity, ...truth },
  }
}

/** A hole with THRU, depth, counterbore or countersink. */
export const bore: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const { unit } = habit
  const hole = length(3, 12, habit, random)
  const wide = length(13, 20, habit, random)
  const deep = length(3, 9, habit, random)
  const main = `${times}Ø${hole.text}`
  const common = { diameter: hole.value, unit, quantity }
  const choice = random()
  if (choice < 0.25) {
    const truth = { ...common, through: true }
    return {
      primitives: holeNote(at, [{ text: `${main} ${habit.through}` }], habit.height),
      kind: 'bores',
      truth,
    }
  }
  if (choice < 0.5) {
    const truth = { ...common, depth: deep.value }
    return {
      primitives: holeNote(at, [{ text: `${main} ↧${deep.text}` }], habit.height),
      kind: 'bores',
      truth,
    }
  }
  if (choice < 0.8) {
    const below = { text: `⌴ Ø${wide.text} ↧${deep.text}` }
    const lines = [{ text: `${main} ${habit.through}` }, below]
    const counterbore = { diameter: wide.value, depth: deep.value }
    return {
      primitives: holeNote(at, lines, habit.height),
      kind: 'bores',
      truth: { ...common, through: true, counterbore },
    }
  }
  const angle = pick([90, 82, 100], random)
  const lines = [{ text: main }, { text: `⌵ Ø${wide.text} X ${angle}°` }]
  const countersink = { diameter: wide.value, angle }
  return {
    primitives: holeNote(at, lines, habit.height),
    kind: 'bores',
    truth: { ...common, countersink },
  }
}

/** A thread, maybe with its depth. */
export const thread: Draw = (at, habit, random) => {
  const { quantity, times } = quantityOf(habit, random)
  const [text, designation, more] =
    habit.unit === 'inch'
      ? pick<readonly [string, string, object]>(
          [
            ['1/4-20 UNC-2B', '1/4-20 UNC', {}],
            ['10-32 UNF-2B', '10-32 UNF', {}],
            ['3/8-16 UNC-2A', '3/8-16 UNC', {}],
          ],
          random,
        )
      : pick<readonly [string, string, object]>(
          [
            ['M6', 'M6', {}],
            [`M8x1${habit.decimal}25-6H`, 'M8', { pitch: 1.25 }],
            ['M10x1', 'M10', { pitch: 1 }],
            ['M5-6H', 'M5', {}],
            ['G1/4', 'G1/4', {}],
          ],
          random,
        )
  const deep = length(6, 20, habit, random)
  const hasDepth = random() < 0.4
  const label = { text: `${times}${text}${hasDepth ? ` ↧${deep.text}` : ''}` }
  const truth = { designation, quantity, ...more, ...(hasDepth ? { depth: deep.value } : {}) }
  return { primitives: holeNote(at, [label], habit.height), kind: 'threads', truth }
}
