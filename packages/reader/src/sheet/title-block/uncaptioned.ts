import { median } from '../../median.ts'
import type { MetadataField } from '../../reading.ts'
import { materialAnywhere, materialOf } from '../material.ts'
import { type TextLine, textOf } from '../structure/text-lines.ts'
import { isSheetNote } from '../words/notes.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOf, chineseSheet } from './caption-of.ts'
import { dateIn, fieldValue } from './field-values.ts'
import { hasWord } from './has-word.ts'

/** Letters and digits with separators, at least one digit, no spaces between words. */
export function isCode(text: string): boolean {
  const bare = text.replace(/(?:(?<!\s)\s+)?([-._/])\s*/g, '$1').trim()
  const isCoded = /^[A-Z0-9][A-Z0-9\-._/]{3,}$/.test(bare) || gostNumber.test(bare)
  return isCoded && /\d/.test(bare) && dateIn(bare) === null
}

/** Letters of the organisation, class and number, or what schools make of them (GOST 2.201): `АБВГ.301245.001`. */
const gostNumber = /^[А-ЯA-Z]{2,6}[ .]?\d[\d.-]{4,}(?: ?[А-Я]{2})?$/

/** What stands large in a title block and is no title: departments, sheet numbers, counts, headings, abbreviations. */
const noTitle =
  /^(?:ing\.|ingegneria|ingenier[ií]a|department|dept\.?|dipartimento|departamento|fa[ck]ult\p{L}*|кафедра|факультет)(?!\p{L})|^(?:l[áa]mina|sheet|blatt|hoja|plate|planche|лист) ?(?:no\.?|nr\.?|n°|№)? ?\d|^(?:first|third|1st|3rd)[\s-]angle|^unless (?:otherwise )?(?:specified|stated|noted|indicated)|^(?:eu |ue )?rohs(?!\p{L})|^(?:https?:\/\/)?www\.|^(?:schematic|length|width|height|pin ?out)$|^(?:product )?(?:customer|sales|production|manufacturing) drawing$|(?:^|\s)(?:non quotat[ei]|nicht (?:bemaßte?|vermaßte?)|unbemaßte?|undimensioned)(?:\s|$)|^\p{L}{1,5}\.$|±|\.X{1,3}(?![\p{L}])|共.{0,3}张|第.{0,3}张|^\d+ ?(?:pcs|pieces?|st(?:ü|ue)ck|stk|off|szt|ks|pz|pi[eè]ces?|piezas|pezzi)\.?$|(?:^|\s)\d+ ?[件牛]$/iu

/** Names of files that CAD systems write. */
const fileName =
  /\.(?:dwg|dxf|dwf|dgn|slddrw|sldprt|sldasm|ipt|iam|idw|ipn|catdrawing|catpart|catproduct|prt|asm|drw|par|psm|dft|f3d|fcstd|cdw|m3d|a3d|frw|grb|step|stp|igs|iges|pdf)$/i

/** `Roll No.`: a caption that no list knows, whose cell beside it is empty. */
const numberCaption = /\s(?:no|nr)\.:?$|№$/i

/** Does a text stand large in a title block and still name no part: a department, a heading, a file, a note? */
export const isNoName = (text: string): boolean =>
  noTitle.test(text) || numberCaption.test(text) || fileName.test(text) || isSheetNote(text)

/** Longer texts are small print. */
const longestTitle = 140

/** `Norma/Dibujo`; `QUALITA'`, whose accent stands behind its capital. */
const isOfCaptions = (text: string) =>
  (text.endsWith("'") && captionOf(text.slice(0, -1))?.rest === '') ||
  (text.includes('/') && text.split('/').every((part) => captionOf(part.trim())?.rest === ''))

const isWords = (text: string) =>
  text.length <= longestTitle &&
  /\p{L}{3}|[\u3040-\u9fff].*[\u3040-\u9fff]|^[\u4e00-\u9fff]$/u.test(text) &&
  !isCode(text) &&
  !isNoName(text) &&
  !isOfCaptions(text)

/** `1 / 2`, `1 of 2`, `共2张 第1张`; a fraction is written without blanks, but `1/1` is none. */
const isSheetPair = (text: string): boolean =>
  /^\d{1,2}\s+(?:\/|of|von|de|di|van)\s+\d{1,2}$/i.test(text) ||
  /^([1-9])\/\1$/.test(text) ||
  chineseSheet.test(text)

/** Ends of names by which companies and schools are known. */
const legalForm =
  /(?:^|\s)(?:GmbH|mbH|AG|KG|OHG|e\.\s?V\.|Ltd|Limited|LLC|Inc|Incorporated|Corp(?:oration)?|Company|Co|PLC|S\.?A\.?S?|S\.?[rR]\.?[lL]|S\.?p\.?A|B\.?V|N\.?V|A\/S|ApS|AB|Oy|Kft|d\.o\.o|Sp\. z o\.o|Pty|s\.\s?r\.\s?o|a\.\s?s)\.?(?:\s|,|$)|universi[tdz]|hochschule|institut|laborator|fa[ck]ult(?:y|ad|é|à|ät|a)(?!\p{L})|politec|polytech|politech|univerzit|uniwersytet|akademi|(?:^|\s)(?:cent(?:er|re) (?:for|of)|team \d+|college|school of|(?:\p{L}+ ){2}society$)(?:\s|$)|(?:^|\s)(?:гр\.|группа|ООО|АО|ОАО|ЗАО|ПАО|НПО|НПП|НИИ|НИУ|ФГУП|ФГБОУ|ГОУ)(?:\s|$)|школа|университет|институт|колледж|大学|学院|株式会社|有限公司/iu

/** `40 mm mount (POM)` is the name of a part, and says what it is made of. */
function namesMaterial(text: string): boolean {
  const material = materialAnywhere(text)
  const inBrackets = /^\S+ \S.*\(([^()]+)\)$/.exec(text)?.[1]
  return material !== null && !inBrackets?.includes(material.designation)
}

/** `Material A2017`: the caption and its value in one text, without a colon between them. */
function withoutCaption(text: string): string {
  const [, caption = '', value = ''] = /^(\p{L}+) (.+)$/u.exec(text) ?? []
  return captionOf(caption)?.field === 'material' ? value : text
}

/** `Sunday, December 21, 2025` */
const withoutDay = (text: string): string =>
  text.replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /i, '')

/** `© 2025 Example Ltd` */
const withoutYear = (text: string): string =>
  text.replace(/^(?:©|\(c\)|copyright)[\s\d,-]*|^(?:19|20)\d{2} /i, '')

const isCompany = (text: string): boolean =>
  legalForm.test(text) &&
  !/(?:^|\s)(?:shall|must|may|be) /i.test(text) &&
  (hasWord(text) || /^гр\./i.test(text)) &&
  text.length <= 60 &&
  materialOf(text) === null

/** `Example Ltd mail@example.com` */
const withoutMail = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ')

/** `University of`, before the line that ends the name. */
const isOpen = (text: string): boolean => /\s(?:of|and|for|&|de|di|del|und|für|et|y|e)$/i.test(text)

/** The name of a company in lines, with those on which it goes on. */
function wholeName(texts: readonly string[]): string | undefined {
  const at = texts.findIndex(isCompany)
  let name = texts[at]
  for (const next of at < 0 ? [] : texts.slice(at + 1)) {
    if (!name || !isOpen(name)) break
    name = `${name} ${next}`
  }
  return name
}

/** The name of a company, without the address below it; null where there is none. */
function companyIn(lines: readonly TextLine[]): string | null {
  const texts = lines.map((line) => withoutMail(withoutYear(line.text)))
  const own = wholeName(texts)
  const hasAddress = texts.some((text) => text !== own && /\d/.test(text))
  if (own !== undefined && hasAddress) return own
  const whole = withoutMail(withoutYear(textOf(lines)))
  return isCompany(whole) ? whole : (own ?? null)
}

/** `HINGE_FOR_COVER_2` is what a part is called where its file has given its name, beside a number of its own. */
const isNameOfFile = ({ text }: TextLine): boolean => /^\p{L}{4,}(?:_[\p{L}\d]+)+$/u.test(text)

const sizeOf = (lines: readonly TextLine[]) => Math.max(...lines.map((line) => line.size))

function largest(groups: readonly (readonly TextLine[])[], size: number) {
  return groups.filter((lines) => sizeOf(lines) >= size).sort((a, b) => sizeOf(b) - sizeOf(a))[0]
}

/** The words of a block that holds no others. */
const onlyOne = (groups: readonly (readonly TextLine[])[]) =>
  groups.length === 1 ? groups[0] : undefined

/** Whether a text is in several groups: then it belongs to the rows of a list, and says nothing about the sheet. */
const isRepeated = (text: string, groups: readonly (readonly TextLine[])[]) =>
  groups.filter((lines) => textOf(lines) === text).length > 1

/** The field of a group of lines that is clear from the lines alone; null if they may be anything. */
function byLook(
  lines: readonly TextLine[],
  groups: readonly (readonly TextLine[])[],
  known: ReadonlySet<MetadataField>,
): Candidate | null {
  const text = textOf(lines)
  const scale = lines.find((line) => /^(?:mm )?\d+\s*:\s*\d+$/.test(line.text))
  if (!known.has('scale') && scale !== undefined) {
    return candidateOf('scale', fieldValue('scale', scale.text) ?? scale.text, [scale], 0.85)
  }
  if (!known.has('material') && namesMaterial(text) && !isRepeated(text, groups)) {
    return candidateOf('material', withoutCaption(text), lines, 0.85)
  }
  if (!known.has('date') && dateIn(text) === withoutDay(text)) {
    return candidateOf('date', withoutDay(text), lines, 0.6)
  }
  if (!known.has('sheetSize') && /^A[0-4]$/.test(text)) {
    return candidateOf('sheetSize', text, lines, 0.8)
  }
  if (!known.has('sheet') && isSheetPair(text)) {
    return candidateOf('sheet', fieldValue('sheet', text) ?? text, lines, 0.8)
  }
  const company = known.has('company') ? null : companyIn(lines)
  return company === null ? null : candidateOf('company', company, lines, 0.8)
}

/**
 * May lines be a title? `part of assembly: 12` is a caption of an unknown kind with its value, `material and mass:` one
 * without.
 */
export const mayBeTitle = (lines: readonly TextLine[]): boolean =>
  isWords(textOf(lines)) && !/^[^:]{2,25}:(?:\s|$)/.test(textOf(lines))

/** The largest words that may be a title; those that end with a point, as sentences do, only if there are no others. */
function titleIn(groups: readonly (readonly TextLine[])[], large: number) {
  const named = groups.filter(mayBeTitle)
  const open = named.filter((lines) => !/\p{L}\.$/u.test(textOf(lines)))
  return largest(open, large) ?? largest(named, large) ?? onlyOne(named)
}

/**
 * Title, number, material and scale of a block that prints them without captions, as GOST
 * templates do: the number is the largest code, the title the largest words.
 */
export function readUncaptioned(
  groups: readonly (readonly TextLine[])[],
  known: ReadonlySet<MetadataField>,
  sizes: readonly number[],
): Candidate[] {
  const looks = groups.map((lines) => byLook(lines, groups, known))
  const out = looks.filter((look) => look !== null)
  const unclear = groups.filter((_, at) => looks[at] === null)
  const large = 1.15 * median(sizes)
  const codes = unclear.flat().filter(({ text, size }) => isCode(text) && size >= large)
  const [largestCode] = codes.toSorted((a, b) => b.size - a.size)
  const number = known.has('drawingNumber') ? undefined : largestCode
  if (number) {
    const sure = /[A-Z]/.test(number.text) ? 0.85 : 0.75
    out.push(candidateOf('drawingNumber', number.text, [number], sure))
  }
  if (known.has('title')) return out
  const numbered = number && unclear.find((lines) => lines.includes(number))
  const words = titleIn(
    unclear.filter((lines) => lines !== numbered),
    large,
  )
  const name = known.has('drawingNumber') ? codes.find(isNameOfFile) : undefined
  if (words) out.push(candidateOf('title', textOf(words), words, 0.8))
  else if (name) out.push(candidateOf('title', name.text, [name], 0.7))
  return out
}
