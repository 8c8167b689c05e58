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
/** They weigh less than names of things: the answer may tell of it in other words. */
const ofDeed = 0.4

/** A place that nobody here names says where somebody is, and next to nothing of what is asked for: `jobs berlin`. */
const ofPlace = 0.1

/** Prepares the question how much of a query a document is about, from 0 to 1. */
export function fitReader(
  { clauses, unmet }: Pick<ReadQuery, 'clauses' | 'unmet'>,
  documentCount: number,
  locale: Locale,
): (entry: Entry) => number {
  const strong = clauses.filter(({ isWeak }) => !isWeak)
  const asked = strong.length > 0 ? strong : clauses
  // A word that nobody here knows says as much as one that no document has.
  const ofUnknown = Math.log(1 + documentCount / byChance)
  const weightOf = ({ isPart, importance }: Clause) => (isPart ? ofUnknown : importance)
  const known = asked.reduce((sum, clause) => sum + weightOf(clause), 0)
  const shareOfUnmet = (word: string) => {
    if (isGeographicName(foldWord(word, locale), locale)) return ofPlace
    return deed.test(word) ? ofDeed : 1
  }
  const shares = unmetWords({ unmet }).reduce((sum, word) => sum + shareOfUnmet(word), 0)
  // Words of which a part is known are among the unmet, too, and counted with what is known.
  const inPart = clauses.filter(({ isPart }) => isPart).length
  const total = known + Math.max(0, shares - inPart) * ofUnknown
  const beside = asked.length > 1 ? ofText : 1

  return (entry) => {
    const [title = 0, heading = 0, keywords = 0] = entry
    const texts = fields.length + title + heading + keywords
    const names = new Set(Array.from(entry.subarray(fields.length, texts), termId))
    const words = new Set(Array.from(entry.subarray(texts), termId))
    const shareOf = ({ weights, isPart, certainty }: Clause) => {
      let best = 0
      for (const [term, weight] of weights) {
        const share = isPart || weight >= surely ? 1 : weight
        if (names.has(term)) best = Math.max(best, share)
        else if (words.has(term)) best = Math.max(best, share * beside)
      }
      return best * certainty
    }
    const met = asked.reduce((sum, clause) => sum + weightOf(clause) * shareOf(clause), 0)
    return total === 0 ? 0 : met / total
  }
}
