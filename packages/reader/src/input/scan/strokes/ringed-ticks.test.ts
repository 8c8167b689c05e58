import { describe, expect, test } from 'vitest'
import type { Polyline } from '../../../page.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import { ringedTick } from './ringed-ticks.ts'

const side = 240
const radius = 20
const tip = { x: 120, y: 200 }
const middle = { x: 120, y: 200 - 2 * radius }

interface Place {
  readonly x: number
  readonly y: number
}

/** Distance of a place from a stroke that rises from the tip at so many degrees. */
const fromArm = ({ x, y }: Place, degrees: number, length: number): number => {
  const angle = (degrees * Math.PI) / 180
  const along = (x - tip.x) * Math.cos(angle) - (y - tip.y) * Math.sin(angle)
  const within = Math.max(0, Math.min(length, along))
  return Math.hypot(x - tip.x - within * Math.cos(angle), y - tip.y + within * Math.sin(angle))
}

const isShort = (at: Place) => fromArm(at, 120, 3.4 * radius) < 2
const isLong = (at: Place) => fromArm(at, 60, 6.6 * radius) < 2
const fromRing = ({ x, y }: Place) => Math.abs(Math.hypot(x - middle.x, y - middle.y) - radius)
const isRing = (at: Place) => fromRing(at) < 2

function drawn(isInk: (at: Place) => boolean, isOnSide = false): Bitmap {
  const ink = Uint8Array.from({ length: side * side }, (_, index) => {
    const at = { x: index % side, y: Math.floor(index / side) }
    return isInk(isOnSide ? { x: at.y, y: side - at.x } : at) ? 1 : 0
  })
  return { width: side, height: side, ink }
}

const ends = (lines: readonly Polyline[] | null) =>
  lines?.slice(0, 2).map(({ points }) => points.map(({ x, y }) => [Math.round(x), Math.round(y)]))

describe('a surface symbol with a ring', () => {
  const near = (value: number) => expect.closeTo(value, -1)

  test('has arms and ring of their own, also where a line took its tip', () => {
    const mark = drawn((at) => at.y < tip.y - 8 && (isShort(at) || isLong(at) || isRing(at)))
    const lines = ringedTick(mark, [], 8)
    expect(ends(lines)).toEqual([
      [
        [near(tip.x), near(tip.y)],
        [near(tip.x - 34), near(tip.y - 59)],
      ],
      [
        [near(tip.x), near(tip.y)],
        [near(tip.x + 66), near(tip.y - 114)],
      ],
    ])
    expect(lines).toHaveLength(3)
  })

  test('lies on its side', () => {
    expect(
      ringedTick(
        drawn((at) => isShort(at) || isLong(at) || isRing(at), true),
        [],
        8,
      ),
    ).toHaveLength(3)
  })

  test('keeps the strokes that are no part of it', () => {
    const shelf = {
      points: [
        { x: 186, y: 86 },
        { x: 230, y: 86 },
      ],
      isClosed: false,
    }
    const piece = {
      points: [
        { x: 120, y: 198 },
        { x: 112, y: 186 },
      ],
      isClosed: false,
    }
    const mark = drawn((at) => isShort(at) || isLong(at) || isRing(at))
    expect(ringedTick(mark, [shelf, piece], 8)?.slice(3)).toEqual([shelf])
  })
})

test.each([
  ['a ring with one arm', (at: Place) => isLong(at) || isRing(at)],
  [
    'arms of one length',
    (at: Place) => isShort(at) || fromArm(at, 60, 3.4 * radius) < 2 || isRing(at),
  ],
  [
    'a square between arms',
    (at: Place) =>
      isShort(at) ||
      isLong(at) ||
      Math.abs(Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)) - radius) < 2,
  ],
  [
    'what has strokes as bold as a letter',
    (at: Place) =>
      fromArm(at, 120, 3.2 * radius) < 8 || fromArm(at, 60, 6 * radius) < 8 || fromRing(at) < 8,
  ],
  ['a symbol larger than any', (at: Place) => isShort(at) || isLong(at) || isRing(at), 2],
])('%s is none', (_, isInk, perMillimetre = 8) => {
  expect(ringedTick(drawn(isInk), [], perMillimetre)).toBeNull()
})
