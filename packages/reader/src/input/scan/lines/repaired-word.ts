/** Signs that Tesseract gives for a diameter sign it does not know; `$` is a small one whose stroke stands steeply. */
const diameterLike = /^[@©®¢$](?=[\d.,(])/

/** `k6` and the like: no word ends so (ISO 286-1). */
const fitLike = /^(?:[efghkmnprs]|js)b$/

/** A zero behind the point whose side lies on a line: no letter stands there. */
const openZero = /(?<=\d[.,]\d{0,4})[CQ](?=\d|$)/g

/** Letters of a number of a drawing before its figures, which are filled up with zeros: `FRO01`. */
const filledUp = /(?<=\p{Lu}[-.]?)O(?=0\d)/gu

/** A chamfer whose ring stands far from its figures. */
const ringless = /(?<=^\d{1,2}(?:[.,]\d)?[xX×])45$/

/** What recognition makes of the end of a line or of a letter that it does not know, before a word. */
const strayMark = /^["':;]+(?=[\p{L}\p{N}Ø])|^["':;.]+(?=\d+[.,]\d)/u

/** A year whose last figure the border of its cell cuts. */
const cutYear = /(?<=^\d{1,2}[/.-]\d{1,2}[/.-]\d{3})[CDOQ]$/

/** Within a word of small letters no capital stands: what looks like one is an l. */
const capitalWithin = /(?<=[a-zäöüß])I(?=[a-zäöüß]|$)/g

/**
 * An l among three capitals or more, and nothing else, is an I; two capitals and an l may be a sign. Aluminium keeps its own
 * before another metal: `AlMG`, but `AISI`.
 */
const smallAmongCapitals = /^(?=.{4})(?!Al(?:MG|CU|ZN|MN))\p{Lu}+l\p{Lu}*$/u

/**
 * Repairs what recognition mistakes in figures, where no other reading makes sense: letters inside
 * a number, the diameter sign, typographic dashes and quotes.
 */
export function repairedWord(text: string): string {
  const plain = text
    .replace(/[–—]/g, '-')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(diameterLike, 'Ø')
    .replace(strayMark, '')
  if (fitLike.test(plain)) return plain.replace('b', '6')
  if (smallAmongCapitals.test(plain)) return plain.replace('l', 'I')
  if (!/\d/.test(plain)) return plain.replace(capitalWithin, 'l')
  return plain
    .replace(cutYear, '0')
    .replace(ringless, '45°')
    .replace(openZero, '0')
    .replace(filledUp, '0')
    .replace(/(?<=\d[.,]?)[Oo](?=[\d.,]|$)/g, '0')
}
