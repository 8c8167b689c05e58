import type { Callout, Characteristic, Unit } from '../callout.ts'
import { type Asides, assemble } from './assemble.ts'
import { anySymbol, symbolOf } from './characteristics.ts'
import { readDatum, readFrame } from './frames.ts'
import { normalise } from './look-alikes.ts'
import { takeParts } from './parts.ts'
import { withoutForeign } from './refusals.ts'
import { readRoughness } from './roughness.ts'

/** What a line of text does not say about itself. */
interface ParseContext {
  /** Unit of lengths on the sheet where none is printed. */
  readonly unit: Exclude<Unit, 'degree'>
  /** The line stands in a box of its own: theoretically exact. */
  readonly isBoxed?: boolean
  /** The line stands on a dimension line: `1.2500` is a size there, no number of a material. */
  readonly isOnDimensionLine?: boolean
  /** Collects what is read but changes no value. */
  readonly asides?: Asides
}

/** No callout is longer; what is, is a paragraph. */
const longest = 300

const isWrapped = (text: string, open: string, shut: string): boolean =>
  text.startsWith(open) && text.indexOf(shut) === text.length - 1 && text.lastIndexOf(open) === 0

/** `(thickness = 1 mm)`: a remark in brackets on what else is not drawn, no auxiliary size. */
const remark = /^(?:THICKNESS|THK|DICKE|[ÉE]PAISSEUR|SPESSORE|ESPESOR)(?!\p{L})/iu

/** Holes, sizes, threads, chamfers and radii: everything that is read part by part. */
function readParts(text: string, context: ParseContext): Callout[] {
  const { unit, isBoxed = false, isOnDimensionLine = false, asides } = context
  const isBracketed = isWrapped(text, '(', ')')
  const isBasic = isBoxed || isWrapped(text, '[', ']')
  const inner = isBracketed || isWrapped(text, '[', ']') ? text.slice(1, -1).trim() : text
  const isReference = isBracketed && !remark.test(inner)
  const plain = withoutForeign(inner, { isSize: unit === 'inch' || isOnDimensionLine })
  if (plain === null) return []
  const parts = takeParts(plain, unit)
  if (!parts) return []
  const marks = { isBasic, isReference }
  const found = assemble(parts, { text: plain, unit, marks, ...(asides ? { asides } : {}) })
  const isOne = found.length === 1 || found[0]?.kind === 'bore'
  return isOne ? found.map((each) => (each.text === plain ? { ...each, text } : each)) : found
}

const multiplier = new RegExp(
  `^(?:(\\d{1,3}) ?[x×X] ?|(\\d{1,3}) (?:PLACES|PLCS?|PL|SURFACES|HOLES) )(?=[|√▽RN/]|${anySymbol})`,
  'iu',
)

/** `63√`, `3.2 / 1.6 √`: the value stands at the left of its symbol. */
const valueBeforeSymbol =
  /^(\d{1,3}(?:[.,]\d{1,3})?(?: ?\/ ?\d{1,3}(?:[.,]\d{1,3})?)?) ?(√[\u0304\u030a]?)(?=$| ?\()/u

/** `.001 TIR A`: the movement of the indicator behind its value. */
const valueBeforeIndicator = /^(\d{0,2}[.,]\d{1,5}) ?((?:T\.?I\.?R|F\.?I\.?[MR])(?!\p{L})\.?)/iu

/** Surface texture, frame typed loosely, or datum feature; null where it is none of them. */
function readSign(text: string, { unit, asides }: ParseContext): Callout | null {
  const times = multiplier.exec(text)
  const quantity = Number(times?.[1] ?? times?.[2] ?? 1)
  const printed = times ? text.slice(times[0].length) : text
  const body = printed.replace(valueBeforeSymbol, '$2 $1')
  const framed = body.replace(valueBeforeIndicator, '$2 $1')
  const frame = readFrame({ text: framed, quantity }, unit, null)
  if (frame) return { ...frame, text }
  return (
    readDatum(text) ?? readRoughness(body, { unit, ...(asides ? { asides } : {}) }, quantity, text)
  )
}

const frameRun = /(\d{1,3} ?[x×X] ?)?\|[^|]{1,20}\|(?:(?! ?\/? ?\|)[^|]{1,40}\|)*/gu

/** Frames in a line, with the text between them. */
function readFramed(text: string, context: ParseContext): Callout[] {
  const found: Callout[] = []
  let previous: Characteristic | null = null
  let from = 0
  const readBetween = (to: number): void => {
    const between = text
      .slice(from, to)
      .replace(/^ ?[/\n]|[/\n] ?$/g, '')
      .trim()
    if (between === '') return
    const callouts = readLine(between, context)
    if (callouts.length === 0) context.asides?.unread.push(between)
    found.push(...callouts)
  }
  for (const match of text.matchAll(frameRun)) {
    const { index } = match
    readBetween(index)
    from = index + match[0].length
    const quantity = Number.parseInt(match[1] ?? '1', 10)
    const body = match[0].slice(match[1]?.length ?? 0).trim()
    const frame = readFrame({ text: body, quantity }, context.unit, previous)
    const callout = frame ?? readDatum(body)
    const sign = frame && frame.characteristic === previous ? symbolOf[previous] : null
    // The second row of a composite frame shares the symbol of the first.
    const isSecondRow = sign && readFrame({ text: body, quantity }, context.unit, null) === null
    const own = isSecondRow ? `${match[1] ?? ''}|${sign}${body}` : match[0].trim()
    previous = frame?.characteristic ?? previous
    if (callout) found.push({ ...callout, text: own })
    else context.asides?.unread.push(own)
  }
  readBetween(text.length)
  return found
}

/** A radius on the shelf of a surface texture, as sheets after GOST have it: `Ra3,2 R1`. */
const nextSize = /(?<=^√?[\u0304\u030a]? ?R[az] ?\d{1,3}(?:[.,]\d{1,3})?) (?=R ?\d)/u

/** Where a surface symbol or a datum feature begins behind something else; not inside brackets. */
const nextSign =
  /(?<!^|^\d{1,3}(?:[.,]\d{1,3})?(?: ?\/ ?\d{1,3}(?:[.,]\d{1,3})?)? ?|\([^)]{0,20}|\| ?|▷|\[) ?\/? ?(?=[√▷])/gu

function readLine(line: string, context: ParseContext): Callout[] {
  const pieces = line
    .split(nextSign)
    .flatMap((one) => one.trim().split(nextSize))
    .map((piece) => readPiece(piece.trim(), context))
  return pieces.every((piece) => piece.length > 0) ? pieces.flat() : []
}

/** `-12.44 ±0.15`: an ordinate on the other side of its origin (ISO 129-1). Mere deviations are smaller. */
const negativeOrdinate = /^-(\d{1,4}(?:[.,]\d{1,4})?(?: ?±.+)?)$/

function readOrdinate(text: string, context: ParseContext): Callout[] {
  const size = negativeOrdinate.exec(text)?.[1]
  const [found, ...others] = size ? readParts(size, context) : []
  if (found?.kind !== 'dimension' || others.length > 0 || found.type !== 'linear') return []
  if (found.value === null || (found.value < 1 && found.tolerance === null)) return []
  return [{ ...found, value: -found.value, text }]
}

function readPiece(text: string, context: ParseContext): Callout[] {
  const sign = readSign(text, context)
  if (sign) return [sign]
  return text.startsWith('-') ? readOrdinate(text, context) : readParts(text, context)
}

function readOnce(line: string, context: ParseContext): Callout[] {
  if (!line.includes('|')) return readLine(line, context)
  const sign = readSign(line, context)
  return sign ? [sign] : readFramed(line, context)
}

const isSame = (one: Callout, other: Callout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A part of a line that alone would say something else is quoted with the whole line. */
function quoted(callout: Callout, line: string, context: ParseContext): Callout {
  if (callout.text === line) return callout
  const { asides: _told, ...silent } = context
  const again = readOnce(normalise(callout.text), silent)
  return again.some((other) => isSame(other, callout)) ? callout : { ...callout, text: line }
}

/** `DIA.500`, `SR.25`: in inches the dot behind an abbreviation is the point of its number; `NO.10` names a drill. */
const pointOfNumber =
  /(?<![\p{L}.])(?!(?:NO|NR|POS|REV|FIG)\.)(\p{L}{2,8})\.(?=\d{2,4}(?![\d.,]))/giu

/**
 * The callouts of one composed line (notation of docs/notation.md), in order of reading; [] for what is not a
 * callout, never a guess. A bore with a thread is followed by that thread. Never throws; linear in the
 * length of the text. `text` of a callout is the line in the notation, or the part of it that says the same.
 */
export function parseCallouts(text: string, context: ParseContext): Callout[] {
  if (text.length > longest * 2) return []
  const normal = normalise(text)
  const line = context.unit === 'inch' ? normal.replace(pointOfNumber, '$1 .') : normal
  if (line === '' || line.length > longest) return []
  return readOnce(line, context).map((callout) => quoted(callout, line, context))
}
