import type { Characteristic, DatumCallout, GeometricCallout, LengthUnit } from '../callout.ts'
import { formTolerances } from '../datum-relations.ts'
import { datumModifiers, orientationOnly, translation } from '../modifiers.ts'
import { takeCharacteristic } from './characteristics.ts'
import { Cursor } from './cursor.ts'
import { takeDecimal, takeNumber, takeUnit } from './numbers.ts'

type Datum = GeometricCallout['datums'][number]
type Zone = GeometricCallout['zone']

const circled = /[Ⓐ-Ⓩ]/uy
const letterOf = (sign: string): string =>
  String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x24b6 + 65)

/** Letters that stand without their circle behind a zone, or words that do the same. */
const named: readonly (readonly [RegExp, string])[] = [
  [/(?:MMC|MMR)(?!\p{L})/uy, 'M'],
  [/(?:LMC|LMR)(?!\p{L})/uy, 'L'],
  [/RFS(?!\p{L})/uy, 'S'],
  [/\[?(CZ|SZ|UZ|OZ|VA|UF|LE|SIM(?: ?\d{1,2}(?![\d.,]))?|ACS|NC|CT|ALS)(?!\p{L})\]?/uy, ''],
  // The triangle of a dynamic profile, which may stand in a cell of its own.
  [/(?:\| ?)?[△Δ](?= ?\||$| )/uy, 'Δ'],
  // `G50`, `S0.25`, `CB 0.4-`: a filter of ISO 1101 and its nesting index.
  [
    /((?:G|S|SW|CW|RG|RS|OB|OH|OD|CB|CH|CD|AB|AH|AD|H|F) ?(?:\d{2,3}|\d?[.,]\d{1,3})-?)(?![\p{L}\d])/uy,
    '',
  ],
]

/** `|⌖|Ø0.2 M|A|B M|`: a letter that shares its cell with a zone or a datum is no datum, but lost its circle. */
const uncircled = /(?<=[\p{L}\d)] ?)([MLPRFTE])(?= ?(?:\||[MLPRFTE] ?\|))/uy

function takeModifier(cursor: Cursor): string | null {
  const sign = cursor.take(circled)
  if (sign) return letterOf(sign[0])
  const bare = cursor.text.startsWith('|') ? cursor.take(uncircled)?.[1] : undefined
  if (bare) return bare
  for (const [pattern, letter] of named) {
    const word = cursor.take(pattern)
    if (word) return letter || (word[1] ?? null)
  }
  return null
}

/** What a datum of ISO 5459 is taken from: `A[PL]`, `B[SL]`, `A-B[DV]`. */
const datumModifier = new RegExp(
  `\\[(${datumModifiers.join('|')})\\]|(?<= )(DV|DF|SL|PL)(?![\\p{L}\\d])|(${orientationOnly})|\\[(${translation})\\]|(${translation})(?! ?\\p{L}\\d?$)`,
  'uy',
)

function takeDatumModifiers(cursor: Cursor): string[] {
  const found: string[] = []
  for (let round = 0; round < 8; round += 1) {
    const printed = takeModifier(cursor) ?? cursor.take(datumModifier)
    const modifier =
      typeof printed === 'string' ? printed : printed?.slice(1).find((group) => group !== undefined)
    if (modifier == null) break
    found.push(modifier)
  }
  return found
}

type ZoneAmounts = Pick<Zone, 'projected' | 'offset' | 'changingOffset'>

/** `+0.1`, `-0.1`, `0.1`. */
function takeSigned(cursor: Cursor): number | null {
  return cursor.attempt((at) => {
    const sign = at.take(/[+-]/y)
    const number = takeNumber(at)
    return number && (sign?.[0] === '-' ? -number.value : number.value)
  })
}

/** Modifiers of a zone with the height of a projected one and the shift of an unequal one: `Ⓟ 25`, `Ⓤ 0.1`, `UZ -0.05`. */
function takeZoneModifiers(cursor: Cursor): { modifiers: string[]; amounts: ZoneAmounts } {
  const modifiers: string[] = []
  let amounts: ZoneAmounts = {}
  for (let round = 0; round < 8; round += 1) {
    const modifier = takeModifier(cursor)
    if (modifier === null) break
    modifiers.push(modifier)
    const projected = modifier === 'P' ? takeNumber(cursor)?.value : undefined
    const offset = modifier === 'U' || modifier === 'UZ' ? takeSigned(cursor) : null
    if (projected) amounts = { ...amounts, projected }
    if (offset === null) continue
    const end = modifier === 'UZ' && cursor.take(/ ?: ?/y) ? takeSigned(cursor) : null
    amounts = { ...amounts, ...(end === null ? { offset } : { changingOffset: [offset, end] }) }
  }
  return { modifiers, amounts }
}

const lettersInCell = /(?!MD|LD|PD)([A-Z]{2})(?= ?\|)/uy
const lettersAtEnd = /(?!MD|LD|PD)([A-Z]{2})$/uy

/** Two letters that are neither modifier nor datum: in the zone's cell, or behind a form tolerance, which has none. */
function otherLetters(isFramed: boolean, isForm: boolean): RegExp | null {
  if (isFramed) return lettersInCell
  return isForm ? lettersAtEnd : null
}

interface FoundZone {
  readonly zone: Zone
  readonly modifiers: readonly string[]
}

const perLength = /\/ ?(?=Ø?[\d.,])/y

function takeShape(cursor: Cursor): Zone['shape'] {
  const isSphere = cursor.take(/S ?Ø/y) !== null
  // GOST 2.308: T before the whole width of a zone.
  cursor.take(/T ?(?=[\d.,])/y)
  if (isSphere) return 'sphere'
  return cursor.take(/Ø/y) ? 'diameter' : 'flat'
}

/** `Ø0.1 Ⓜ`, `0.05/100`, `0.2 CZ`, `SØ0.1`. */
function takeZone(cursor: Cursor, unit: LengthUnit, others: RegExp | null): FoundZone | null {
  return cursor.attempt((at) => {
    const shape = takeShape(at)
    const number = takeDecimal(at)
    if (!number || number.value > 50) return null
    const printed = takeUnit(at)
    const length = at.take(perLength) && takeDecimal(at)
    const width = length && at.take(/[x×X]/y) ? (takeDecimal(at)?.value ?? null) : null
    const { modifiers, amounts } = takeZoneModifiers(at)
    const other = others && at.take(others)?.[1]
    if (other) modifiers.push(other)
    const zone: Zone = {
      value: number.value,
      unit: printed ?? unit,
      shape,
      ...(length ? { per: { length: length.value, width } } : {}),
      ...amounts,
    }
    return { zone, modifiers }
  })
}

// `AT` stands before MMC.
const single = '(?!AT )[A-ZА-Я]{1,2}\\d{0,2}(?![\\p{L}\\d])'
/** Major, least and pitch diameter of a thread: behind the frame, or below it. */
const threadDiameter = /(MD|LD|PD)(?![\p{L}\d])/uy
const datum = new RegExp(`\\(?(${single}(?:-${single})*)\\)?`, 'uy')

/** `PERPENDICULARITY 0.02 TO A`, as notes say it. */
const referringWord =
  /(?:(?:WITH RESPECT |REL(?:ATIVE)?\.? )?TO|(?:IN )?BEZUG (?:AUF|ZU)|BEZOGEN AUF|ZU|BEZ(?:ÜGLICH|GL\.)|W\.?R\.?T\.?|PAR RAPPORT À)(?= [A-Z](?![\p{L}]))/iuy

function takeDatums(cursor: Cursor): Datum[] {
  const datums: Datum[] = []
  for (let round = 0; round < 6; round += 1) {
    cursor.take(/[|,]/y)
    cursor.take(referringWord)
    if (cursor.sees(threadDiameter)) break
    const label = cursor.take(datum)
    if (!label) break
    datums.push({ label: label[1] ?? '', modifiers: takeDatumModifiers(cursor) })
  }
  return datums
}

interface FrameText {
  readonly text: string
  readonly quantity: number
}

/**
 * The cells of a frame, or a loosely typed one; `previous` is the characteristic of the row above in a
 * composite frame. Null where it is none.
 */
export function readFrame(
  { text, quantity }: FrameText,
  unit: LengthUnit,
  previous: Characteristic | null,
): GeometricCallout | null {
  const cursor = new Cursor(text)
  const isFramed = cursor.take(/\|/y) !== null
  const own = takeCharacteristic(cursor, isFramed)
  const characteristic = own ?? (isFramed ? previous : null)
  if (!characteristic) return null
  cursor.take(/[|:=]/y)
  const found = takeZone(cursor, unit, otherLetters(isFramed, formTolerances.has(characteristic)))
  if (!found) return null
  const datums = takeDatums(cursor)
  cursor.take(/[| ]+/y)
  const measuredOn = cursor.take(threadDiameter)?.[1] as GeometricCallout['measuredOn']
  if (!cursor.isAtEnd()) return null
  // An arc length is written with the same sign as the profile of a line.
  if (!isFramed && own === 'PROFILE_OF_A_LINE' && datums.length === 0 && found.zone.value > 1) {
    return null
  }
  const on = measuredOn ? { measuredOn } : {}
  return { kind: 'gdt', text, quantity, characteristic, ...found, datums, ...on }
}

const datumFeature =
  /^(?:[▷△▲▽▼◁◀] ?([A-ZА-Я]{1,2}\d?)|\| ?([A-ZА-Я]{1,2}) ?\||\[([A-Z]{1,2})\]|-([A-Z])-|(?:DATUM(?: (?:FEATURE|PLANE|AXIS))?|BEZUG(?:SELEMENT|SEBENE|SACHSE)?|R[ÉE]F[ÉE]RENCE|基准|基準) ?([A-Z]{1,2}))$/iu

/** `▷A`, `|A|`, `[A]`, `-A-` (ASME before 1994), `DATUM A`: a datum feature. */
export function readDatum(text: string): DatumCallout | null {
  const match = datumFeature.exec(text)
  const label = match?.slice(1).find((group) => group !== undefined)
  // The flag for any case lets small letters pass, and the sign of kelvin as a K.
  if (!label || !/^[A-ZА-Я]{1,2}\d?$/.test(label)) return null
  return { kind: 'datum', text, quantity: 1, label }
}
