import type { TextLine } from './structure/text-lines.ts'
import { type Candidate, candidateOf } from './title-block/candidate.ts'
import { languageWords, sharedWords } from './words/languages.ts'

const kana = /[\u3041-\u30ff]/
const han = /[\u4e00-\u9fff]/
/** Characters that only Japanese has in this form, of words for drawing, checking, finish, unit, number and so on. */
const onlyJapanese = /[図検処単変価様査総実対応広]|個数/

/** Words that a language must show for the sheet to be written in it. */
const enough = 2

/** The three surest lines, by which a language is judged: a hardly legible one proves nothing against it. */
const surest = (lines: readonly TextLine[]): TextLine[] =>
  lines.toSorted((one, other) => other.confidence - one.confidence).slice(0, 3)

interface Evidence {
  readonly language: string
  readonly lines: TextLine[]
  readonly words: Set<string>
}

function evidence(lines: readonly TextLine[]): Evidence[] {
  return Object.entries(languageWords).map(([language, pattern]) => {
    const found: Evidence = { language, lines: [], words: new Set() }
    for (const line of lines) {
      const words = (line.text.toLowerCase().match(pattern) ?? []).filter(
        (word) => !sharedWords.test(word),
      )
      if (words.length > 0) found.lines.push(line)
      for (const word of words) found.words.add(word)
    }
    return found
  })
}

/** Languages of the words on a sheet (ISO 639-1), the one with most words first. */
export function readLanguages(lines: readonly TextLine[]): Candidate[] {
  const known = evidence(lines)
    .filter(({ words }) => words.size >= enough)
    .sort((a, b) => b.words.size - a.words.size)
  const most = known[0]?.words.size ?? 0
  const out = known
    .filter(({ words }) => words.size >= Math.max(enough, 0.34 * most))
    .map((one) => candidateOf('languages', one.language, surest(one.lines), 0.9))
  const eastern = lines.filter((line) => han.test(line.text) || kana.test(line.text))
  if (eastern.length >= enough) {
    const isJapanese = eastern.some(({ text }) => kana.test(text) || onlyJapanese.test(text))
    const language = isJapanese ? 'ja' : 'zh'
    out.push(candidateOf('languages', language, surest(eastern), 0.9))
  }
  const cyrillic = lines.filter(({ text }) => /\p{Script=Cyrillic}{3}/u.test(text))
  if (cyrillic.length >= enough) out.push(candidateOf('languages', 'ru', surest(cyrillic), 0.85))
  return out
}
