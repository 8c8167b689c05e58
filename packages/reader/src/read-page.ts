import { centreOf, holds } from './boxes.ts'
import type { Callout } from './callout.ts'
import { parseCallouts } from './grammar/parse-callouts.ts'
import { withoutBendNotes } from './layout/bend-notes.ts'
import { calloutsOfLines } from './layout/block-callouts.ts'
import { withoutCircuits } from './layout/circuits.ts'
import { withCyrillic } from './layout/code-pages.ts'
import { type Composed, composePage } from './layout/compose.ts'
import { clearConfidence, confidenceOf, leastConfidence } from './layout/confidence.ts'
import { calloutsInNote } from './layout/general-notes.ts'
import { withoutHoleTags } from './layout/hole-tables.ts'
import { withoutLetterSpacing } from './layout/letter-spacing.ts'
import { withoutLineEnds } from './layout/line-ends.ts'
import { lostPoints } from './layout/lost-points.ts'
import { meantCallout } from './layout/misread-callouts.ts'
import { withCountWords } from './layout/misread-counts.ts'
import { hasLargeInches, isMisreadNumber, isUnsureNumber } from './layout/misread-number.ts'
import { withoutTableNumbers } from './layout/number-tables.ts'
import { isOnDrawing } from './layout/on-drawing.ts'
import { strayMinus } from './layout/ordinates.ts'
import { withoutPictureNoise } from './layout/picture-noise.ts'
import { agreementWith, recognisedShare } from './layout/recognised-confidence.ts'
import { unitOf } from './layout/sheet-unit.ts'
import { withShiftedSymbols } from './layout/shifted-symbols.ts'
import { withoutWelds } from './layout/weld-symbols.ts'
import type { Box, DrawingPage } from './page.ts'
import type { PageReading, ReadFeature } from './reading.ts'
import { captionOf } from './sheet/caption-of.ts'
import { withoutItemNumbers } from './sheet/item-numbers.ts'
import { withCaptionWords } from './sheet/misread-captions.ts'
import { readPartsLists } from './sheet/parts-list.ts'
import { readSheet } from './sheet/read-sheet.ts'
import { standsBehind } from './sheet/sheet-evidence.ts'
import { type SheetRegions as Regions, sheetStructure } from './sheet/sheet-regions.ts'
import { type TextLine, textLines } from './sheet/text-lines.ts'

type Unit = ReturnType<typeof unitOf>

interface Found {
  readonly callout: Callout
  readonly composed: Composed
  readonly isGeneral: boolean
}

/** Longer texts are not callouts; their grammar is not asked. */
const mostCharacters = 240

/** Turned upside down, as the number of a drawing in the corner of its sheet. */
const isUpsideDown = ({ direction, kind, text }: Composed): boolean =>
  // Angles follow their arc in any direction.
  kind === 'line' && Math.abs(direction - 180) < (/^[\d.,]+°/.test(text) ? 2 : 20)

/** How sure a callout is in which a sign was put right. */
const repairedShare = 0.9

/** Recognised texts that are callouts once a misread sign is put right. */
function meantIn(composed: Composed, unit: Unit): Found[] {
  const text = meantCallout(composed.text)
  if (text === null) return []
  const meant = { ...composed, text, parts: [], confidence: repairedShare * composed.confidence }
  return calloutsOf(meant, unit).map((callout) => ({ callout, composed: meant, isGeneral: false }))
}

function calloutsOf(composed: Composed, unit: Unit): Callout[] {
  const { text, parts, kind } = composed
  if (text.length > mostCharacters) return []
  const context = { unit, isBoxed: kind === 'boxed' }
  const read = calloutsOfLines(parts.length > 1 ? parts : [text], context)
  // Two stars and more refer to a note of the sheet and say nothing about the size.
  const noted = /^(.*\d)\s*\*{2,3}$/.exec(text)?.[1]
  return read.length === 0 && noted ? parseCallouts(noted, context) : read
}

/** A title block with the strip above it in which the symbol for all surfaces stands as well (mm). */
const aboveBlock = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y - 12,
  width,
  height: height + 12,
})

/** Captions in the notes that announce the roughness of all surfaces, whose symbol stands behind them. */
const roughnessCaptions = (page: DrawingPage): TextLine[] =>
  textLines(page.texts).filter((line) => {
    const caption = captionOf(line.text)
    return caption?.field === 'generalRoughness' && caption.rest === ''
  })

/**
 * A surface symbol behind its caption, in the title block, right above it or by itself in the corner of the sheet stands
 * for all surfaces.
 */
function isForAll(
  { kind, boxes, direction }: Composed,
  page: DrawingPage,
  regions: Regions,
  captions: readonly TextLine[],
): boolean {
  const [box] = boxes
  if (kind !== 'surface' || direction !== 0 || !box) return false
  if (captions.some((line) => standsBehind(line, box))) return true
  if (regions.titleBlock && holds(aboveBlock(regions.titleBlock), centreOf(box))) return true
  const area: Box = regions.frame ?? { x: 0, y: 0, width: page.width, height: page.height }
  const { x, y } = centreOf(box)
  return x > area.x + 0.82 * area.width && y < area.y + 0.14 * area.height
}

function fromNotes(composed: Composed, unit: Unit): Found[] {
  return calloutsInNote(composed.text).flatMap((part) =>
    parseCallouts(part, { unit }).map((callout) => ({ callout, composed, isGeneral: true })),
  )
}

/** A note that stands twice on the sheet is said once. */
function withoutRepeatedNotes(found: readonly Found[]): Found[] {
  const said = new Set<string>()
  return found.filter(({ callout, isGeneral }) => {
    if (!isGeneral) return true
    const key = JSON.stringify({ ...callout, text: '' })
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}

function inOrderOfReading(found: readonly Found[]): Found[] {
  const place = ({ composed }: Found) => composed.boxes[0] ?? { x: 0, y: 0 }
  const row = (one: Found) => Math.round(place(one).y / 5)
  return [...found].sort((a, b) => row(a) - row(b) || place(a).x - place(b).x)
}

/** How sure a value is, among the others of its page. */
function surenessIn(found: readonly Found[], { source }: DrawingPage): (one: Found) => number {
  if (source !== 'scan') return ({ composed, callout }) => confidenceOf(composed, callout)
  const agreed = agreementWith(found.map(({ callout }) => callout.text))
  return ({ composed, callout }) => {
    const confidence = confidenceOf(composed, callout) * recognisedShare(composed, callout)
    return agreed(callout.text, confidence)
  }
}

function featureOf(found: Found, id: number, isCut: boolean, sureness: number): ReadFeature {
  const { callout, composed, isGeneral } = found
  const confidence = sureness * (isCut ? 0.8 : 1)
  return {
    id,
    label: callout.text,
    boxes: composed.boxes,
    confidence,
    doubts: [
      ...(confidence < clearConfidence ? (['low-confidence'] as const) : []),
      ...(isCut ? (['incomplete'] as const) : []),
    ],
    callout,
    isGeneral,
  }
}

/**
 * Reads one page: finds texts and symbols, joins them to callouts and types them. What is unclear is left out or
 * marked. Never throws on what a page may hold; time grows with the number of runs and lines, which are capped.
 */
export function readPage(given: DrawingPage): PageReading {
  const legible = withoutPictureNoise(given)
  const texts = given.source === 'scan' ? withCountWords(withCaptionWords(legible)) : legible
  const page = { ...given, texts: withCyrillic(withoutLetterSpacing(withShiftedSymbols(texts))) }
  const regions = sheetStructure(page)
  const { composed, isCut } = composePage(page)
  const unit = unitOf(composed)
  const parts = readPartsLists(regions)
  const onSheet = withoutItemNumbers(
    withoutTableNumbers(
      withoutHoleTags(withoutWelds(withoutBendNotes(withoutCircuits(composed))), page.texts),
    ),
    parts,
  )
  const captions = roughnessCaptions(page)
  const isGeneralSurface = (one: Composed) => isForAll(one, page, regions, captions)
  const onDrawing = onSheet.filter(
    (one) => (isOnDrawing(one, page, regions) || isGeneralSurface(one)) && !isUpsideDown(one),
  )
  const candidates = page.source === 'scan' ? withoutLineEnds(onDrawing) : onDrawing
  const found = candidates.flatMap((one): Found[] => {
    const callouts = calloutsOf(one, unit)
    const isGeneral = isGeneralSurface(one)
    if (callouts.length > 0)
      return callouts.map((callout) => ({ callout, composed: one, isGeneral }))
    const meant = page.source === 'scan' ? meantIn(one, unit) : []
    return meant.length > 0 ? meant : fromNotes(one, unit)
  })
  const isLarge = hasLargeInches(found.map(({ callout }) => callout))
  const isStray = strayMinus(found.map(({ callout }) => callout))
  const hasLostPoint = lostPoints(found.map(({ callout }) => callout))
  const sure = withoutRepeatedNotes(found).filter((one) => {
    const { callout, composed } = one
    const confidence = confidenceOf(composed, callout)
    const isMisread =
      page.source === 'scan'
        ? isMisreadNumber(callout, confidence, isLarge) || hasLostPoint(callout)
        : composed.confidence < 1 && isUnsureNumber(callout, confidence)
    return confidence >= leastConfidence && !isMisread && !isStray(callout)
  })
  const sureness = surenessIn(sure, page)
  const features = inOrderOfReading(sure).map((one, i) =>
    featureOf(one, i + 1, isCut, sureness(one)),
  )
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    features,
    ...readSheet(page, features, regions, parts),
  }
}
