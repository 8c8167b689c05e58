import type { LanguageIndex } from '../index/language-index.ts'
import type { Token } from '../words/analyse.ts'
import { stem } from '../words/stem.ts'
import { familyOf } from '../words/word-family.ts'
import { expandWord } from './expand-word.ts'

/** How many letters a part has at least: one of two known halves, or the one part that is known; shorter ones are chance. */
const leastLetters = { half: 4, part: 5 }

/** How many letters the unknown rest of a compound has at least; less is an ending. */
const shortestRest = 3

/** Share of the texts above which a word is in nearly any of them. */
const everywhere = 0.1

/**
 * Last parts of compounds that say what is done with the first, or how it is told: `Schriftfeldaufbau` asks for the title
 * block. Alone they may be looked for. Customers are in the plural, `kunde` is what one knows of something.
 */
const generalEnds: ReadonlySet<string> = new Set(
  (
    'abweichung abweichungen arten art aufbau auswahl bedeutung beispiel beispiele berechnung bestimmung bezeichnung ' +
    'bezeichnungen festlegung formel formeln grundlagen kunde lehre liste listen regeln symbol symbole tabelle tabellen typen ubersicht ' +
    'verarbeitung vorbereitung wahl werte wissen zeichen'
  ).split(' '),
)

/** Whether a folded word is one that a compound hardly says anything by. */
export const isGeneralEnd = (word: string): boolean => generalEnds.has(word)

/**
 * The two known words that an unknown compound is made of, the second as long as possible: `oberflachen`, `rauheit`. The
 * first may end with the `s` that joins them: `vertriebs`, `partner`.
 */
export function splitCompound(word: string, index: LanguageIndex): [string, string] | undefined {
  const { vocabulary } = index
  if (isParticiple(word, index)) return undefined
  for (let at = leastLetters.half; at <= word.length - leastLetters.half; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    if (beginsParticiple.test(first)) continue
    // `ordnerüberwachung`: the texts have `überwachter Ordner`.
    const second = isWordOf(index, rest) ? rest : verbOfNoun(rest, index)
    if (second === undefined) continue
    const joined = first.endsWith('s') ? first.slice(0, -1) : ''
    if (joined.length >= leastLetters.half && vocabulary.exact(joined)) return [joined, second]
    if (vocabulary.startingWith(first).length > 0) return [first, second]
  }
  return undefined
}

/** The three known words that an unknown compound is made of: `senk`, `kopf`, `schraube`. */
export function splitInThree(
  word: string,
  index: LanguageIndex,
): [string, string, string] | undefined {
  if (index.locale !== 'de') return undefined
  for (let at = 2 * leastLetters.half; at <= word.length - leastLetters.half; at += 1) {
    const [start, last] = [word.slice(0, at), word.slice(at)]
    const halves = isWordOf(index, last) ? splitCompound(start, index) : undefined
    if (halves) return [...halves, last]
  }
  return undefined
}

/** What the participles of many verbs begin with: `angelassen` is no matter of an `Angebot`. */
const beginsParticiple = /^(?:ab|an|auf|aus|ein|um|vor|zu)ge$/

/** Whether a German word is a verb's `-end` form, such as `umlaufend`, rather than the end of something: `Vertragsende`. */
function isParticiple(word: string, { locale, vocabulary }: LanguageIndex): boolean {
  const hasEnding = locale === 'de' && /end(?:e[mnrs]?)?$/.test(word)
  return hasEnding && familyOf(word, vocabulary, locale).length > 0
}

/** Whether a text or a group of synonyms has the word in any of its forms: `gebühr` of `Einrichtungsgebühr`. */
export function isWordOf(index: LanguageIndex, word: string): boolean {
  const token: Token = { start: 0, end: 0, word, term: stem(word, index.locale), also: [] }
  return index.term(token.term) !== undefined || index.matchPhrase([token], 0) !== undefined
}

/** What a German noun in `-ung` is made of, where the texts have that: `stempel` of `stempelung`. */
export function verbOfNoun(
  word: string,
  { locale, vocabulary }: LanguageIndex,
): string | undefined {
  if (locale !== 'de') return undefined
  const verb = word.replace(/ung(?:en)?$/, '')
  const isKnown =
    verb !== word && verb.length >= leastLetters.part && vocabulary.startingWith(verb).length > 0
  return isKnown ? verb : undefined
}

/** A German verb without its prefix, if the site has it: `schweißt` of `verschweißt`. */
export function verbWithoutPrefix(word: string, index: LanguageIndex): string | undefined {
  const rest = index.locale === 'de' ? prefixed.exec(word)?.[1] : undefined
  return rest && expandWord(rest, index).length > 0 ? rest : undefined
}

const prefixed = /^(?:ver|be|ent|zer|er|ab|an|auf|aus|ein|um|vor|nach|zu)(\p{L}{5,})$/u

/** The longest known beginning or end of a compound whose rest is unknown: `kanten` of `kantenbruch`. */
export function knownPartOf(word: string, { vocabulary }: LanguageIndex): string | undefined {
  for (let rest = shortestRest; rest <= word.length - leastLetters.part; rest += 1) {
    const [end, start] = [word.slice(rest), word.slice(0, -rest)]
    if (vocabulary.exact(end)) return end
    if (vocabulary.exact(start)) return start
  }
  return undefined
}

/** Whether a word is in too many texts to tell which one is meant: `teil` of `schmiedeteil`. */
export function isEverywhere(word: string, index: LanguageIndex): boolean {
  const term = index.term(stem(word, index.locale))
  return term !== undefined && term.documents > index.documentCount * everywhere
}
