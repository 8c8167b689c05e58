import type { DimensionCallout, PageReading, ReadFeature } from '@firstangle/reader'

const box = { x: 10, y: 20, width: 12, height: 4 }

/** A plain diameter, for tests. */
export function diameter(text: string, value: number): DimensionCallout {
  return {
    kind: 'dimension',
    type: 'diameter',
    text,
    quantity: 1,
    value,
    unit: 'mm',
    tolerance: null,
    isBasic: false,
    isReference: false,
    isApproximate: false,
  }
}

/** A value of a sheet, for tests. */
function feature(id: number, callout: ReadFeature['callout'], confidence = 0.9): ReadFeature {
  return {
    id,
    label: callout.text,
    boxes: [box],
    confidence,
    doubts: [],
    callout,
    isGeneral: false,
  }
}

/** A sheet with two diameters, a datum, a title and a part, for tests. */
export function sampleReading(page = 1): PageReading {
  return {
    page,
    width: 420,
    height: 297,
    features: [
      feature(2, { kind: 'datum', label: 'A', text: 'A', quantity: 1 }, 0.8),
      feature(3, diameter('Ø20,5', 20.5)),
      { ...feature(1, diameter('Ø8', 8), 0.4), doubts: ['low-confidence'] },
    ],
    metadata: [
      {
        id: 4,
        label: 'Welle',
        boxes: [box],
        confidence: 0.95,
        doubts: [],
        field: 'title',
        value: 'Welle',
      },
    ],
    parts: [
      {
        id: 5,
        label: '1 Scheibe 4',
        boxes: [box],
        confidence: 0.7,
        doubts: [],
        position: '1',
        partNumber: null,
        designation: 'Scheibe',
        quantity: '4',
        material: null,
      },
    ],
    insights: [],
    pageType: 'COMPONENT_DRAWING',
  }
}
