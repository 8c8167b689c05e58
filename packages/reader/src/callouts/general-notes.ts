const roughness = /\bR[az]\s*(?:=\s*)?\d+(?:[.,]\d+)?|R[az]\s*\d+(?:[.,]\d+)?/
const chamferWord = /倒角|chamfer|fase[n]?\b|chanfrein|smusso|chafl[aá]n/i
const chamfer =
  /(?<![A-Za-z])C\s?\d+(?:[.,]\d+)?|(?<!\d)\d+(?:[.,]\d+)?\s*[x×]\s*45\s*°|(?<![\d.,])(\d{1,2}(?:[.,]\d)?)[xX×]\1(?=\s?MM\b)/

const radiusWord =
  /圆角|圓角|fillet|\bradi(?:i|us)\b|rundung|\bradien\b|cong[ée]s?\b|raccord|redonde/i
/** One radius, not the end of a range. */
const radius =
  /(?<![A-Za-z]|[-~–…]\s?)R\s?(?:=\s?)?\d+(?:[.,]\d+)?(?![\d.,]*\d|\s*(?:[-~–…]|max|min))/i

/** `All the fillets are 0.2mm`: one radius without its sign, not the end of a range. */
const bareRadius =
  /(?:fillets?|radii|radien|rundungen)(?: are| is| of|:| =)? (\d{1,3}(?:[.,]\d{1,3})?) ?mm\b(?!\s*(?:[-~–…]|max|min|to\b|bis\b))/i

/** Callouts that a sentence of the general notes states for the whole part. */
export function calloutsInNote(text: string): string[] {
  if (!isSentence(text)) return []
  const surface = roughness.exec(text)?.[0]
  const edge = chamferWord.test(text) ? chamfer.exec(text)?.[0] : undefined
  const bare = bareRadius.exec(text)?.[1]
  const signed = radiusWord.test(text) ? radius.exec(text)?.[0].replace(/[\s=]/g, '') : undefined
  const rounding = signed ?? (bare && `R${bare}`)
  const found = [surface?.replace(/^(R[az])\s*=?\s*/, '$1 '), edge, rounding]
  return found.flatMap((one) => one ?? [])
}

/** Is a text more than a callout: does it have a long word with another one after it? */
function isSentence(text: string): boolean {
  if (/[\u3400-\u9fff]{4}/u.test(text)) return true
  const word = text.search(/\p{L}{4}/u)
  const rest = word < 0 ? '' : text.slice(word)
  const gap = rest.search(/\s/)
  return gap >= 0 && /\p{L}{2}/u.test(rest.slice(gap))
}
