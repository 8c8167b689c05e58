import { useSearch } from '@tanstack/react-router'
import type { Locale } from '../../i18n/locale.ts'

/** The language of the page shown, as its address says it. */
export function usePageLocale(): Locale {
  const { lang }: { lang?: Locale } = useSearch({ strict: false })
  return lang ?? 'en'
}
