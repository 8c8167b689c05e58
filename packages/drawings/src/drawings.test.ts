import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { boxOf, contains, overlaps } from './boxes.ts'
import type { Box } from './display-list.ts'
import { drawingIds, drawProgress, getDrawing, renderSvg } from './index.ts'
import { glyphs } from './lettering/glyphs.ts'
import { crosses, segmentsOf } from './segments.ts'
import { a3, drawingSpace } from './sheet/frame.ts'

const frame = drawingSpace(a3)
const sheet: Box = { x: 0, y: 0, width: a3.width, height: a3.height }

/** Value at a path such as `dimensions[3]`. */
const valueAt = (root: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], root)

/** Every reference_id anywhere in a value. */
function referencesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'reference_id' ? [Number(inner)] : referencesIn(inner),
  )
}

describe.each(drawingIds)('drawing %s', (id) => {
  const drawing = getDrawing(id)
  const { fields, texts, displayList, responses } = drawing

  it('keeps every callout inside the frame, on ink of its own reference', () => {
    expect(fields.length).toBeGreaterThan(30)
    for (const field of fields) {
      expect(contains(frame, field.box), field.label).toBe(true)
      const own = displayList.filter((item) => item.ref === field.referenceId)
      expect(own.length, field.label).toBeGreaterThan(0)
      expect(
        own.some((item) => overlaps(boxOf(item), field.box)),
        field.label,
      ).toBe(true)
      expect(field.box.width * field.box.height, field.label).toBeLessThan(1000)
    }
  })

  it('keeps callouts apart from each other', () => {
    const clashes = fields.flatMap((a, i) =>
      fields
        .slice(i + 1)
        .filter((b) => overlaps(a.box, b.box))
        .map((b) => `${a.label} / ${b.label}`),
    )
    expect(clashes).toEqual([])
  })

  it('keeps texts on the sheet and apart from each other', () => {
    for (const text of texts) expect(contains(sheet, text.box), text.text).toBe(true)
    const clashes = texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => overlaps(a.box, b.box))
        .map((b) => `${a.text} / ${b.text}`),
    )
    expect(clashes).toEqual([])
  })

  it('draws no line through a text', () => {
    const lines = displayList.filter((item) => item.kind !== 'text')
    const clashes = texts.flatMap((text) =>
      lines
        .filter((item) => segmentsOf(item).some(([a, b]) => crosses(text.box, a, b)))
        .map((item) => `${text.text} at ${text.x.toFixed(1)} ${text.y.toFixed(1)}: ${item.pen}`),
    )
    expect(clashes).toEqual([])
  })

  it('has the same features in the fields and in the responses', () => {
    for (const field of fields) {
      const entry = valueAt(responses, field.path) as {
        reference_id: number
        label?: string
        confidence: { score: string }
      }
      expect(entry.reference_id, field.path).toBe(field.referenceId)
      expect(entry.confidence.score).toBe(field.confidence.toFixed(2))
      expect(field.confidence).toBeGreaterThanOrEqual(0.87)
      expect(field.confidence).toBeLessThanOrEqual(0.99)
      if (entry.label !== undefined) expect(entry.label).toBe(field.label)
    }
    const ids = fields.map((field) => field.referenceId)
    expect(new Set(ids).size).toBe(ids.length)
    const { metadata, features, insights } = responses
    const { evidence: metadataEvidence, ...metadataValues } = metadata
    const { evidence: featuresEvidence, ...featuresValues } = features
    const values = referencesIn([metadataValues, featuresValues, insights])
    expect(values.sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
    for (const [evidence, own] of [
      [metadataEvidence, metadataValues],
      [featuresEvidence, featuresValues],
    ] as const) {
      const places = evidence.regions.map(({ reference_id: id }) => id)
      expect(places.sort((a, b) => a - b)).toEqual(referencesIn(own).sort((a, b) => a - b))
    }
  })

  it('leads from each reference_id to the ink of its callout on the page', () => {
    for (const { evidence } of [responses.metadata, responses.features]) {
      const { page, width, height, unit, origin } = evidence
      expect({ page, width, height, unit, origin }).toEqual({
        page: 1,
        width: '420',
        height: '297',
        unit: 'mm',
        origin: 'TOP_LEFT',
      })
      for (const { reference_id: id, polygon } of evidence.regions) {
        const box = fields.find(({ referenceId }) => referenceId === id)?.box as Box
        const xs = polygon.map(({ x }) => Number(x))
        const ys = polygon.map(({ y }) => Number(y))
        expect(polygon).toHaveLength(4)
        expect(Math.min(...xs)).toBeCloseTo(box.x, 1)
        expect(Math.max(...xs)).toBeCloseTo(box.x + box.width, 1)
        expect(Math.min(...ys)).toBeCloseTo(box.y, 1)
        expect(Math.max(...ys)).toBeCloseTo(box.y + box.height, 1)
      }
    }
  })

  it('letters what the fields say', () => {
    for (const field of fields) {
      if (field.path === 'metadata.projection_method') continue
      const own = texts.filter((text) => text.ref === field.referenceId)
      const lettered = own.map((text) => text.text).join('')
      for (const part of field.label.split(/[ /]/)) expect(lettered, field.label).toContain(part)
    }
  })

  it('writes decimals as strings and quantities as integers', () => {
    for (const dimension of responses.features.dimensions) {
      expect(dimension.size.value).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number.isInteger(dimension.quantity)).toBe(true)
      const { deviation_lower: lower, deviation_upper: upper } = dimension.tolerance
      if (lower !== null && upper !== null) expect(Number(lower)).toBeLessThan(Number(upper))
    }
  })

  it('has a glyph for every character', () => {
    const used = new Set(texts.flatMap((text) => [...text.text]))
    expect([...used].filter((character) => !(character in glyphs))).toEqual([])
  })

  it('is small and the same on every run', () => {
    const svg = renderSvg(drawing)
    expect(renderSvg(drawing)).toBe(svg)
    expect(svg.length).toBeLessThan(40_000)
    expect(brotliCompressSync(svg).length).toBeLessThan(11_000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('groups ink by reference only on request and crops by view box', () => {
    expect(renderSvg(drawing)).not.toContain('data-ref')
    const svg = renderSvg(drawing, { ids: true, crop: { x: 1, y: 2, width: 3, height: 4 } })
    for (const field of fields) expect(svg).toContain(`data-ref="${field.referenceId}"`)
    expect(svg).toContain('viewBox="1 2 3 4"')
  })

  it('draws itself from nothing to everything', () => {
    expect(drawProgress(drawing, 0)).toEqual([])
    expect(drawProgress(drawing, 1)).toEqual(displayList)
    const half = drawProgress(drawing, 0.5)
    expect(half.length).toBeGreaterThan(0)
    expect(half.length).toBeLessThan(displayList.length)
  })
})
