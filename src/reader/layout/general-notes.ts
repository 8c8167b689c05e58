const roughness = /\bR[az]\s*=?\s*\d+(?:[.,]\d+)?|R[az]\s*\d+(?:[.,]\d+)?/
const chamferWord = /倒角|chamfer|fase[n]?\b|chanfrein|smusso|chafl[aá]n/i
const chamfer = /(?<![A-Za-z])C\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*[x×]\s*45\s*°/
const isSentence = /\p{L}{4,}.*\s.*\p{L}{2,}|[\u3400-\u9fff]{4,}/u

/** Callouts that a sentence of the general notes states for the whole part. */
export function calloutsInNote(text: string): string[] {
  if (!isSentence.test(text)) return []
  const surface = roughness.exec(text)?.[0]
  const edge = chamferWord.test(text) ? chamfer.exec(text)?.[0] : undefined
  return [surface?.replace(/^(R[az])\s*=?\s*/, '$1 '), edge].flatMap((found) => found ?? [])
}
