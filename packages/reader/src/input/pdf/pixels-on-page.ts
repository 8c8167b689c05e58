import { mmPerInch } from '@firstangle/drawings/standards'
import { boxAround, grown, unionOf } from '../../boxes.ts'
import type { Box, TextRun } from '../../page.ts'
import { dpiLimit } from '../limits.ts'
import type { Component } from '../scan/ink/components.ts'
import { linesOfText } from '../scan/rows/lines-of-text.ts'
import { type AreaToRecognise, joinedAreas } from './joined-areas.ts'
import type { PlacedImage } from './marks-of-operators.ts'
import type { PdfPageContent } from './open-pdf.ts'

/** Share of the page that a picture covers when the page is a scan. */
const scannedShare = 0.6
/** Paths that a scanned page may have beside its picture, such as a stamp or a frame. */
const fewPaths = 40
/** Letters that a stamp on it may have. */
const fewLetters = 100

/** Strips of one picture have the same resolution, except for the pixel at their edge. */
const sameResolution = 0.03

/** Pixels per inch of a picture, which may lie on its side. */
function dpiOf({ box, pixelWidth, pixelHeight }: PlacedImage): number {
  const lying = pixelWidth > pixelHeight === box.width > box.height
  return ((lying ? pixelWidth : pixelHeight) / box.width) * mmPerInch
}

const areaOfBox = ({ width, height }: Box): number => width * height

/** Resolution of pictures that lie side by side, `covered` by area, and make up one: programs print a scan in strips. */
function dpiOfStrips(images: readonly PlacedImage[], covered: number): number | null {
  // From their areas: of a page that is turned, strips lie on their side whatever their shape.
  const all = images.map(
    ({ box, pixelWidth, pixelHeight }) =>
      mmPerInch * Math.sqrt((pixelWidth * pixelHeight) / areaOfBox(box)),
  )
  const [dpi = 0] = all
  const isAlike = all.every((one) => Math.abs(one / dpi - 1) < sameResolution)
  const whole = areaOfBox(unionOf(images.map(({ box }) => box)))
  return isAlike && Math.abs(covered / whole - 1) < sameResolution ? dpi : null
}

/** Resolution of a page that is one scanned picture, whole or in strips; null for any other. */
export function scannedDpi({ page, images, paths, lettersOnTop }: PdfPageContent): number | null {
  if (paths.length > fewPaths || lettersOnTop > fewLetters) return null
  const least = scannedShare * page.width * page.height
  const scan = images.find(({ box }) => areaOfBox(box) > least)
  if (scan) return dpiOf(scan)
  const covered = images.reduce((sum, { box }) => sum + areaOfBox(box), 0)
  return covered > least ? dpiOfStrips(images, covered) : null
}

/** Parts of a millimetre that stand for a pixel where paths are looked at as if they were a picture. */
const grain = 10
/** Largest size of a glyph, and smallest of a letter, which is no dot or dash (mm). */
const largestGlyph = 9
const smallestLetter = 1.1
/** A page of more small paths is a hatching or a map: looking for lines in it would take too long. */
const mostGlyphs = 40_000
/** Strokes that are closer make one glyph (mm). */
const touchingGap = 0.05
/** Least size of a picture with lettering (mm), and its resolution as a share of the limit. */
const lettered = { width: 15, height: 5, dpiShare: 0.95 }
/** Paper around outlined lettering: a share of its height, and millimetres. */
const margins = { share: 0.6, least: 0.5 }
/** A text of the file stands for a box of outlines if it covers this share of each of its sides. */
const coveredShare = 0.5
/** Least letters of a line and lines of a page that make outlines lettering; lines of a page that is outlined as a whole. */
const fewest = { letters: 4, lines: 2, wholePage: 4 }

/**
 * Areas of a page where small paths stand in lines like letters, without text of the file, or where sharp pictures are; all
 * of a page whose lettering is outlined, since the place of single figures does not distinguish them from geometry.
 */
export function areasToRecognise(content: PdfPageContent): AreaToRecognise[] {
  const { texts } = content.page
  const glyphs = glyphBoxes(content).filter(
    (box) => !texts.some((text) => isCovered(box, text.box)),
  )
  if (glyphs.length > mostGlyphs) return []
  const letters = glyphs
    .filter((box) => Math.max(box.width, box.height) > smallestLetter)
    .map((box): Component => {
      const [left, top] = [Math.round(box.x * grain), Math.round(box.y * grain)]
      return {
        left,
        top,
        right: left + Math.max(1, Math.round(box.width * grain)),
        bottom: top + Math.max(1, Math.round(box.height * grain)),
        area: 0,
        runs: new Int32Array(),
      }
    })
  const lines = linesOfText({ letters, ringed: [], marks: [] }, []).filter(
    (line) => line.parts.length >= fewest.letters,
  )
  const outlinedLetters = lines.reduce((sum, line) => sum + line.parts.length, 0)
  if (lines.length >= fewest.wholePage && outlinedLetters > lettersOf(texts)) {
    const box = { x: 0, y: 0, width: content.page.width, height: content.page.height }
    return [{ box, lettered: [box], isPicture: false }]
  }
  const outlined = lines.length < fewest.lines ? [] : lines.map((line) => areaOf(line.parts))
  const pictures = content.images.filter(isLettered).map(({ box }) => box)
  return joinedAreas([
    ...(outlined.length > 0
      ? [{ box: unionOf(outlined), lettered: outlined, isPicture: false }]
      : []),
    ...pictures.map((box) => ({ box, lettered: [box], isPicture: true })),
  ])
}

function lettersOf(texts: PdfPageContent['page']['texts']): number {
  return texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
}

/** Large enough for lettering, and sharp enough: shaded views of CAD systems are coarse. */
function isLettered({ box, pixelWidth }: PlacedImage): boolean {
  const dpi = (pixelWidth / box.width) * mmPerInch
  const isLarge = box.width > lettered.width && box.height > lettered.height
  return isLarge && dpi > lettered.dpiShare * dpiLimit
}

function areaOf(parts: readonly Component[]): Box {
  const box = boxAround(
    parts.flatMap((part) => [
      { x: part.left / grain, y: part.top / grain },
      { x: part.right / grain, y: part.bottom / grain },
    ]),
  )
  const margin = Math.min(box.width, box.height) * margins.share + margins.least
  return grown(box, margin, margin)
}

/** Boxes of paths as small as letters; strokes that touch make one letter. */
function glyphBoxes({ paths }: PdfPageContent): Box[] {
  const small = paths
    .flatMap((path) => path.lines.map((line) => boxAround(line.points)))
    .filter((box) => box.width < largestGlyph && box.height < largestGlyph)
    .sort((one, other) => one.x - other.x)
  const joined: Box[] = []
  let open: Box[] = []
  for (const box of small) {
    const near = open.filter((one) => one.x + one.width >= box.x - touchingGap)
    joined.push(...open.filter((one) => !near.includes(one)))
    const touching = near.filter(
      (one) => one.y < box.y + box.height + touchingGap && one.y + one.height > box.y - touchingGap,
    )
    open = [...near.filter((one) => !touching.includes(one)), unionOf([...touching, box])]
  }
  return [...joined, ...open].filter((box) => box.width < largestGlyph && box.height < largestGlyph)
}

/** Recognised texts that the file does not hold itself: areas may reach over text beside outlines. */
export const notInFile = (recognised: readonly TextRun[], own: readonly TextRun[]): TextRun[] =>
  recognised.filter(({ box }) => !own.some((text) => isCovered(box, text.box)))

/** Most of the box lies within that of a text of the file. */
function isCovered(box: Box, text: Box): boolean {
  const width = Math.min(box.x + box.width, text.x + text.width) - Math.max(box.x, text.x)
  const height = Math.min(box.y + box.height, text.y + text.height) - Math.max(box.y, text.y)
  return width > coveredShare * box.width && height > coveredShare * box.height
}
