/** The unit that the words of a cell name: `mm` or `inch`; null without one. */
export function unitOf(text: string): string | null {
  // `INCHES [MILLIMETERS]`: the sizes in brackets are said again; `Dimensions (mm)` names its only unit there.
  return unitIn(text.replace(/[[(][^\])]{1,20}[\])]/g, '')) ?? unitIn(text)
}

function unitIn(text: string): string | null {
  const low = text.toLowerCase()
  if (/\b(?:mm|mil\p{L}{2,}|mmgs|metric)\b|ミリ|毫米/u.test(low)) return 'mm'
  // Before another word `in` is no unit: that word may be a misread one.
  const inch = /\b(?:in(?![\s.]*\p{L})|inch|inches|zoll|pouces?|pulgadas?|pollici|ips)\b|^"$/u
  return inch.test(low) ? 'inch' : null
}
