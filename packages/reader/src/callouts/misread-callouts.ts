/**
 * What recognition makes of a sign or a mark beside it, and what stood there. Each holds only where the text as it was
 * read is no callout: not `4-03`, since no size begins with a zero, and not `M3x0.5V7`, since V is no sign of a thread.
 */
const repairs: readonly (readonly [RegExp, string])[] = [
  // A diameter sign that touches the dash or the cross before it.
  [/^(\d{1,2} ?[-xX×] ?)[0OQ@](?=[1-9]\d{0,3}(?:[.,]\d{1,3})?(?![\d/.,-]))/, '$1Ø'],
  // The arrow of a depth behind a thread.
  [/^((?:\d{1,2} ?[xX×-] ?)?M\d{1,2}(?:[.,]\d+)?[xX×]\d(?:[.,]\d+)?) ?[VTYI](?=\d)/, '$1 ↧'],
  // The seat behind a through hole; no word goes on there.
  [/(THRU) ?(?:L[JIL]|L|U) ?(?=\d)/, '$1 ⌴ '],
  // The bracket behind a count, lost at the end of a line: `Ø1,8 (8 holes`.
  [/^([^()]{0,40}\d ?\(\d{1,2} ?(?:[xX×]|\p{L}{4,9}))$/u, '$1)'],
  // An open arrowhead before a diameter.
  [/^[AV] ?(?=Ø[1-9])/, ''],
  // The end of an extension line behind a number.
  [/^((?:\d{1,2} ?[xX×] ?)?(?:S?[RØ] ?)?\d+(?:[.,]\d+)?) ?[-.,:;'_|]$/, '$1'],
]

/** The callout that a misread text stands for; null where no sign of it is known to be misread. */
export function meantCallout(text: string): string | null {
  const meant = repairs.reduce((read, [misread, sign]) => read.replace(misread, sign), text.trim())
  return meant === text.trim() ? null : meant
}

/** A frame of circularity with a datum. */
const roundWithDatum = /^\|○(?=\|[^|]+\|[A-Z])/

/** A roundness refers to no datum (ISO 1101): its circle is the sign of coaxiality, whose two circles ran together. */
export const meantFrame = (text: string): string => text.replace(roundWithDatum, '|◎')
