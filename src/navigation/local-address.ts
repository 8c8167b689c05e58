import type { Locale } from '../i18n/locale.ts'

/**
 * An address of this site in a language: German ones carry `lang=de`, after their query and before their hash
 * (ARCHITECTURE "A request").
 *
 * @example localAddress('/pricing#growth', 'de') // '/pricing?lang=de#growth'
 */
export function localAddress(address: string, locale: Locale): string {
  if (locale === 'en') return address
  const at = address.indexOf('#')
  const page = at < 0 ? address : address.slice(0, at)
  return `${page}${page.includes('?') ? '&' : '?'}lang=${locale}${address.slice(page.length)}`
}
