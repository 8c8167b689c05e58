/** First-angle projection symbol (ISO 5456-2): a cone seen from the side, and to its right what is seen from its left. */
export interface FirstAngleSize {
  /** Left edge of the cone. */
  left: number
  /** Height of the common axis. */
  axis: number
  /** Length of the cone along the axis. */
  length: number
  /** Distance from the cone to the circles. */
  gap: number
  largeRadius: number
  smallRadius: number
  /** How far centre lines run past the outline. */
  overrun: number
}

interface FirstAngleOutline {
  /** SVG path of the truncated cone, narrow end left. */
  cone: string
  circles: { cx: number; cy: number; r: number }[]
  /** SVG paths, chain-dotted from the centre so that they cross on a dash: two of the cone, four of the circles. */
  centreLines: string[]
}

/**
 * Square mark, viewBox 0 0 32 32, stroke 2. Edges lie on odd coordinates: at 16 px each line fills whole pixels.
 * Without centre lines, which would only blur it.
 */
export const compactMark: FirstAngleSize = Object.freeze({
  left: 3,
  axis: 16,
  length: 8,
  gap: 4,
  largeRadius: 7,
  smallRadius: 3,
  overrun: 2,
})

/** Wide mark with centre lines, viewBox 0 0 54 32, stroke 2. */
export const wideMark: FirstAngleSize = Object.freeze({
  left: 4,
  axis: 16,
  length: 18,
  gap: 7,
  largeRadius: 10.5,
  smallRadius: 5.25,
  overrun: 3.5,
})

/** Outline of the symbol in the given size. Both circles are visible because the narrow end faces the viewer on the left. */
export function firstAngleOutline(size: FirstAngleSize): FirstAngleOutline {
  const { left, axis, length, gap, largeRadius: large, smallRadius: small, overrun } = size
  const right = left + length
  const cx = right + gap + large
  const reach = large + overrun
  const inward = Math.min(overrun, gap / 3)
  return {
    cone: `M${left} ${axis - small}L${right} ${axis - large}V${axis + large}L${left} ${axis + small}Z`,
    circles: [
      { cx, cy: axis, r: large },
      { cx, cy: axis, r: small },
    ],
    centreLines: [
      `M${left + length / 2} ${axis}H${left - overrun}`,
      `M${left + length / 2} ${axis}H${right + inward}`,
      `M${cx} ${axis}H${cx - large - inward}`,
      `M${cx} ${axis}H${cx + reach}`,
      `M${cx} ${axis}V${axis - reach}`,
      `M${cx} ${axis}V${axis + reach}`,
    ],
  }
}
