import { withMeantSigns } from './unknown-signs.ts'

/** Characters of other scripts, fonts and exporters that stand for one of the notation (docs/notation.md). */
const single: Readonly<Record<string, string>> = {
  '⌀': 'Ø',
  '∅': 'Ø',
  ø: 'Ø',
  '⊘': 'Ø',
  φ: 'Ø',
  Φ: 'Ø',
  ϕ: 'Ø',
  ɸ: 'Ø',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '﹣': '-',
  '✕': '×',
  '✖': '×',
  '╳': '×',
  '⨯': '×',
  º: '°',
  '˚': '°',
  ゜: '°',
  '′': "'",
  '’': "'",
  '‘': "'",
  ʹ: "'",
  '´': "'",
  '`': "'",
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
  ʺ: '"',
  μ: 'µ',
  '☐': '□',
  '▢': '□',
  '◻': '□',
  '⬜': '□',
  '⎵': '⌴',
  凵: '⌴',
  '⤓': '↧',
  '⭳': '↧',
  '↓': '↧',
  '⬇': '↧',
  '⟂': '⊥',
  '⏊': '⊥',
  '‖': '∥',
  '⫽': '∥',
  '▱': '⏥',
  '⊕': '⌖',
  '◯': '○',
  '⌢': '⌒',
  〇: '○',
  '➚': '↗',
  '⁄': '/',
  '∕': '/',
  '≈': '~',
  '≒': '~',
  '∼': '~',
  '～': '~',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '、': ',',
  '。': '.',
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
  '㎜': 'mm',
  '▶': '▷',
  '►': '▷',
  '⊳': '▷',
  '∇': '▽',
}

/** Codes that exporters and drawing programs write where a symbol was meant. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/%%c|<MOD-DIAM>|\\U\+2205/gi, 'Ø'],
  [/%%d|<MOD-DEG>|\\U\+00B0/gi, '°'],
  [/%%p|<MOD-PM>|\\U\+00B1/gi, '±'],
  [/<HOLE-DEPTH>/gi, '↧'],
  // The diameter sign of the symbol fonts of KOMPAS, where the name of the font is lost: no word has Ç before a figure.
  [/(?<=^|[\s(-])Ç(?=\d)/g, 'Ø'],
  // Two depth signs after each other are one.
  [/[↧⤓⭳↓⬇]\s?(?=[↧⤓⭳↓⬇])/g, ''],
  // `↧ THRU`: as deep as the part is.
  [/[↧⤓⭳↓⬇]\s?(?=THRU)/gi, ' '],
  [/<HOLE-SPOT>/gi, '⌴'],
  [/<HOLE-SINK>/gi, '⌵'],
  [/<MOD-BOX>/gi, '□'],
  [/<MOD-MC>/gi, 'Ⓜ'],
  [/<MOD-LC>/gi, 'Ⓛ'],
  [/\+ ?\/ ?-|\+-/g, '±'],
  [/_ ?\| ?_/g, '⊥'],
  [/''/g, '"'],
  [/<-{1,2}>/g, '↔'],
]

const foreign =
  '\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425' +
  '\u0430\u0435\u043e\u0440\u0441\u0443\u0445' +
  '\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7'
const latin = 'ABEKMHOPCTYXaeopcyxABEZHIKMNOPTYX'
const latinOf = new Map([...foreign].map((letter, index) => [letter, latin[index] ?? letter]))

/** A run of Cyrillic or Greek letters that all look Latin was typed on the wrong keyboard; a word is not. */
const latinise = (run: string): string =>
  [...run].every((letter) => latinOf.has(letter))
    ? [...run].map((letter) => latinOf.get(letter)).join('')
    : run

const halfWidth = (letter: string): string =>
  String.fromCharCode(letter.charCodeAt(0) - 0xff01 + 0x21)

const circled = 'ⓂⓁⓇⓅⒻⓉⓊⒺⓈⒼⒸⓃⓍ'
const circledOf = (letter: string): string =>
  [...circled].find((sign) => sign.codePointAt(0) === letter.charCodeAt(0) - 65 + 0x24b6) ?? letter

/** O and l between figures are figures: only in runs that hold a real figure and begin like a number; not in `H7/l0`. */
const confusedNumber =
  /(?<=^|[\s([{Ø±+\-/;|=~√□↧])(?!(?<=[A-Z]\d\/)l\d)[\dOolI]{1,8}(?:[.,][\dOolI]{1,6})?(?![\p{L}\d])/gu
const readFigures = (run: string): string =>
  /\d/.test(run) ? run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : run

/** A dash between a hole and its depth or number is no minus: `M8 -30,00 DEEP`, `DRILL 5.5 - 4 HOLES`, `Ø5.0 - 4X`. */
const dashedNote =
  / - ?(?=\d+(?:[.,]\d+)? ?(?:DEEP|DEPTH|DP|TIEF)(?!\p{L}| ?\d+(?:[.,]\d+)?(?! ?[xX×\p{L}\d]))|\d{1,3} ?(?:HOLES?|PLACES|PLCS)(?!\p{L})|[2-9]\d? ?[xX×]$)/giu

/** `#25 DRILL ( 0.150 )`: number, letter or fraction of a drill, and its diameter (Creo). */
const namedDrill =
  /(?<=^|\/ )(?:#\d{1,2}|[A-Z]|\d{1,2}\/\d{1,2}|\d{1,3}(?:[.,]\d{1,3})?) DRILL \( ?(\d{0,3}[.,]\d{1,4}) ?\)/g

/** The drill behind its thread in one line, or over the end of a line: `TAP ↧ 0.359 #25 DRILL / ( 0.150 ) ↧ 0.449`. */
const drillBehind = /(?<=\S) (?:\/ )?(#\d{1,2}) DRILL (?:\/ )?(?=\( ?\d{0,3}[.,]\d{1,4} ?\))/g

/** `Inner Diameter=8 mm`: the words where others have the sign. */
const wordedDiameter =
  /^(?:(?:inner|outer|inside|outside|internal|external) dia(?:meter|\.)? ?[=:]? ?|dia(?:meter|\.)? ?[=:] ?)(?=\d)/i

/** `= 70 =`: a size whose halves are equal, since it lies evenly about an axis (French sheets). */
const even = /^= ?([^=\d]{0,4}\d[^=]{0,20})=$/

/** `TYP x Ø3`: the word where others have a number. */
const typicalCount = /^TYP\.? ?[xX×] ?(?=[ØRM□])/

/** `4- 3 HOLES`, `7-24 DIA. HOLES`: the Ø before the size is missing. Of `5 - 4 HOLES` the count stands behind ({@link dashedNote}). */
const holesWithoutSign = /^(\d{1,2})- ?(\d{1,2}(?:[.,]\d{1,3})?) ?(?:HOLES?|DIA\.?(?: ?HOLES?)?)$/i

/** Words of hole notes without blanks around the sign between them: `M12xthru`, `Ø5x5Deepx4Nos`, `5/16UNFx23Deep`. */
const joinedBefore = /(?<=\d|[A-Z]\d|UN[CF]) ?[xX×] ?(?=(?:thru|through|durch)(?!\p{L}{3}))/giu
const joinedBehind = /(?<=thru|through|deep|depth|tief|UNC|UNF) ?[xX×](?= ?\d)/gi
/** `M12 x 1.75P`: a pitch with its letter. */
const pitchLetter = /(?<=\bM ?\d{1,3} ?[xX×] ?\d(?:[.,]\d{1,2})?) ?P(?= ?(?:[xX×]|$))/g

/** `-( 3 ) HOLES`, `R3 (4) PLACES`: how many there are. */
const bracketedCount = /(?: ?-)? ?\( ?(\d{1,3}) ?\) (?=(?:HOLES?|PLACES|PLCS?)\b)/g

/** A letter without its grade behind a thread, and what kind of thread it is: `M68x6-H EXTERNAL`, `M12x1.5 ISO - H TAP`. */
const bareClass = /(?<=^M ?\d[\d.,xX× ]{0,16})(?: ISO)? ?- ?[Hgh] (?:EXTERNAL|INTERNAL|(?=TAP\b))/

/** A hole to let a thread pass has none itself; its first line says for which. */
const clearance = /^[^/]{0,8}(?:\/\d)?[^/]{1,24} CLEAR(?:ANCE)? ?\/ (?=Ø)/

/** The Chinese word for a thread behind its designation: `1/8 PT牙`. */
const threadWord = /(?<=[A-Z\d]) ?牙(?=$| \/| )/gu

/** `H7 (+0 .025)`: a deviation whose zero stands apart; two deviations would each have a sign. */
const partedZero = /(?<=[+-]) ?0 (?=[.,]\d{2,4}(?![\d.,]))/g

/** A letter in a ring before a size names its inspection, as shops mark what they measure: `Ⓟ45.80 ±0.10`. */
const inspectionMark = /^[\u24b6-\u24cf] ?(?=[ØR□]? ?\d)/u
/** A square before an angle is such a mark as well. */
const markBeforeAngle = /^□ ?(?=\d{1,3}(?:[.,]\d{1,3})? ?°(?: ?$| ?± ?[\d.,]+ ?°))/u

/** A hole beside a number looks like a degree ring, but millimetres are no angle. */
const ringBesideUnit = /(?<=\d) ?° ?(?=mm(?!\p{L}))|(?<=\d ?mm)°/gu

/** `— 0.02 / 100`: a long dash before a value per length is the sign of straightness. */
const longDash = /^[—―⎯] ?(?=\d{0,2}[.,]\d{1,4} ?\/ ?\d)/

/**
 * The text in the characters of the notation: look-alikes, full-width forms, exporters' codes and odd
 * spaces replaced. Doing it twice changes nothing more.
 */
export function normalise(text: string): string {
  const coded = codes.reduce(
    (result, [code, sign]) => result.replace(code, sign),
    text
      .replace(longDash, '⏤')
      .replace(/[\uff01-\uff5e]/g, halfWidth)
      .replace(/[ⓐ-ⓩ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 26))
      .replace(/[^\x20-\x7e]/gu, (letter) => single[letter] ?? letter),
  )
  const shown = coded
    // `ф20`: a Cyrillic letter as the sign of a diameter.
    .replace(/[Фф](?=[ .]?[\d{])/gu, 'Ø')
    .replace(/[\u0370-\u04ff]+/g, latinise)
    .replace(/[\s\u200b\ufeff\u00ad]+/g, ' ')
    .trim()
    // `2•45°`
    .replace(/(?<=\d) ?• ?(?=\d)/g, '×')
    // `ØØ20`: once as text and once as a symbol.
    .replace(/(?<!Ø ?)Ø(?: ?Ø)+(?= ?[\d{])/g, 'Ø')
    // `⌒R5`: the arc is that of the radius.
    .replace(/⌒ ?(?=R ?\d)/g, '')
    // `4xn6 / v n11`: letters of a symbol font, in which n is Ø, v is ⌴ and w is ⌵.
    .replace(/(?<=^|[x×X-] ?|\/ |\b[vw] )n(?=\d)/g, 'Ø')
    .replace(/\bv(?= ?Ø)/g, '⌴')
    .replace(/\bw(?= ?Ø)/g, '⌵')
    // `0.1 (M)`, `A [L]`: a letter in brackets for one in a circle.
    .replace(
      /(?<=\d ?|[| ][A-Z](?:-[A-Z])? ?|[)\]>] ?)[([<]([MLRPFTUESGCNX])[)\]>](?=[ |)([<]|$)/g,
      (_, letter) => circledOf(letter),
    )
    .replace(confusedNumber, readFigures)
    .replace(ringBesideUnit, '')
    // `45°°`
    .replace(/°°(?= ?(?:$|± ?[\d.,]+ ?°))/g, '°')
    .replace(inspectionMark, '')
    // `MØ8`
    .replace(/(?<!\p{L})M ?Ø ?(?=\d)/gu, 'M')
    .replace(markBeforeAngle, '')
    .replace(even, (_, size: string) => size.trim())
    .replace(typicalCount, 'TYP ')
    .replace(holesWithoutSign, '$1x Ø$2')
    .replace(joinedBefore, ' x ')
    .replace(joinedBehind, ' x')
    .replace(pitchLetter, '')
    .replace(drillBehind, ' / $1 DRILL ')
    .replace(namedDrill, 'Ø$1 DRILL')
    .replace(bracketedCount, (_, count, at) => `${at === 0 ? '' : ' '}${count} `)
    .replace(clearance, '')
    .replace(bareClass, ' ')
    .replace(dashedNote, ' ')
    .replace(wordedDiameter, 'Ø')
    .replace(partedZero, '0')
    .replace(threadWord, '')
  return withMeantSigns(shown)
}
