import { boxAround } from '../../boxes.ts'
import type { Box, Path } from '../../page.ts'
import { pointLimit } from '../limits.ts'
import { compose, type Matrix, mapped, matrixOf, scaleOf } from './matrix.ts'
import type { OperatorCodes } from './pdfjs.ts'
import { polylinesOf } from './polylines.ts'

/** A picture on the page: where it lies and its size in pixels, of which its resolution follows. */
export interface PlacedImage {
  readonly box: Box
  readonly pixelWidth: number
  readonly pixelHeight: number
}

/** Everything drawn on a page but its text. */
export interface Marks {
  readonly paths: readonly Path[]
  readonly images: readonly PlacedImage[]
  /** Letters that are seen and lie on top of all pictures, unlike the text layer of a scan. */
  readonly lettersOnTop: number
}

interface State {
  readonly matrix: Matrix
  readonly lineWidth: number
  readonly isStrokeSeen: boolean
  readonly isFillSeen: boolean
  readonly isTextSeen: boolean
}

/** What the walk over the operators works with. */
interface Walk {
  state: State
  readonly saved: State[]
  /** Open marked content, from the outside in: whether each is of a layer that is switched off. */
  readonly marked: boolean[]
  /** How many of them are, since content can be nested deeper than each path could look through. */
  hidden: number
  points: number
  lettersOnTop: number
  readonly paths: Path[]
  readonly images: PlacedImage[]
  readonly isVisible: (group: unknown) => boolean
}

type Operate = (walk: Walk, values: readonly unknown[]) => void

/**
 * Collects what a list of operators of pdf.js draws, in millimetres of the page. White paint is
 * unseen on paper and left out; so are layers that are switched off. Clipping is ignored.
 */
export function marksOfOperators(
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  codes: OperatorCodes,
  pageMatrix: Matrix,
  isVisible: (group: unknown) => boolean = () => true,
): Marks {
  const operations = operationsOf(codes)
  const walk: Walk = {
    state: {
      matrix: pageMatrix,
      lineWidth: 1,
      isStrokeSeen: true,
      isFillSeen: true,
      isTextSeen: true,
    },
    saved: [],
    marked: [],
    hidden: 0,
    points: 0,
    lettersOnTop: 0,
    paths: [],
    images: [],
    isVisible,
  }
  for (const [index, code] of list.fnArray.entries()) {
    if (walk.points > pointLimit) break
    operations.get(code)?.(walk, (list.argsArray[index] as readonly unknown[] | null) ?? [])
  }
  const { paths, images, lettersOnTop } = walk
  return { paths, images, lettersOnTop }
}

function operationsOf(codes: OperatorCodes): Map<number, Operate> {
  const strokes = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke'] as const
  const closing = ['closeFillStroke', 'closeEOFillStroke'] as const
  const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', ...closing] as const
  const strokeCodes = new Set([...strokes, ...closing].map((name) => codes[name]))
  const fillCodes = new Set(fills.map((name) => codes[name]))
  const entries: [keyof OperatorCodes, Operate][] = [
    ['save', save],
    ['restore', restore],
    ['transform', (walk, values) => transform(walk, values)],
    ['paintFormXObjectBegin', beginForm],
    ['paintFormXObjectEnd', restore],
    ['beginAnnotation', beginAnnotation],
    ['endAnnotation', restore],
    ['setLineWidth', (walk, [width]) => change(walk, { lineWidth: Number(width) || 0 })],
    ['setGState', setGraphicsState],
    ['setStrokeRGBColor', (walk, [color]) => change(walk, { isStrokeSeen: !isWhite(color) })],
    ['setFillRGBColor', (walk, [color]) => change(walk, { isFillSeen: !isWhite(color) })],
    ['setStrokeTransparent', (walk) => change(walk, { isStrokeSeen: false })],
    ['setFillTransparent', (walk) => change(walk, { isFillSeen: false })],
    ['setFillColorN', (walk) => change(walk, { isFillSeen: true })],
    ['setStrokeColorN', (walk) => change(walk, { isStrokeSeen: true })],
    ['setTextRenderingMode', (walk, [mode]) => change(walk, { isTextSeen: !unseen.has(mode) })],
    ['showText', showText],
    ['beginMarkedContent', (walk) => walk.marked.push(false)],
    ['beginMarkedContentProps', beginMarkedContent],
    ['endMarkedContent', endMarkedContent],
    ['constructPath', (walk, values) => addPath(walk, values, strokeCodes, fillCodes)],
    ['paintImageXObject', (walk, values) => addImage(walk, values[1], values[2])],
    ['paintInlineImageXObject', addInlineImage],
    ['paintImageMaskXObject', addInlineImage],
  ]
  return new Map(entries.map(([name, operate]) => [codes[name], operate]))
}

function change(walk: Walk, part: Partial<State>): void {
  walk.state = { ...walk.state, ...part }
}

function save(walk: Walk): void {
  walk.saved.push(walk.state)
}

function restore(walk: Walk): void {
  walk.state = walk.saved.pop() ?? walk.state
}

function transform(walk: Walk, values: unknown): void {
  const matrix = matrixOf(values)
  if (matrix) change(walk, { matrix: compose(walk.state.matrix, matrix) })
}

function beginForm(walk: Walk, [matrix]: readonly unknown[]): void {
  save(walk)
  transform(walk, matrix)
}

function beginAnnotation(walk: Walk, values: readonly unknown[]): void {
  save(walk)
  transform(walk, values[2])
}

function setGraphicsState(walk: Walk, [entries]: readonly unknown[]): void {
  for (const [key, value] of (entries as [string, unknown][] | undefined) ?? []) {
    if (key === 'LW') change(walk, { lineWidth: Number(value) || 0 })
    if (key === 'CA') change(walk, { isStrokeSeen: Number(value) > 0 && walk.state.isStrokeSeen })
    if (key === 'ca') change(walk, { isFillSeen: Number(value) > 0 && walk.state.isFillSeen })
  }
}

function isWhite(color: unknown): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(String(color))
}

function beginMarkedContent(walk: Walk, [tag, group]: readonly unknown[]): void {
  const isHidden = tag === 'OC' && !walk.isVisible(group)
  walk.marked.push(isHidden)
  if (isHidden) walk.hidden += 1
}

function endMarkedContent(walk: Walk): void {
  if (walk.marked.pop()) walk.hidden -= 1
}

function addPath(
  walk: Walk,
  [code, packed]: readonly unknown[],
  strokes: ReadonlySet<number>,
  fills: ReadonlySet<number>,
): void {
  const data = (packed as readonly (ArrayLike<number> | null)[] | undefined)?.[0]
  const isStroked = strokes.has(Number(code)) && walk.state.isStrokeSeen
  const isFilled = fills.has(Number(code)) && walk.state.isFillSeen
  if (!data || walk.hidden > 0 || !(isStroked || isFilled)) return
  const lines = polylinesOf(data, walk.state.matrix)
  if (lines.length === 0) return
  walk.points += data.length / 3
  const lineWidth = isStroked
    ? Math.max(0.01, walk.state.lineWidth * scaleOf(walk.state.matrix))
    : 0
  walk.paths.push({ lines, isStroked, isFilled, lineWidth })
}

/** Modes of showing text that paint nothing (ISO 32000-1, table 106). */
const unseen: ReadonlySet<unknown> = new Set([3, 7])

function showText(walk: Walk, [glyphs]: readonly unknown[]): void {
  if (!walk.state.isTextSeen || walk.hidden > 0 || !Array.isArray(glyphs)) return
  // Numbers among the glyphs move them closer or apart.
  walk.lettersOnTop += glyphs.filter((glyph) => typeof glyph === 'object').length
}

function addInlineImage(walk: Walk, [image]: readonly unknown[]): void {
  const size = image as { width?: unknown; height?: unknown } | null | undefined
  addImage(walk, size?.width, size?.height)
}

function addImage(walk: Walk, width: unknown, height: unknown): void {
  if (walk.hidden > 0) return
  walk.lettersOnTop = 0
  const corners = unitSquare.map(([x, y]) => mapped(walk.state.matrix, x, y))
  walk.images.push({
    box: boxAround(corners),
    pixelWidth: Number(width) || 0,
    pixelHeight: Number(height) || 0,
  })
}

/** Pictures of a PDF fill the square of one unit. */
const unitSquare = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
