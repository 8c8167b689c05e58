import type { Locale } from '../../../shared/i18n/locale.ts'
import { foldWord } from './fold-word.ts'
import { stem } from './stem.ts'

/** Languages that people ask for and no page names; without Finnish, which is more often a misspelt finish. */
const codes =
  'ar bg cs da el he hi hr hu id ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  )

const names: Record<Locale, ReadonlySet<string>> = { en: namesIn('en'), de: namesIn('de') }

/**
 * Whether a folded word names a language: `chinese`, `chinesische`. In English no ending is dropped: `polished` is no
 * language.
 */
export function isLanguageName(word: string, locale: Locale): boolean {
  return names[locale].has(plain(word, locale))
}

function namesIn(locale: Locale): ReadonlySet<string> {
  const shown = new Intl.DisplayNames(locale, { type: 'language' })
  return new Set(codes.map((code) => plain(foldWord(shown.of(code) ?? '', locale), locale)))
}

function plain(word: string, locale: Locale): string {
  return locale === 'de' ? stem(word, locale) : word
}
