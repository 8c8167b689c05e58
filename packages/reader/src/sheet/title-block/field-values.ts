import type { MetadataField } from '../../reading.ts'
import { latinLetters } from '../words/normalise-words.ts'
import { noteRules } from '../words/notes.ts'
import { captionOf, chineseSheet } from './caption-of.ts'
import { unitOf } from './unit-of.ts'
import { weight } from './weights.ts'

/** What templates print where nothing is said. */
const empty =
  /^(?:[-–—_.\s*/\\]*|n\/?a|n\.a\.|none|nil|keine?|xxx+|x|tbd|\?+|<.*>|\*[^*]+\*|\$.*|%%.*|\{.*\}|see (?:the )?(?:notes?(?: \d{1,2})?|chart|table|below)|siehe (?:notiz|hinweis|bemerkung)(?:en)?|voir notes?|not specified|nicht festgelegt|<?material.*not specified>?)$/i

const scalePattern = /(?<![\d.,:])(\d+(?:[.,]\d+)?)\s*[:：∶]\s*(\d+(?:[.,]\d+)?)(?![\d:])/

/** `1.000`, `0.500`, `2.500` and `0.700` are 1:1, 1:2, 2.5:1 and 0.7:1, as Creo prints a scale; `1.0` is 1:1. */
function decimalScale(text: string): string | null {
  const value = /^(?:\d{1,2}\.\d{3}|1\.0{1,2})$/.test(text) ? Number(text) : 0
  if (value === 0) return null
  const part = 1 / value
  if (value < 1 && Math.abs(part - Math.round(part)) < 0.01) return `1:${Math.round(part)}`
  // What fits a view on its sheet is a scale to a tenth at most; `1.270` is a pitch in millimetres.
  return Math.abs(10 * value - Math.round(10 * value)) < 1e-6 ? `${value}:1` : null
}

function scale(text: string): string | null {
  const ratio = scalePattern.exec(text) ?? /^(\d{1,3})\s*[/=]\s*(\d{1,3})$/.exec(text)
  if (ratio !== null) return `${ratio[1]}:${ratio[2]}`
  const decimal = decimalScale(text)
  if (decimal !== null) return decimal
  if (
    /^(?:n[.,]?\s?t[.,]?\s?s[.,]?|not to scale|none|o\.?\s?m\.?|ohne ma(?:ß|ss)stab)$/i.test(text)
  )
    return 'NTS'
  return /^(?:full|full size)$/i.test(text) ? '1:1' : null
}

function sheetSize(text: string): string | null {
  const latin = latinLetters(text).trim()
  const iso = /(?:^|[^\w.])(?:din\s|iso\s)?(A[0-5](?:[x×][2-9])?)(?![\w.])/i.exec(latin)
  if (iso !== null) return (iso[1] ?? '').toUpperCase()
  const ansi = /^(?:(?:ansi|asme|arch)\s*)?([A-F])(?:[\s-]*size)?(?:\s*\(.*\))?$/i.exec(latin)
  return ansi === null ? null : (ansi[1] ?? '').toUpperCase()
}

/** `1 of 2`, `1/2`, `1`, `共2张 第1张`; the words of the template around them are left out. */
function sheetNumber(text: string): string | null {
  const [, head, first, second] = chineseSheet.exec(text.trim()) ?? []
  if (head !== undefined) return head === '共' ? `${second}/${first}` : `${first}/${second}`
  const clean = text
    .replace(/^[\s:.#]+|(?<![\s.])[\s.]+$/g, '')
    .replace(/(?<!\s)\s*\/\s*/, '/')
    // Typed or recognised with a zero: `1 0F 1`.
    .replace(/(?<=^\d{1,3}\s?)0f(?=\s?\d)/i, (word) => (word.endsWith('f') ? 'of' : 'OF'))
  const pair =
    /^(\d{1,3})\s*((?:of|von|van|de|di|sur|av|z|ze|\/|:|／|\(of sheets)\s*(?:\(\s*)?)(\d{1,3})\)?$/i.exec(
      clean,
    )
  // `1 (1)`: the first of one.
  if (pair !== null || /^\d{1,3} ?\(\d{1,3}\)$/.test(clean)) return clean
  return /^\d{1,3}$/.test(clean) ? clean : null
}

const months =
  'jan|feb|mar|m[äa]r|mrz|apr|avr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|oct|okt|ott|nov|dec|dez|d[ée]c|dic|ene|f[ée]v|gen|fév'
const datePatterns = [
  /\b(?:19|20)\d{2}[-/.]\s?(?:0?[1-9]|1[0-2])[-/.]\s?(?:0?[1-9]|[12]\d|3[01])\b/,
  /\b(?:0?[1-9]|[12]\d|3[01])\s?([-/.])\s?(?:0?[1-9]|[12]\d|3[01])\s?\1\s?(?:(?:19|20)\d{2}|\d{2})\b/,
  new RegExp(
    `\\b\\d{1,2}\\.?[-/. ]\\s?(?:${months})[a-zéûç]*\\.?[-/., ]\\s?(?:19|20)?\\d{2}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${months})[a-zéûç]*\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2}\\b`,
    'i',
  ),
  // `Jun-27-23`
  new RegExp(`\\b(?:${months})-\\d{1,2}-(?:19|20)?\\d{2}\\b`, 'i'),
  // `25aug2013`, as signatures of title blocks often have it.
  new RegExp(`\\b\\d{1,2}(?:${months})[a-zéûç]*(?:19|20)\\d{2}\\b`, 'i'),
  // A scan may lose the first of its points.
  /\b(?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2])\.(?:19|20)\d{2}\b/,
  /(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日/,
  /\b(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\b/,
]

/** The first date in a text, as printed; null without one. */
export function dateIn(text: string): string | null {
  for (const pattern of datePatterns) {
    const match = pattern.exec(text)
    // `2.377.06.04.00` is a number.
    if (match !== null && !/\d\.$/.test(text.slice(0, match.index))) return match[0]
  }
  return null
}

/** Does a date with its caption end a text, which recognition may have misread: `pate: 2025-11-27`? */
function isDated(text: string): boolean {
  const date = dateIn(text)
  return date !== null && text.endsWith(date) && /:\s*$/.test(text.slice(0, -date.length))
}

/** Under the caption of the date the year alone is one. */
const onlyYear = /^(?:19|20)\d{2}$/

function revision(text: string): string | null {
  const bare = text.replace(/^(?:rev(?:ision)?\.?|index|issue)\s*/i, '').trim()
  // Behind Z and ZZ some systems count on with three letters: `AAA`, `AAB`.
  return /^(?:[A-Za-z]{1,2}\d{0,2}|AA[A-Z]|\d{1,3}(?:\.\d{1,2})?|\d{1,2}[A-Za-z]|V\d{1,2}\.\d{1,2})$/.test(
    bare,
  )
    ? bare
    : null
}

/** Students sign together: `Group 4`. */
const groupOfPersons =
  /^(?:group|team|gruppe|groupe|grupo|gruppo|[eé]quipe|skupina|grupa|группа) ?\d{1,2}$/i

function person(text: string): string | null {
  const date = dateIn(text)
  const name = (date === null ? text : text.replace(date, '')).replace(
    /^[\s\-–/,]+|(?<![\s\-–/,])[\s\-–/,]+$/g,
    '',
  )
  // The rest of `Drawn by`, or of `Т. контр.`, where its letters are not recognised.
  const isCaption = /^[a-z6]y$|контр\.?$/.test(name)
  const isNamed = !/\d/.test(name) || groupOfPersons.test(name)
  return /\p{L}/u.test(name) && name.length <= 40 && isNamed && !isCaption ? name : null
}

/** `V1.0`, `Ver. 2.1`: which version it is, and no number of it. */
const version = /^v(?:er(?:sion)?)?\.? ?\d{1,2}(?:\.\d{1,2}){1,2}$/i

/** `FAN`, `ROD`: a name of three letters with a vowel among them, no caption, standard or word of a sentence. */
const shortName =
  /^(?!ISO|DIN|UN[EI]|USA|CAD|DIA|TBA|ALL|ANY|SEE|USE|OUT|FOR|THE|DES|OFF|YES|NON|REF|DOC)(?=.*[AEIOUY])[A-Z]{3}$/
const isShortName = (text: string): boolean => shortName.test(text) && captionOf(text) === null

function number(text: string): string | null {
  if (version.test(text)) return null
  const isLong = /\p{L}{4}|^\p{Lu}\p{Ll}{2}$|[\u3040-\u9fff]/u.test(text)
  const isCode = /\d/.test(text) || isLong || isShortName(text)
  const isScale = /(?:not )?to scale$/i.test(text)
  // `… this drawing is the sole property of …`: a line of the small print.
  const isSentence =
    /^(?:(?:is|are|and|or|of|the|this|shall|may|must) (?:\p{L}+ ){2}|unless otherwise\b)/iu.test(
      text,
    )
  const isPaper = /^A[0-4][ -]size$/i.test(text)
  return isCode && !isScale && !isSentence && !isPaper && text.length <= 60 ? text : null
}

/** `AC-STD`: the standard of a company, by its own letters. */
const standardOfCompany = /^[A-Z]{1,5}[- ]?STD(?:[- ]?\d{1,5})?$/

/** A standard with class, a class alone, or a deviation; headings of an empty table say nothing. */
function tolerances(text: string): string | null {
  for (const { field, pattern } of noteRules) {
    const match = field === 'generalTolerances' ? pattern.exec(text) : null
    if (match !== null) return match[0].trim()
  }
  if (standardOfCompany.test(text)) return text
  const isSaid = /\d/.test(text) && /±|\+\/?-|\b(?:DIN|EN|JIS|GB|ASME|ANSI)\b/i.test(text)
  const isClass = /^(?:[fmcv][HKL]?|fine|medium|coarse|fein|mittel|grob)$/i.test(text)
  return isSaid || isClass ? text : null
}

/** `FIRST_ANGLE` or `THIRD_ANGLE` from the words of a cell. */
function projection(text: string): string | null {
  for (const { field, pattern, value } of noteRules) {
    if (field === 'projection' && pattern.test(text)) return value
  }
  if (/first|1st|1er|premier|primer|primo|^e$|europ|第一|1\s?角|methode?\s?1/i.test(text))
    return 'FIRST_ANGLE'
  return /third|3rd|3er|troisi|tercer|terzo|^a$|americ|amerik|第三|3\s?角|methode?\s?3/i.test(text)
    ? 'THIRD_ANGLE'
    : null
}

function material(text: string): string | null {
  const isStandard = /^(?:DIN|EN|ISO|JIS|ASTM|AISI|SAE)$/i.test(text)
  // `55 1914` is what recognition makes of `SS 1914`.
  const hasLostLetters = /^\d{1,3} \d{2,}$/.test(text)
  return !isStandard && !hasLostLetters && /[\p{L}\d].*[\p{L}\d]/u.test(text) ? text : null
}

/** The parameter with its value, or the words of the cell; a form whose value was left out says nothing. */
function roughness(text: string): string | null {
  const match = /R[a-z]{1,3}\s?\d+(?:[.,]\d+)?(?:\s?[µμ]m)?/.exec(text)
  if (match !== null) return match[0]
  if (/^R[a-z]{1,3}(?!\p{L})|PROJECTION/u.test(text) || isDated(text)) return null
  return /\d/.test(text) || /\p{L}{4}/u.test(text) ? text : null
}

const named = (text: string) => (/\p{L}{2}|[\u3040-\u9fff]/u.test(text) ? text : null)

/** The head of the first column of a parts list beside that of the names: `SL NO.`, `ITEM NO.`. */
const positionHead = /^(?:s ?l|sr|s|item|pos|find)\.? ?(?:no|nr)\.?$/i

/** A name begins with a letter or a figure: `/ажа` is what is left of one. */
const title = (text: string) =>
  /^[/\\|·]/.test(text) || positionHead.test(text) || isDated(text) ? null : named(text)

const readers: Partial<Record<MetadataField, (text: string, caption: string) => string | null>> = {
  scale,
  sheetSize,
  sheet: sheetNumber,
  date: (text) =>
    dateIn(text)?.replace(/^(\d\d) (?=\d\d\.\d{4})/, '$1.') ?? onlyYear.exec(text)?.[0] ?? null,
  revision,
  weight,
  units: unitOf,
  drawnBy: person,
  checkedBy: person,
  approvedBy: person,
  generalTolerances: tolerances,
  generalRoughness: roughness,
  projection,
  material,
  drawingNumber: number,
  partNumber: number,
  title,
  company: named,
}

/** Fields of any words. */
const ofWords = new Set<MetadataField>([
  'title',
  'company',
  'drawnBy',
  'checkedBy',
  'approvedBy',
  'drawingNumber',
  'partNumber',
])

/**
 * The value of a field from what its cell prints, normalised where the field says so (`1:2`, `A3`,
 * `mm`, `0.42 kg`), without the dash of the next cell; null where the cell holds nothing of the kind.
 */
export function fieldValue(field: MetadataField, text: string, caption = ''): string | null {
  const clean = latinLetters(text)
    .replace(/\u2335/g, 'V')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{L}\d]) [-–] ?$/u, '')
    .trim()
  if (field !== 'scale' && empty.test(clean)) return null
  // What ends with a colon is another caption.
  if (ofWords.has(field) && /\p{L}[:：]$/u.test(clean)) return null
  return readers[field] === undefined ? clean : readers[field](clean, caption)
}
