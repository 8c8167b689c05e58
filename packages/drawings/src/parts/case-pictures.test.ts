import { describe, expect, it } from 'vitest'
import { boxOf, union } from '../boxes.ts'
import { bracketLayers } from './bracket-layers.ts'
import { openMould } from './cover-mould.ts'
import { nestedPlates } from './plate-nest.ts'

describe('plates on a sheet of metal', () => {
  const nest = nestedPlates(5, 2)

  it('lie apart from each other and inside the sheet', () => {
    const plate = union(nest.contours.ink.map(boxOf))
    expect(nest.places).toHaveLength(10)
    for (const { x, y } of nest.places) {
      expect(x).toBeGreaterThan(0)
      expect(x + plate.width).toBeLessThan(nest.width)
      expect(y + plate.height).toBeLessThan(nest.height)
    }
    const [first, second] = nest.places
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(plate.width)
  })

  it('have the holes that the drawing counts', () => {
    expect(nest.contours.bore).toHaveLength(10)
    expect(nest.contours.thread).toHaveLength(2)
  })
})

describe('layers of the bracket', () => {
  const layers = bracketLayers(2)

  it('are as many as its height holds, and parted where the bore is', () => {
    expect(layers).toHaveLength(47)
    const at = (height: number) => layers.find(({ z }) => z === height)
    expect(at(20)?.outlines).toHaveLength(1)
    expect(at(56)?.outlines).toHaveLength(2)
    expect(at(90)?.outlines).toHaveLength(1)
  })

  it('show the mouths of the holes on the base alone', () => {
    const mouths = layers.filter(({ outlines }) => outlines.length > 2)
    expect(mouths.map(({ z }) => z)).toEqual([16])
    expect(mouths[0]?.outlines).toHaveLength(7)
  })
})

it('the mould is open: the core is below the part', () => {
  const { tool, part, frame } = openMould()
  const foot = ({ y, height }: { y: number; height: number }) => y + height
  const partBox = union(part.filter(({ pen }) => pen === 'wide').map(boxOf))
  const below = tool.filter((item) => item.pen === 'wide' && boxOf(item).y >= foot(partBox))
  expect(below.length).toBeGreaterThan(10)
  expect(foot(frame)).toBeGreaterThan(foot(partBox))
})
