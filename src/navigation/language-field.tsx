import { defaultLocale } from '../../shared/i18n/locale.ts'
import { useShownPage } from './shown-page.tsx'

/** Keeps the language of the page in the address that a GET form leads to. */
export function LanguageField() {
  const { locale } = useShownPage()
  return locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />
}
