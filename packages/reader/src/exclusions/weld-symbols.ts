import { centreOf, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'

/** A joint of GOST 5264, 14771 and others before the sign of its weld: `T1-`, `У4-`; letters may be Latin or Cyrillic. */
const jointBeforeSign = /^[CСTТUУYHН]\d{1,2}\s?-$/
/** The joint alone, which looks like a chamfer or a class of fits. */
const jointAlone = /^[CСTТUУYHН]\d{1,2}$/
/** Leg of the weld behind its sign, with length and pitch: `3`, `3 20/50`. */
const leg = /^\d{1,2}(?:[.,]\d)?(?:\s+\d+\s?[/Z]\s?\d+)?$/

/** One such text may be anything. */
const fewest = 2

/** How far behind its joint a text of the weld begins, and how far its middle is off that of the joint, in heights of the font. */
const most = { gap: 2, off: 0.3 }

/** Does a text stand behind the sign of a weld that a joint begins? */
function isBehind(one: Composed, joint: Composed): boolean {
  const [box, before] = [one.boxes[0], joint.boxes[0]]
  if (!box || !before || one.direction !== joint.direction || one.direction !== 0) return false
  const gap = box.x - rightOf(before)
  const off = Math.abs(centreOf(box).y - centreOf(before).y)
  return gap > 0 && gap < most.gap * one.size && off < most.off * one.size
}

/** Leaves out symbols of welds (GOST 2.312), which look like chamfers and sizes: `T1-⊿3`, `C2`. */
export function withoutWelds(composed: readonly Composed[]): readonly Composed[] {
  const joints = composed.filter(({ text }) => jointBeforeSign.test(text))
  if (joints.length < fewest) return composed
  return composed.filter(
    (one) =>
      !jointBeforeSign.test(one.text) &&
      !jointAlone.test(one.text) &&
      !(leg.test(one.text) && joints.some((joint) => isBehind(one, joint))),
  )
}
