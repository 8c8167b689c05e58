import { expect, test } from 'vitest'
import { type Component, componentsOf } from '../ink/components.ts'
import { dashBefore } from './slanted-dash.ts'

const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]

/** A dash from one place to another along a row that rises by 30 degrees, so high above its middle, before two rings. */
function dashAt(from: number, to: number, above = 0) {
  const isInk = (x: number, y: number) => {
    const [along, up] = [(x - 40) * cos - (y - 90) * sin, -(x - 40) * sin - (y - 90) * cos]
    const isFigure = (middle: number) => Math.abs(Math.hypot((along - middle) * 1.3, up) - 15) < 2
    const isDash = along > from && along < to && Math.abs(up - above) < 2
    return isFigure(20) || isFigure(48) || isDash
  }
  const ink = Uint8Array.from({ length: 140 * 120 }, (_, at) =>
    isInk(at % 140, Math.floor(at / 140)) ? 1 : 0,
  )
  const components = componentsOf({ width: 140, height: 120, ink }, 4)
  const isRing = ({ left, right, top, bottom }: Component) => right - left > 22 && bottom - top > 22
  const row = { parts: components.filter(isRing), rotation: 30, isDoubtful: false }
  return dashBefore(
    row,
    components.filter((part) => !isRing(part)),
  )
}

test('a short stroke before the figures of a row, at half their height, is a dash', () => {
  const dash = dashAt(-16, 0)
  expect(dash?.part).toBeDefined()
  expect(Math.abs((dash?.ahead ?? 0) - 23)).toBeLessThan(4)
})

test('a stroke that is too long, too low or too far from the figures is none', () => {
  expect(dashAt(-40, 0)).toBeNull()
  expect(dashAt(-16, 0, -14)).toBeNull()
  expect(dashAt(-36, -24)).toBeNull()
})
