import { describe, expect, it } from 'vitest'
import { type DrawingId, drawingIds, getDrawing } from '../index.ts'
import { bracket } from './bracket-geometry.ts'
import { linkedViews } from './bracket-views.ts'
import { cover } from './cover-geometry.ts'
import { plate, plateArea } from './plate-geometry.ts'
import { shaft, shaftVolume } from './shaft-geometry.ts'

const sizes = (id: DrawingId): string[] =>
  getDrawing(id).responses.features.dimensions.map((item) => item.size.value)

describe('chains of dimensions', () => {
  it('add up on the shaft', () => {
    const values = getDrawing('shaft')
      .responses.features.dimensions.filter((item) => item.size.size_type === 'LINEAR')
      .map((item) => Number(item.size.value))
    for (const value of [44, 28, 34, 24, 30, 160]) expect(values).toContain(value)
    expect(44 + 28 + 34 + 24 + 30).toBe(shaft.length)
    expect(shaft.thread.end).toBe(20)
    expect(shaft.key.from + shaft.key.length).toBeLessThan(shaft.gear.to)
  })

  it('add up on the bracket', () => {
    const { screw, depth, width, bore, height, thread } = bracket
    expect(sizes('bracket')).toContain(String(depth - screw.y - screw.pitchY))
    expect(2 * screw.x + screw.pitchX).toBe(width)
    expect(bore.x * 2).toBe(width)
    expect(bore.z + thread.circle / 2 + thread.diameter / 2).toBeLessThan(height)
  })

  it('add up on the plate and the cover', () => {
    const { slots, window } = plate
    expect((slots.x[0] + slots.x[1]) / 2).toBe(window.x)
    expect((slots.y[0] + slots.y[1]) / 2).toBe(window.y)
    const { boss, width, depth } = cover
    expect(boss.x[0] + boss.x[1]).toBe(width)
    expect(boss.y[0] + boss.y[1]).toBe(depth)
  })
})

describe('mass', () => {
  const density: Record<DrawingId, number> = { shaft: 7.85, bracket: 2.7, plate: 7.85, cover: 1.36 }
  it.each(drawingIds)('of the %s is volume times density, rounded', (id) => {
    const { metadata, insights } = getDrawing(id).responses
    const exact = (Number(insights.volume_estimate.value) * density[id]) / 1e6
    expect(Math.abs(Number(metadata.weight.value) / exact - 1)).toBeLessThan(0.02)
  })

  it('comes from plausible volumes', () => {
    // cylinders only, without chamfers and undercuts
    const plain = (Math.PI / 4) * (20 ** 2 * 50 + 25 ** 2 * 48 + 38 ** 2 * 28 + 32 ** 2 * 34)
    expect(shaftVolume() / plain).toBeGreaterThan(0.96)
    expect(shaftVolume()).toBeLessThan(plain)
    expect(plateArea()).toBeLessThan(240 * 150)
    expect(plateArea()).toBeGreaterThan(240 * 150 * 0.7)
  })
})

describe('fits in the responses', () => {
  it('resolve to the deviations of ISO 286', () => {
    const find = (id: DrawingId, label: string) =>
      getDrawing(id).responses.features.dimensions.find((item) => item.label === label)?.tolerance
    expect(find('shaft', 'Ø25 k6')).toEqual({
      tolerance_grade: 'IT6',
      deviation_lower: '0.002',
      deviation_upper: '0.015',
      fit: 'k6',
    })
    expect(find('shaft', 'Ø20 g6')?.deviation_lower).toBe('-0.02')
    expect(find('shaft', '10 P9')?.deviation_lower).toBe('-0.051')
  })

  it('stand at bores too', () => {
    const bore = getDrawing('bracket').responses.features.bores.find(
      (item) => item.label === 'Ø40 H7',
    )
    expect(bore?.diameter.tolerance).toEqual({
      tolerance_grade: 'IT7',
      deviation_lower: '0',
      deviation_upper: '0.025',
      fit: 'H7',
    })
  })

  it('general tolerances follow ISO 2768-m', () => {
    const collar = getDrawing('shaft').responses.features.dimensions.find(
      (item) => item.label === 'Ø38',
    )
    expect(collar?.is_general_tolerance).toBe(true)
    expect(collar?.tolerance.deviation_upper).toBe('0.3')
  })
})

describe('the linked views of the bracket', () => {
  it('carry each depth over the mitre line into the side view', () => {
    const { places, onMitre } = linkedViews()
    const { top, side } = places
    const near = onMitre(0)
    const far = onMitre(bracket.depth)
    expect(near.x - far.x).toBe(near.y - far.y)
    expect(side.x + side.width).toBeCloseTo(near.x, 0)
    expect(top.y + top.height).toBeCloseTo(near.y, 0)
    expect(side.x).toBeCloseTo(far.x, 0)
    expect(top.y).toBeCloseTo(far.y, 0)
  })
})
