import type { Locale } from '../../../shared/i18n/locale.ts'
import { termHints } from '../page-data/glossary-data.ts'
import { siteContext } from '../site-context.ts'

/**
 * Words that a part of a page asks for when it is opened, at `/words/<name>.json`: of the search over the page, of a
 * drawing that is read, and the meanings of all terms. Undefined for any other name.
 */
export function wordsFor(name: string, locale: Locale): unknown {
  return hasWords(name) ? words[name](locale) : undefined
}

/** Whether there are words of this name, without making them. */
export function hasWords(name: string): name is keyof typeof words {
  return Object.hasOwn(words, name)
}

const words = {
  search: (locale: Locale): unknown => siteContext().content.ui(locale).search,
  reader: (locale: Locale): unknown => siteContext().content.wording('reader', locale),
  set: (locale: Locale): unknown => siteContext().content.wording('set', locale),
  receipt: (locale: Locale): unknown => siteContext().content.wording('receipt', locale),
  terms: (locale: Locale): unknown => termHints(locale),
}
