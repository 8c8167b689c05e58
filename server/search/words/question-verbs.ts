import type { Locale } from '../../../shared/i18n/locale.ts'
import type { Token } from './analyse.ts'
import { editDistance } from './edit-distance.ts'

/** Where a verb stands: behind these words, before those, with this ending; what is left out may be anything. */
interface Place {
  behind: RegExp
  before?: RegExp
  ending?: RegExp
}

/**
 * Only questions of how and where: they are about what is done to something. `Can I test it` and
 * `do you train on our drawings` are about the verb itself, and `how do you store drawings` is about what we do.
 */
const places: Record<Locale, readonly Place[]> = {
  en: [
    {
      behind:
        /\bhow (?:(?:can|could|do|does|may|must|shall|should|will|would) (?:i|it|somebody|someone|they|we)|to) $/i,
    },
  ],
  de: [
    {
      behind: /\b(?:wie|wo|wodurch|womit|woran) $/i,
      before: /^ (?:ich|man|wir)(?!\p{L})/iu,
    },
    {
      behind:
        /\b(?:wie|wo|wodurch|womit|woran) (?:darf|kann|koennen|können|muss|muessen|müssen|soll|sollen|sollte|will|wollen) /i,
      before: /^\P{L}*$/u,
      ending: /n$/,
    },
  ],
}

/**
 * Whether a word is the verb of a whole question of how: `read` of `how do I read a title block`, `bohren` of `wie muss man
 * ein Gewinde bohren`. It says less than what is read or drilled.
 */
export function isQuestionVerb(
  query: string,
  { start, end, word }: Pick<Token, 'start' | 'end' | 'word'>,
  locale: Locale,
): boolean {
  const [first, rest] = [query.slice(0, start), query.slice(end)]
  return places[locale].some(
    ({ behind, before, ending }) =>
      behind.test(first) && (before?.test(rest) ?? true) && (ending?.test(word) ?? true),
  )
}

/** What visitors call the service, where a question asks what it can do. */
const subjects: Record<Locale, { behind: RegExp; names: ReadonlySet<string> }> = {
  en: {
    behind: /(?:^|\s)(?:can|could|does|is|may|will|would) (?:it|that|the|this|your) $/i,
    names: new Set([
      'ai',
      'app',
      'platform',
      'product',
      'program',
      'service',
      'software',
      'system',
      'tool',
    ]),
  },
  de: {
    behind:
      /(?:^|\s)(?:kann|könnte|koennte|wird|\p{L}{2,12}t) (?:das|der|die|diese[rs]?|eure?|euer|ihre?)\s$/iu,
    names: new Set([
      'anwendung',
      'app',
      'dienst',
      'ki',
      'plattform',
      'produkt',
      'programm',
      'software',
      'system',
      'tool',
    ]),
  },
}

/** Whether a word only names who is asked about: `software` of `can your software read scans`. */
export function isAskedSubject(
  query: string,
  { start, word }: Pick<Token, 'start' | 'word'>,
  locale: Locale,
): boolean {
  const { behind, names } = subjects[locale]
  return names.has(word) && behind.test(query.slice(0, start))
}

const questionWords: Record<Locale, readonly string[]> = {
  en: ['how', 'what', 'when', 'where', 'which', 'who', 'why'],
  de: ['wann', 'warum', 'was', 'welche', 'welcher', 'welches', 'wer', 'wie', 'wieso', 'wo'],
}

/** Whether a folded word is one that questions begin with, misspelt by one letter: `wat is a fit`. */
export function isMisspeltQuestionWord(word: string, locale: Locale): boolean {
  const isNear = (known: string) => editDistance(word, known, 1) === 1
  return word.length >= 3 && questionWords[locale].some(isNear)
}
