import { clearConfidence } from './callouts/confidence.ts'
import { withCountsForChamfers } from './callouts/counts-for-chamfers.ts'
import { type CredibleCallout, credibleCallouts } from './callouts/credible-callouts.ts'
import { dualUnit } from './callouts/dual-unit.ts'
import { findCallouts } from './callouts/found-callouts.ts'
import { generalSurfaces } from './callouts/general-surfaces.ts'
import { withLostLines } from './callouts/lost-lines.ts'
import { measuredUnit } from './callouts/measured-unit.ts'
import { isUnitOpen, unitOf } from './callouts/sheet-unit.ts'
import { statedScales } from './callouts/stated-scales.ts'
import { withoutToleranceRows } from './callouts/tolerance-rows.ts'
import { withoutBendNotes } from './exclusions/bend-notes.ts'
import { withoutBendTags } from './exclusions/bend-tables.ts'
import { withoutCaptionedNumbers } from './exclusions/captioned-numbers.ts'
import { withoutCircuits } from './exclusions/circuits.ts'
import { withoutFilletWelds } from './exclusions/fillet-welds.ts'
import { withoutFlagNotes } from './exclusions/flag-notes.ts'
import { withoutHoleTags } from './exclusions/hole-tables.ts'
import { withoutInspectionSquares } from './exclusions/inspection-marks.ts'
import { withoutItemRows } from './exclusions/item-rows.ts'
import { withoutLineEnds } from './exclusions/line-ends.ts'
import { withoutNoteNumbers } from './exclusions/note-numbers.ts'
import { withoutTableNumbers } from './exclusions/number-tables.ts'
import { withoutPointNumbers } from './exclusions/numbered-points.ts'
import { withoutNumbersOfWords } from './exclusions/numbers-of-words.ts'
import { isOnDrawing } from './exclusions/on-drawing.ts'
import { withoutViews } from './exclusions/views-as-tables.ts'
import { withoutWelds } from './exclusions/weld-symbols.ts'
import { type Composed, composePage } from './layout/compose.ts'
import { withChineseSigns } from './lettering/chinese-signs.ts'
import { withCyrillic } from './lettering/code-pages.ts'
import { withoutLetterSpacing } from './lettering/letter-spacing.ts'
import { withCountWords } from './lettering/misread-counts.ts'
import { withoutPictureNoise } from './lettering/picture-noise.ts'
import { withShiftedSymbols } from './lettering/shifted-symbols.ts'
import { withMu } from './lettering/symbol-fonts.ts'
import type { DrawingPage } from './page.ts'
import type { PageReading, ReadFeature } from './reading.ts'
import { withoutItemNumbers, withoutListedParts } from './sheet/parts-list/item-numbers.ts'
import { type ListedPart, readPartsLists } from './sheet/parts-list/read-parts-lists.ts'
import { readSheet } from './sheet/read-sheet.ts'
import { sheetStructure } from './sheet/structure/sheet-regions.ts'
import { withCaptionWords } from './sheet/title-block/misread-captions.ts'

/** Part of the confidence that is left where the page had more lines or texts than are read. */
const cutShare = 0.8

/**
 * Reads one page: finds texts and symbols, joins them to callouts and types them. What is unclear is left out or
 * marked. Never throws on what a page may hold; time grows with the number of runs and lines, which are capped.
 */
export function readPage(given: DrawingPage): PageReading {
  const isScan = given.source === 'scan'
  const page = withLegibleTexts(given)
  const regions = sheetStructure(page)
  const parts = readPartsLists(regions)
  const { composed, isCut } = composePage(page)
  const paper = Math.max(page.width, page.height)
  const words = page.texts.map(({ text }) => text)
  const unit = unitOf(composed, {
    isScan,
    measured: measuredUnit(composed, regions.segments, {
      stated: statedScales(words),
      paper,
      isScan,
    }),
    dual: dualUnit(page.texts),
    paper,
    words,
    sizes: withoutToleranceRows(composed),
  })
  const isForAll = generalSurfaces(page, regions)
  // Dimension lines of a scan lose their arrows, and lines of its tables look like them.
  const tables = isScan ? regions.tables : withoutViews(regions.tables, composed)

  const onDrawing = withoutOtherMarks(composed, page, parts).filter(
    (one) =>
      (isOnDrawing(one, page, { ...regions, tables }) || isForAll(one)) && !isUpsideDown(one),
  )
  const candidates = isScan ? withLostLines(withoutLineEnds(withoutItemRows(onDrawing))) : onDrawing
  const found = withCountsForChamfers(
    candidates.flatMap((one) => findCallouts(one, { unit, isScan, isForAll })),
  )
  const source = { isScan, isUnitOpen: isUnitOpen(composed, unit) }
  const features = inOrderOfReading(credibleCallouts(found, source)).map((one, index) =>
    featureOf(one, index + 1, isCut),
  )
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    features,
    ...readSheet(page, features, regions, parts),
  }
}

/** A page with its texts as they were meant: without noise, and with the letters that its fonts or recognition lost. */
function withLegibleTexts(given: DrawingPage): DrawingPage {
  const legible = withoutPictureNoise(given)
  const texts = given.source === 'scan' ? withCountWords(withCaptionWords(legible)) : legible
  return {
    ...given,
    texts: withCyrillic(withoutLetterSpacing(withShiftedSymbols(withChineseSigns(withMu(texts))))),
  }
}

/** What is left of the composed texts without the numbers and marks that are no sizes of the part. */
function withoutOtherMarks(
  composed: readonly Composed[],
  page: DrawingPage,
  parts: readonly ListedPart[],
): readonly Composed[] {
  const { texts } = page
  const unmarked = withoutFlagNotes(
    withoutInspectionSquares(withoutListedParts(composed, parts, page)),
  )
  const onViews = withoutBendNotes(withoutCircuits(withoutNoteNumbers(unmarked, texts)))
  const unwelded = withoutFilletWelds(withoutWelds(onViews), page.paths)
  const untagged = withoutBendTags(withoutHoleTags(withoutPointNumbers(unwelded), texts), texts)
  const numbers = withoutCaptionedNumbers(withoutNumbersOfWords(withoutTableNumbers(untagged)))
  return withoutItemNumbers(numbers, parts)
}

/** Turned upside down, as the number of a drawing in the corner of its sheet. */
const isUpsideDown = ({ direction, kind, text }: Composed): boolean =>
  // Angles follow their arc in any direction.
  kind === 'line' && Math.abs(direction - 180) < (/^[\d.,]+°/.test(text) ? 2 : 20)

function inOrderOfReading(callouts: readonly CredibleCallout[]): CredibleCallout[] {
  const place = ({ composed }: CredibleCallout) => composed.boxes[0] ?? { x: 0, y: 0 }
  const row = (one: CredibleCallout) => Math.round(place(one).y / 5)
  return [...callouts].sort((a, b) => row(a) - row(b) || place(a).x - place(b).x)
}

function featureOf(one: CredibleCallout, id: number, isCut: boolean): ReadFeature {
  const { callout, composed, isGeneral } = one
  const confidence = one.confidence * (isCut ? cutShare : 1)
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
