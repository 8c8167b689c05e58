import { palette } from '@firstangle/drawings/figures'
import { socialImageSize } from '../../shared/seo/social-card.ts'

/** The light scheme of src/styles/tokens.css as fixed values: a picture has no colour scheme. */
export const sheetInk = Object.freeze({
  paper: '#fafaf7',
  sheet: palette.sheet[0],
  ink: palette.ink[0],
  muted: palette.muted[0],
  line: '#767e8a',
  hairline: '#c9ced6',
  action: palette.action[0],
})

/** Drawing frame in pixels; everything readable lies in the central 1000 x 500, since messengers crop. */
const frame = Object.freeze({ left: 56, top: 44, right: 1144, bottom: 586 })

/** Title block in the frame's bottom right corner (ISO 7200): one row for brand and language, one for the path. */
export const titleBlock = Object.freeze({
  left: 668,
  top: 446,
  middle: 518,
  languageLeft: 996,
  right: frame.right,
  bottom: frame.bottom,
})

const zones = Object.freeze({ columns: 8, rows: 6, depth: 22 })

/** The empty sheet: paper, trimmed edge, frame, zone marks (ISO 5457) and the lines of the title block. */
export function emptySheetSvg(): string {
  const { width, height } = socialImageSize
  return [
    `<rect width="${width}" height="${height}" fill="${sheetInk.paper}"/>`,
    frameOutline(zones.depth, sheetInk.hairline, 1.5),
    `<path d="${zoneTicks()}" stroke="${sheetInk.hairline}" stroke-width="1.5"/>`,
    `<path d="${centringMarks()}" stroke="${sheetInk.ink}" stroke-width="3"/>`,
    frameOutline(0, sheetInk.ink, 2.5),
    titleBlockSvg(),
  ].join('')
}

/** Where the zone letters and numbers stand: `{ text, x, y }`, centred on the point. */
export function zoneLabels(): { text: string; x: number; y: number }[] {
  const half = zones.depth / 2
  const across = centres(frame.left, frame.right, zones.columns).flatMap((x, n) =>
    [frame.top - half, frame.bottom + half].map((y) => ({ text: String(n + 1), x, y })),
  )
  const down = centres(frame.top, frame.bottom, zones.rows).flatMap((y, n) =>
    [frame.left - half, frame.right + half].map((x) => ({
      text: String.fromCharCode(65 + n),
      x,
      y,
    })),
  )
  return [...across, ...down]
}

function titleBlockSvg(): string {
  const { left, top, middle, languageLeft, right, bottom } = titleBlock
  return (
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${sheetInk.sheet}"/>` +
    `<path d="M${left} ${bottom}V${top}H${right}" stroke="${sheetInk.ink}" stroke-width="2.5" fill="none"/>` +
    `<path d="M${left} ${middle}H${right}M${languageLeft} ${top}V${middle}" stroke="${sheetInk.line}" stroke-width="1.25"/>`
  )
}

function zoneTicks(): string {
  const d = zones.depth
  const { left, top, right, bottom } = frame
  const across = inner(left, right, zones.columns).map(
    (x) => `M${x} ${top - d}V${top}M${x} ${bottom}V${bottom + d}`,
  )
  const down = inner(top, bottom, zones.rows).map(
    (y) => `M${left - d} ${y}H${left}M${right} ${y}H${right + d}`,
  )
  return [...across, ...down].join('')
}

/** Short thick strokes at the middle of each side, reaching 10 px into the drawing. */
function centringMarks(): string {
  const d = zones.depth
  const { left, top, right, bottom } = frame
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return `M${x} ${top - d}V${top + 10}M${x} ${bottom + d}V${bottom - 10}M${left - d} ${y}H${left + 10}M${right + d} ${y}H${right - 10}`
}

function inner(from: number, to: number, parts: number): number[] {
  return Array.from({ length: parts - 1 }, (_, n) => from + ((n + 1) * (to - from)) / parts)
}

function centres(from: number, to: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, n) => from + ((n + 0.5) * (to - from)) / parts)
}

/** The frame as a rectangle, larger by a margin on each side. */
function frameOutline(margin: number, stroke: string, width: number): string {
  const [x, y] = [frame.left - margin, frame.top - margin]
  const [right, bottom] = [frame.right + margin, frame.bottom + margin]
  return `<rect x="${x}" y="${y}" width="${right - x}" height="${bottom - y}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}
