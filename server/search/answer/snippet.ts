import type { Locale } from '../../../shared/i18n/locale.ts'
import type { TextPart } from '../../../shared/search-answer.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import { notesStart } from '../documents/search-document.ts'
import type { ReadQuery } from '../query/read-query.ts'
import { analyse, type Token } from '../words/analyse.ts'
import type { PhraseMatcher } from '../words/synonyms.ts'

/** Characters a snippet shows, about two lines. */
const snippetLength = 190

/** Characters it shows before the first hit. */
const lead = 40

/** Only the beginning of very long sections is looked at. */
const longestBody = 6_000

/** A text as snippets are cut from it, with its words. */
export interface ReadText {
  text: string
  tokens: readonly Token[]
  /** Where its footnotes begin. */
  notes: number
}

/** Splits the text of a document into words. This is the slow part of a snippet, and the same for all queries. */
export function readText(body: string, locale: Locale): ReadText {
  const shown = body.slice(0, longestBody)
  const start = notesStart(shown)
  const main = joinBlocks(shown.slice(0, start))
  const text = joinBlocks(`${main}${shown.slice(start).replace('\n', '')}`)
  return { text, tokens: analyse(text, locale), notes: main.length }
}

/** Marks what was looked for in a text. */
export type Mark = (tokens: readonly Token[]) => Span[]

interface Span {
  start: number
  end: number
}

/** Finds the words of a query in texts as the index finds them: by stem, spelling and synonym. */
export function marker({ marks }: ReadQuery, matchPhrase: PhraseMatcher): Mark {
  const isMarked = ({ term, also, word }: Token) =>
    marks.terms.has(term) ||
    (word !== '' && marks.terms.has(word)) ||
    also.some((name) => marks.terms.has(name))
  return (tokens) => {
    const spans: Span[] = []
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
 * The part of a text with the most different hits of the query, in its footnotes only where there are no others.
 * Without a hit it is the beginning of the text, behind the keyword that the document was found by, if there is one.
 */
export function snippetOf(
  { text, tokens, notes }: ReadText,
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
  const above = spans.filter(({ end }) => end <= notes)
  const shown = above.length > 0 ? above : spans
  const [from, to] = windowOf(text, shown, snippetLength - taken)
  const parts: TextPart[] = [...first]
  // Signs stay in their places: a blank becomes one that does not break.
  const kept = text.slice(0, from) + keepTogether(text.slice(from, to))
  const push = (part: string, isHit: boolean) => {
    if (part !== '') parts.push({ text: part, isHit })
  }
  let at = from
  push(from > 0 ? '…\u00a0' : '', false)
  for (const { start, end } of spans) {
    if (start < from || end > to) continue
    push(kept.slice(at, start), false)
    push(kept.slice(start, end), true)
    at = end
  }
  push(kept.slice(at, to), false)
  push(to < text.length ? '\u00a0…' : '', false)
  return parts
}

/** Puts separators between lines: headings, cells and points have no full stop of their own. */
function joinBlocks(text: string): string {
  return text.replace(/([^\n]?)\n/g, (_, last: string) =>
    /[.:!?…]/.test(last) ? `${last} ` : `${last} · `,
  )
}

/** The window with most different hits, then with most; it begins a few words before the first and ends at words. */
function windowOf(text: string, spans: readonly Span[], length: number): [number, number] {
  if (text.length <= length) return [0, text.length]
  let [best, most] = [0, 0]
  spans.forEach(({ start }, at) => {
    const words = new Set<string>()
    let count = 0
    for (let next = at; next < spans.length; next += 1) {
      const hit = spans[next] as Span
      if (hit.end > start + length - lead) break
      words.add(text.slice(hit.start, hit.end).toLowerCase())
      count += 1
    }
    const value = words.size * spans.length + count
    if (value > most) [best, most] = [start, value]
  })
  const earliest = Math.max(0, Math.min(best - lead, text.length - length))
  const from = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1
  const limit = Math.min(text.length, from + length)
  const to = limit === text.length ? limit : text.lastIndexOf(' ', limit)
  return [from, to > from ? to : limit]
}
