import type { Locale } from '../../../shared/i18n/locale.ts'
import { type Entry, fields, termId } from '../index/entry.ts'
import { byChance, type Clause, type ReadQuery, unmetWords } from '../query/read-query.ts'
import { foldWord } from '../words/fold-word.ts'
import { isGeographicName } from '../words/geographic-names.ts'
import { surely } from './has-name.ts'

/**
 * Share of what was asked for that one place has to deal with. With less it has a word of the query by chance, as pages on
 * cyber insurance and on prices have of `car insurance quote online`.
 */
export const leastFit = 0.44

/** What a word says of several, where it stands in the text only and in no name of the place. */
const ofText = 0.75

/** Unknown words that say what is done: `how is the logo constructed`, `welche Formate werden akzeptiert`, `angelassen`. */
const deed = /(?:ed|iert)$|^(?:ab|an|auf|aus|ein|um|vor|zu)ge\p{L}{3,15}(?:t|en)$/iu
/** And codes such as `V2A`, `ABC`: some code of the trade that no text has. */
const code = /\p{L}\d|\d\p{L}|^\p{Lu}{2,5}$/u
/** They weigh less than names of things: the answer may tell of it in other words. */
const ofDeed = 0.4

/** A town or country says where somebody is, and next to nothing of what a name of the place has: `jobs berlin`. */
const ofPlace = 0.1

/** What a short misspelt word is read as is less sure than this. */
const leastSure = 0.6

/** Prepares the question how much of a query a document is about, from 0 to 1. */
export function fitReader(
  { clauses, unmet }: Pick<ReadQuery, 'clauses' | 'unmet'>,
  documentCount: number,
  locale: Locale,
): (entry: Entry) => number {
  // `running shoes` is no running that somebody shows: what was read as a word that says little is one nobody knows.
  const isDoubtful = ({ isWeak, isPart, certainty }: Clause) =>
    isWeak && !isPart && certainty < leastSure
  const strong = clauses.filter((clause) => !clause.isWeak || isDoubtful(clause))
  const asked = strong.length > 0 ? strong : clauses
  // A word that nobody here knows says as much as one that no document has.
  const ofUnknown = Math.log(1 + documentCount / byChance)
  const weightOf = (clause: Clause) =>
    clause.isPart || isDoubtful(clause) ? ofUnknown : clause.importance
  const known = asked.reduce((sum, clause) => sum + weightOf(clause), 0)
  const words = unmetWords({ unmet })
  // Words of which a part is known are among the unmet, too, and counted with what is known.
  const inPart = clauses.filter(({ isPart }) => isPart).length
  const totalOf = (shareOf: (word: string) => number) => {
    const shares = words.reduce((sum, word) => sum + shareOf(word), 0)
    return known + Math.max(0, shares - inPart) * ofUnknown
  }
  const ofWord = (word: string) => (deed.test(word) || code.test(word) ? ofDeed : 1)
  const total = totalOf(ofWord)
  const totalWherever = totalOf((word) =>
    isGeographicName(foldWord(word, locale), locale) ? ofPlace : ofWord(word),
  )
  const beside = asked.length + words.length > 1 ? ofText : 1

  return (entry) => {
    const [title = 0, heading = 0, keywords = 0] = entry
    const texts = fields.length + title + heading + keywords
    const names = new Set(Array.from(entry.subarray(fields.length, texts), termId))
    const terms = new Set(Array.from(entry.subarray(texts), termId))
    let isNamed = asked.length > 0
    const shareOf = (clause: Clause) => {
      const { weights, isPart, certainty } = clause
      if (isDoubtful(clause)) return 0
      let [inName, inText] = [0, 0]
      for (const [term, weight] of weights) {
        const share = isPart || weight >= surely ? 1 : weight
        if (names.has(term)) inName = Math.max(inName, share)
        else if (terms.has(term)) inText = Math.max(inText, share * beside)
      }
      isNamed &&= inName === 1
      return Math.max(inName, inText) * certainty
    }
    const met = asked.reduce((sum, clause) => sum + weightOf(clause) * shareOf(clause), 0)
    const most = isNamed ? totalWherever : total
    return most === 0 ? 0 : met / most
  }
}
