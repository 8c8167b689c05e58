import { areLevel, bottomOf, centreOf, holds, overlap, rightOf } from '../boxes.ts'
import type { Box, DrawingPage } from '../page.ts'
import type { ReadFeature } from '../reading.ts'
import { materialOf } from './material.ts'
import type { Note } from './notes/note.ts'
import { sizeOfPage } from './page-size.ts'
import { findProjectionSymbol } from './projection-symbol.ts'
import type { SheetStructure } from './structure/sheet-regions.ts'
import type { TextLine } from './structure/text-lines.ts'
import { type Candidate, candidateOf } from './title-block/candidate.ts'
import { captionOf } from './title-block/caption-of.ts'
import { stripOver } from './title-block/captions-over-block.ts'
import { dateIn, fieldValue } from './title-block/field-values.ts'
import { hasWord } from './title-block/has-word.ts'
import { isNoName } from './title-block/uncaptioned.ts'

/** Largest distance between the size of the paper and the caption before it (mm). */
const besideCaption = 12

/** `A1` behind `Формат`, in one line or in one of its own, below a form whose frame was not found. */
function sizeBehindCaption(lines: readonly TextLine[]): Candidate[] {
  const whole = lines.flatMap((line) => {
    const [, caption = '', size = ''] = /^(\p{L}{3,12}) (A[0-4])$/u.exec(line.text) ?? []
    const isSize = captionOf(caption)?.field === 'sheetSize'
    return isSize ? [candidateOf('sheetSize', size, [line], 0.93)] : []
  })
  const captions = lines.filter(({ text }) => captionOf(text)?.field === 'sheetSize')
  const apart = lines
    .filter(({ text }) => /^A[0-4]$/.test(text))
    .flatMap((line) => {
      const caption = captions.find(({ box }) => {
        const gap = line.box.x - rightOf(box)
        return gap > 0 && gap < besideCaption && Math.abs(bottomOf(line.box) - bottomOf(box)) < 2
      })
      return caption ? [candidateOf('sheetSize', line.text, [caption, line], 0.93)] : []
    })
  return [...whole, ...apart]
}

/** The size printed outside the frame or behind its caption, and that of the page itself. */
export function readSheetSize(
  page: DrawingPage,
  margin: readonly TextLine[],
  lines: readonly TextLine[],
): Candidate[] {
  const out: Candidate[] = sizeBehindCaption(lines)
  for (const line of margin) {
    const caption = captionOf(line.text)
    const isCaptioned = caption?.field === 'sheetSize' && caption.rest !== ''
    const text = isCaptioned ? caption.rest : line.text
    const value = isCaptioned || /^\S{2}$/.test(text) ? fieldValue('sheetSize', text) : null
    if (value !== null) out.push(candidateOf('sheetSize', value, [line], 0.93))
  }
  const own = sizeOfPage(page.width, page.height)
  if (own === null) return out
  // The size of a scan follows from its resolution, which files often state wrongly.
  const sure = page.source === 'vector' ? 0.8 : 0.6
  const label = `${Math.round(page.width)} × ${Math.round(page.height)} mm`
  const boxes: Box[] = [{ x: 0, y: 0, width: page.width, height: page.height }]
  return [...out, { field: 'sheetSize', value: own, label, boxes, confidence: sure, doubts: [] }]
}

/** The symbol of the projection method in or near the title block. */
export function readProjectionSymbol(page: DrawingPage, { titleBlock, frame }: SheetStructure) {
  const { width, height } = page
  const lower: Box = { x: 0, y: height * 0.7, width, height: height * 0.3 }
  const regions = titleBlock === null ? [lower] : [titleBlock, ...(frame === null ? [lower] : [])]
  const inside = findProjectionSymbol(page.paths, regions)
  // Above the block a view of a small part may look like it.
  const over =
    inside === null && titleBlock !== null
      ? findProjectionSymbol(page.paths, [stripOver(titleBlock)])
      : null
  const symbol = inside ?? over
  if (symbol === null) return []
  const { method, box } = symbol
  const candidate: Candidate = {
    field: 'projection',
    value: method,
    label: method === 'FIRST_ANGLE' ? '⏢◎' : '◎⏢',
    boxes: [box],
    confidence: over === null ? 0.95 : 0.85,
    doubts: [],
  }
  return [candidate]
}

const isRoughness = ({ callout }: ReadFeature): boolean =>
  callout.kind === 'roughness' && callout.value !== null

/** A roughness that is said for the whole sheet. */
function roughnessOf({ label, boxes, confidence }: ReadFeature): Candidate {
  const value = /R[a-z]+\s?[\d.,]+(?:\s*[µμ]m)?/.exec(label)?.[0] ?? label
  return { field: 'generalRoughness', value, label, boxes, confidence, doubts: [] }
}

/** Does a value stand behind the words of a line? */
export function standsBehind({ box, size }: TextLine, own: Box): boolean {
  const gap = own.x - box.x - box.width
  const isLevel = overlap(own.y, bottomOf(own), box.y - size, bottomOf(box)) > 0
  return isLevel && gap > -1 && gap < 4 * size
}

/** Of signs on one level, the first is said for the sheet, and those in brackets behind it are not. */
function firstOfLevel(general: readonly ReadFeature[]): readonly ReadFeature[] {
  const boxes = general.flatMap(({ boxes: [box] }) => (box ? [box] : []))
  const [one] = boxes
  if (!one || !boxes.every((box) => areLevel(box, one))) return general
  const left = Math.min(...boxes.map(({ x }) => x))
  return general.filter(({ boxes: [box] }) => box?.x === left)
}

/** Roughness said for the whole sheet: read as such, or alone in the upper right corner. */
export function readGeneralRoughness(
  page: DrawingPage,
  features: readonly ReadFeature[],
  lines: readonly TextLine[],
): Candidate[] {
  const general = features.filter((feature) => isRoughness(feature) && feature.isGeneral)
  const out = firstOfLevel(general).map(roughnessOf)
  const said = out.map(({ value }) => value.replaceAll(' ', ''))
  const corner = lines.filter(({ box }) => {
    const { x, y } = centreOf(box)
    return x > 0.8 * page.width && y < 0.12 * page.height
  })
  for (const line of corner) {
    const match = /^[√▽(\s]*(R[az]\s?\d+(?:[.,]\d+)?)(?:\s*[µμ]m)?[\s(√)]*$/.exec(line.text)
    const value = match?.[1] ?? ''
    // What stands in the corner beside other signs for the sheet counts where it says the same.
    const isSaid = said.length === 0 || said.includes(value.replaceAll(' ', ''))
    if (value && isSaid) out.push(candidateOf('generalRoughness', value, [line], 0.9))
  }
  return out
}

/** ISO or JIS standards on a sheet without a note of units: millimetres. */
export function readUnitsOfStandard(notes: readonly Note[]): Candidate[] {
  const note = notes.find(({ text }) =>
    /\bISO\s*(?:2768|8015|22081|13715)\b|JIS B 0405|GB\/T 1804/.test(text),
  )
  return note === undefined ? [] : [candidateOf('units', 'mm', note.lines, 0.85)]
}

/** Lines of a block without captions, one below the other. */
function blocks(lines: readonly TextLine[]): TextLine[][] {
  const out: TextLine[][] = []
  for (const line of [...lines].sort((a, b) => a.box.y - b.box.y)) {
    const block = out.find((one) => {
      const last = one.at(-1)
      if (last === undefined) return false
      const gap = line.box.y - last.box.y - last.box.height
      const isUnder =
        line.box.x < last.box.x + last.box.width && last.box.x < line.box.x + line.box.width
      return gap < last.size && gap > -0.5 * last.size && isUnder
    })
    if (block === undefined) out.push([line])
    else block.push(line)
  }
  return out.filter((block) => block.length >= 3)
}

function inline(line: TextLine): Candidate[] {
  const scale = /\bscale\W{0,3}(\d+\s*:\s*\d+)|ma(?:ß|ss)stab\W{0,3}(\d+\s*:\s*\d+)/i.exec(
    line.text,
  )
  const size = /\b(A[0-4])\b/.exec(line.text)
  const date = dateIn(line.text)
  const scaleValue = scale === null ? null : fieldValue('scale', scale[1] ?? scale[2] ?? '')
  return [
    ...(scaleValue === null ? [] : [candidateOf('scale', scaleValue, [line], 0.85)]),
    ...(size === null ? [] : [candidateOf('sheetSize', size[1] ?? '', [line], 0.85)]),
    ...(date === null ? [] : [candidateOf('date', date, [line], 0.85)]),
  ]
}

/** The stock that is bought (sheet, bar, tube): the line below the material in a block without captions. */
const stock =
  /\b(?:rod|bar|tube|pipe|sheet|plate|wire|profile|rundstahl|flachstahl|rundmaterial|rohr|blech|platte|staf|buis|plaat|barre|tôle|barra|chapa|tubo|lamiera)\b/i

function ofMaterial(block: readonly TextLine[], material: TextLine | undefined): Candidate[] {
  if (material === undefined) return []
  const next = block[block.indexOf(material) + 1]
  const lines = next !== undefined && stock.test(next.text) ? [material, next] : [material]
  const captioned = captionOf(material.text.replace(/^part (?=material ?:)/i, ''))
  const own = captioned?.field === 'material' ? captioned.rest : material.text
  const text = [own, ...lines.slice(1).map((line) => line.text)].join(', ')
  return [candidateOf('material', text, lines, 0.75)]
}

const saysOfSheet = /general tol|allgemeintol|dimensions? (?:are )?in |ma(?:ß|ss)e in /i

/** Dates and units hold numbers that could be those of an alloy. */
const isMaterial = ({ text }: TextLine): boolean =>
  materialOf(text) !== null && dateIn(text) === null && !/dimensions|tolerance/i.test(text)

/** Does a line say something about the whole sheet: its scale, date, material or unit? */
const isOfSheet = (line: TextLine): boolean =>
  inline(line).length > 0 || saysOfSheet.test(line.text) || isMaterial(line)

/**
 * A sheet without a title block often says the same in a few lines of text: its first line is the
 * title where the lines below hold scale, size, date, units or material.
 */
export function readFreeBlock(lines: readonly TextLine[]): Candidate[] {
  for (const block of blocks(lines)) {
    const found = block.flatMap(inline)
    const material = block.slice(1).find(isMaterial)
    const [first] = block
    if (first === undefined) continue
    // `Axis 1 (A1)` to `Axis 4 (A4)` are rows of data.
    const sizes = new Set(found.flatMap(({ field, value }) => (field === 'sheetSize' ? value : [])))
    if (sizes.size > 1) continue
    const saying = block.slice(1).filter(({ text }) => saysOfSheet.test(text)).length
    const isHead = block.slice(1).every(({ size }) => size < 0.95 * first.size)
    const isSaid = isHead || block.every(isOfSheet)
    const proofs = found.length + (material === undefined ? 0 : 1) + (isSaid ? saying : 0)
    if (proofs < (isHead ? 2 : 3)) continue
    const date = dateIn(first.text) ?? ''
    const title = first.text.replace(date, '').replace(/^[\s\-–|,]+|(?<![\s\-–|,])[\s\-–|,]+$/g, '')
    return [
      ...found,
      ...ofMaterial(block, material),
      ...(hasWord(title) && !isNoName(title) && !/^scale\b/i.test(title)
        ? [candidateOf('title', title, [first], 0.7)]
        : []),
    ]
  }
  return []
}

/** Lines of text whose centre lies in one of the boxes. */
export function linesWithin(lines: readonly TextLine[], boxes: readonly Box[]): TextLine[] {
  return lines.filter((line) => boxes.some((box) => holds(box, centreOf(line.box))))
}
