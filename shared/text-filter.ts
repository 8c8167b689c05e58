/** Whether some words have all words of the query. */
export function matchesFilter(words: string, query: string): boolean {
  const text = folded(words)
  return folded(query)
    .split(' ')
    .every((word) => text.includes(word))
}

/** How many are left, in words such as `{count} of {max} terms`. */
export function countText(words: string, count: number, max: number): string {
  return words.replace('{count}', String(count)).replace('{max}', String(max))
}

/** A text without case, accents and punctuation: `run out` and `Run-out`, `Übermaß` and `ubermass` are the same. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
