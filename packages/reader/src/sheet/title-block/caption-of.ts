import { type CaptionField, captionFields, captionsOf } from '../words/captions.ts'
import { normaliseCaption } from '../words/normalise-words.ts'

const fields = new Map<string, CaptionField>()
/** The same without spaces: files and recognition put gaps into words, as `Blat t`. */
const compactFields = new Map<string, CaptionField>()
for (const field of captionFields) {
  for (const text of captionsOf(field)) {
    const key = normaliseCaption(text)
    if (!fields.has(key)) fields.set(key, field)
    const compact = key.replaceAll(' ', '')
    if (compact.length >= 5 && !compactFields.has(compact)) compactFields.set(compact, field)
  }
}

/** `共2张 第1张`: number and count of sheets, in either order. */
export const chineseSheet = /^([共第]) ?(\d{1,2}) ?[张張页頁] ?[第共] ?(\d{1,2}) ?[张張页頁]$/

/** The caption of the sheet with its number, in which no colon stands: `SHEET 1 OF 2`. */
export const sheetOfSheets =
  /^(?:sheet|blatt|feuille|hoja|foglio|blad) (\d{1,3} (?:of|von|sur|de|di|van) \d{1,3})$/i

/** A caption at the start of a text and what follows it. */
export interface CaptionMatch {
  readonly field: CaptionField
  /** What stands behind the caption on the same line; empty for a caption alone. */
  readonly rest: string
  /** A caption of letters that also occur as values, such as `de`; only sure with other proof. */
  readonly isWeak: boolean
}

const weak = new Set([
  'of',
  'von',
  'de',
  'van',
  'di',
  'and',
  'id',
  'ind',
  'app',
  'view',
  'by',
  'as',
])

function exact(text: string): CaptionField | null {
  const key = normaliseCaption(text)
  const direct = fields.get(key)
  if (direct !== undefined) return direct
  const bare = withoutBracket(key).replace(
    /\s(?:din |en )*iso (?:1302|21920|13715|8015|5456)[\d -]*$/,
    '',
  )
  if (bare !== '' && fields.has(bare)) return fields.get(bare) ?? null
  const compact = compactFields.get(bare.replaceAll(' ', ''))
  if (compact !== undefined) return compact
  const parts = key.split(/(?:(?<!\s)\s+)?[/|]\s*/).filter((part) => part !== '')
  if (parts.length < 2) return null
  // `תיאור/Title`: of a caption in two scripts, the one that is known tells.
  const latin = parts.filter((part) => /\p{Script=Latin}/u.test(part))
  if (latin.length === 1 && !parts.every((part) => fields.has(part)))
    return fields.get(latin[0] ?? '') ?? null
  const known = parts.map((part) => fields.get(part))
  const first = known.find((field) => field !== undefined)
  const agree = known.filter((field) => field === first).length
  return first !== undefined && agree >= Math.max(2, parts.length - 1) ? first : null
}

/** `scale` of `scale (drawing)`. */
function withoutBracket(key: string): string {
  const start = key.search(/[[(]/)
  return start >= 0 && /[\])]$/.test(key) ? key.slice(0, start).trimEnd() : key
}

/** The field that a line of text is the caption of, with a value behind it or alone; null otherwise. */
export function captionOf(text: string): CaptionMatch | null {
  const field = exact(text)
  if (field !== null)
    return { field, rest: '', isWeak: weak.has(text.toLowerCase().replace(/[^\p{L}]/gu, '')) }
  const split = /^([^:：=]{1,40})[:：=]\s*(?!\s)(.*)$/.exec(text)
  const before = split === null ? null : exact(split[1] ?? '')
  if (split !== null && before !== null) {
    return { field: before, rest: (split[2] ?? '').trim(), isWeak: false }
  }
  return null
}
