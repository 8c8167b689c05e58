import { expect, test } from 'vitest'
import { marksOfOperators } from './marks-of-operators.ts'
import type { OperatorCodes } from './pdfjs.ts'

const names = [
  'save',
  'restore',
  'transform',
  'setLineWidth',
  'setGState',
  'constructPath',
  'stroke',
  'closeStroke',
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
  'endPath',
  'paintFormXObjectBegin',
  'paintFormXObjectEnd',
  'setStrokeRGBColor',
  'setFillRGBColor',
  'setStrokeTransparent',
  'setFillTransparent',
  'setFillColorN',
  'setStrokeColorN',
  'beginMarkedContent',
  'beginMarkedContentProps',
  'endMarkedContent',
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'beginAnnotation',
  'endAnnotation',
  'setTextRenderingMode',
  'showText',
]
const codes = Object.fromEntries(
  names.map((name, index) => [name, index]),
) as unknown as OperatorCodes

type Step = [name: string, ...values: unknown[]]

/** What is drawn on a page whose units are millimetres already. */
function marksOf(steps: Step[], isVisible?: (group: unknown) => boolean) {
  const code = (name: string) => (codes as unknown as Record<string, number>)[name] as number
  const list = {
    fnArray: steps.map(([name]) => code(name)),
    argsArray: steps.map(([name, ...values]) =>
      name === 'constructPath' ? [code(String(values[0])), [values[1]], null] : values,
    ),
  }
  return marksOfOperators(list, codes, [1, 0, 0, 1, 0, 0], isVisible)
}

const line = new Float32Array([0, 0, 0, 1, 10, 0])

test('transformations add up, also those of form objects, and end with them', () => {
  const { paths } = marksOf([
    ['setLineWidth', 0.5],
    ['save'],
    ['transform', 2, 0, 0, 2, 5, 5],
    ['paintFormXObjectBegin', [0, 1, -1, 0, 0, 0], null],
    ['constructPath', 'stroke', line],
    ['paintFormXObjectEnd'],
    ['restore'],
    ['constructPath', 'stroke', line],
  ])
  expect(paths.map((path) => path.lines[0]?.points)).toEqual([
    [
      { x: 5, y: 5 },
      { x: 5, y: 25 },
    ],
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
  ])
  expect(paths.map((path) => path.lineWidth)).toEqual([1, 0.5])
})

test('closed and filled subpaths are distinguished from open strokes', () => {
  const square = new Float32Array([0, 0, 0, 1, 5, 0, 1, 5, 5, 4, 0, 1, 1, 1, 2, 2])
  const [path] = marksOf([['constructPath', 'fillStroke', square]]).paths
  expect(path).toMatchObject({ isStroked: true, isFilled: true })
  expect(path?.lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

test('curves stay within 0.02 mm of the curve', () => {
  const kappa = 0.5523 * 10
  const arc = new Float32Array([0, 10, 0, 2, 10, kappa, kappa, 10, 0, 10])
  const points = marksOf([['constructPath', 'stroke', arc]]).paths[0]?.lines[0]?.points ?? []
  const middles = points.slice(1).map((point, index) => {
    const before = points[index] as { x: number; y: number }
    return Math.hypot((point.x + before.x) / 2, (point.y + before.y) / 2)
  })
  expect(points.length).toBeLessThan(40)
  for (const radius of middles) expect(Math.abs(radius - 10)).toBeLessThan(0.025)
})

test('white paint, clipping paths and hidden layers draw nothing', () => {
  const { paths } = marksOf(
    [
      ['setFillRGBColor', '#ffffff'],
      ['constructPath', 'fill', new Float32Array([0, 0, 0, 1, 5, 0, 1, 5, 5])],
      ['constructPath', 'endPath', line],
      ['beginMarkedContentProps', 'OC', 'hidden'],
      ['beginMarkedContent', 'Span'],
      ['constructPath', 'stroke', line],
      ['endMarkedContent'],
      ['endMarkedContent'],
      ['beginMarkedContentProps', 'OC', 'shown'],
      ['constructPath', 'stroke', line],
    ],
    (group) => group === 'shown',
  )
  expect(paths).toHaveLength(1)
})

test('content that is marked a million times over is read within the time of a page', () => {
  const { lettersOnTop } = marksOf(
    [
      ['beginMarkedContentProps', 'OC', 'hidden'],
      ['showText', [{ unicode: 'x' }]],
      ['endMarkedContent'],
      ...Array.from({ length: 1_000_000 }, (): Step => ['beginMarkedContent', 'Span']),
      ...Array.from({ length: 600_000 }, (): Step => ['showText', [{ unicode: 'y' }]]),
    ],
    (group) => group === 'shown',
  )
  expect(lettersOnTop).toBe(600_000)
})

test('pictures give their place and their pixels', () => {
  const { images } = marksOf([
    ['transform', 100, 0, 0, -50, 10, 60],
    ['paintImageXObject', 'img_1', 1000, 500],
  ])
  expect(images).toEqual([
    { box: { x: 10, y: 10, width: 100, height: 50 }, pixelWidth: 1000, pixelHeight: 500 },
  ])
})

test('letters count that are seen and lie on top of all pictures', () => {
  const glyphs = (text: string) =>
    [...text, -20].map((one) => (one === -20 ? one : { unicode: one }))
  const { lettersOnTop } = marksOf([
    ['showText', glyphs('below')],
    ['paintImageXObject', 'picture', 1208, 1629],
    ['save'],
    ['setTextRenderingMode', 3],
    ['showText', glyphs('what an engine read')],
    ['restore'],
    ['showText', glyphs('M12')],
  ])
  expect(lettersOnTop).toBe(3)
})
