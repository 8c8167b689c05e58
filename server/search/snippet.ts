import type { Locale } from '../../shared/i18n/locale.ts'
import type { TextPart } from '../../shared/search-answer.ts'
import { analyse, type Token } from './analyse.ts'
import type { ReadQuery } from './read-query.ts'
import type { PhraseMatcher } from './synonyms.ts'

/** Characters a snippet shows, about two lines. */
const snippetLength = 190

/** Only the beginning of very long sections is looked at. */
const longestBody = 6_000

/** A text as snippets are cut from it, with its words. */
export interface ReadText {
  text: string
  tokens: readonly Token[]
}

/** Splits the text of a document into words. This is the slow part of a snippet, and the same for all queries. */
export function readText(body: string, locale: Locale): ReadText {
  const text = body.slice(0, longestBody).replace(/([^\n]?)\n/g, joinBlocks)
  return { text, tokens: analyse(text, locale) }
}

/** Marks what was looked for in a text. */
export type Mark = (tokens: readonly Token[]) => { start: number; end: number }[]

/** Finds the words of a query in texts as the index finds them: by stem, spelling and synonym. */
export function marker({ marks }: ReadQuery, matchPhrase: PhraseMatcher): Mark {
  const isMarked = ({ term, also, word }: Token) =>
    marks.terms.has(term) ||
    (word !== '' && marks.terms.has(word)) ||
    also.some((name) => marks.terms.has(name))
  return (tokens) => {
    const spans: { start: number; end: number }[] = []
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      const phrase = marks.groups.size > 0 ? matchPhrase(tokens, at) : undefined
      if (phrase && marks.groups.has(phrase.group)) {
        at += phrase.length - 1
        spans.push({ start: token.start, end: (tokens[at] as Token).end })
      } else if (isMarked(token)) spans.push({ start: token.start, end: token.end })
    }
    return spans
  }
}

/**
 * The part of a text with the most hits of the query. Without a hit it is the beginning of the text, behind the keyword
 * that the document was found by, if there is one.
 */
export function snippetOf(
  { text, tokens }: ReadText,
  mark: Mark,
  name: () => string | undefined,
): TextPart[] {
  const spans = mark(tokens)
  const found = spans.length === 0 ? name() : undefined
  const first = found
    ? [
        { text: found, isHit: true },
        { text: ' · ', isHit: false },
      ]
    : []
  const taken = first.reduce((sum, part) => sum + part.text.length, 0)
  const [from, to] = windowOf(text, spans, snippetLength - taken)
  const parts: TextPart[] = [...first]
  const push = (part: string, isHit: boolean) => {
    if (part !== '') parts.push({ text: part, isHit })
  }
  let at = from
  push(from > 0 ? '…\u00a0' : '', false)
  for (const { start, end } of spans) {
    if (start < from || end > to) continue
    push(text.slice(at, start), false)
    push(text.slice(start, end), true)
    at = end
  }
  push(text.slice(at, to), false)
  push(to < text.length ? '\u00a0…' : '', false)
  return parts
}

/** Puts a separator between lines: headings, cells and points have no full stop of their own. */
function joinBlocks(_: string, last: string): string {
  return /[.:!?…]/.test(last) ? `${last} ` : `${last} · `
}

/** The window with most hits, beginning a few words before the first of them and ending at words. */
function windowOf(
  text: string,
  spans: readonly { start: number; end: number }[],
  length: number,
): [number, number] {
  if (text.length <= length) return [0, text.length]
  let [best, most] = [0, 0]
  spans.forEach(({ start }, at) => {
    let count = 0
    while ((spans[at + count]?.end ?? Number.POSITIVE_INFINITY) <= start + length - 40) count += 1
    if (count > most) [best, most] = [start, count]
  })
  const earliest = Math.max(0, Math.min(best - 40, text.length - length))
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  const limit = Math.min(text.length, from + length)
  const to = limit === text.length ? limit : text.lastIndexOf(' ', limit)
  return [from, to > from ? to : limit]
}
