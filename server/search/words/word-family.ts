import type { Locale } from '../../../shared/i18n/locale.ts'
import type { KnownWord, Vocabulary } from '../index/vocabulary.ts'
import { stem } from './stem.ts'

/** Shorter roots are also shared by unrelated words. */
const shortestRoot: Record<Locale, number> = { en: 5, de: 4 }

/** Endings that derive verbs, nouns and adjectives from one another; removed in turn, if enough of the word is left. */
const endings: Record<Locale, readonly RegExp[]> = {
  en: [
    /(?:abiliti|ibiliti|able|abl|ibl)$/,
    /(?:ation|ition|at|aci)$/,
    /(?:anc|enc|ant|ement|ment|ness|ism|iti|(?<=[sv])al|or|er|iv|ag|ee)$/,
    /(?:icat|ic|i)$/,
  ],
  de: [
    /(?:ierung|ierbar|ierend|iert|ieri?|ation)$/,
    /(?:barkeit|igkeit|keit|heit)$/,
    /(?:ung|bar|lich|isch|end|(?<=e[lr])[nt])$/,
  ],
}

/** First parts of German verbs that stand apart from the rest: `ein-lesen`, `ein-ge-lesen`. */
const apart = '(?:ab|an|auf|aus|ein|hoch|vor|nach|um|zu|bei|mit)'
const beginsApart = new RegExp(`^(${apart})(.{3,})`)
const participles = [
  new RegExp(`^(${apart})?ge(.{4,}?)e?t$`),
  new RegExp(`^(${apart})(?:ge|zu)(.{3,})$`),
]

/**
 * The root that a folded word shares with related verbs, nouns and adjectives. It is rougher than the stem, so it only says
 * what a word may also mean.
 *
 * @example rootOf('gehartet', 'de') // 'hart', as of `harten` and `hartung`
 */
export function rootOf(word: string, locale: Locale): string {
  if (!/^[a-z]{5,30}$/.test(word)) return word
  const stemmed = stem(word, locale)
  let root = locale === 'de' ? withoutParticiple(stemmed) : stemmed
  for (const ending of endings[locale]) {
    const rest = root.replace(ending, '')
    if (rest.length >= shortestRoot[locale]) root = rest
  }
  return root.length > shortestRoot[locale] && /([lmnprst])\1$/.test(root)
    ? root.slice(0, -1)
    : root
}

function withoutParticiple(stemmed: string): string {
  if (/[hk]eit$/.test(stemmed)) return stemmed
  const participle = participles.find((form) => form.test(stemmed))
  return participle ? stemmed.replace(participle, '$1$2') : stemmed
}

/** The words of the texts that have a word's root. */
export function familyOf(word: string, vocabulary: Vocabulary, locale: Locale): KnownWord[] {
  const root = rootOf(word, locale)
  if (root.length < shortestRoot[locale]) return []
  const starts = locale === 'de' ? [root, `ge${root}`, root.replace(beginsApart, '$1ge$2')] : [root]
  return [...new Set(starts)]
    .flatMap((start) => vocabulary.startingWith(start))
    .filter((known) => rootOf(known.word, locale) === root)
}
