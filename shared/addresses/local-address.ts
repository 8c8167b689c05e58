import type { Locale } from '../i18n/locale.ts'
import { decodePiece, splitLocation } from './canonical-url.ts'

/**
 * An address of this site in a language: German ones carry `lang=de`, after their query and before their hash.
 *
 * @example localAddress('/pricing#growth', 'de') // '/pricing?lang=de#growth'
 */
export function localAddress(address: string, locale: Locale): string {
  return locale === 'en' ? address : namingLanguage(address, locale)
}

/**
 * An address with its language after its query, English too: addresses of this site leave that out, but a visitor may have
 * asked for it.
 *
 * @example namingLanguage('/pricing#growth', 'en') // '/pricing?lang=en#growth'
 */
export function namingLanguage(address: string, locale: Locale): string {
  const at = address.indexOf('#')
  const page = at < 0 ? address : address.slice(0, at)
  return `${page}${page.includes('?') ? '&' : '?'}lang=${locale}${address.slice(page.length)}`
}

/**
 * The same address in another language: every other parameter and the hash stay as they are.
 *
 * @example inLanguage('/pricing?a=1&lang=de#growth', 'en') // '/pricing?a=1#growth'
 */
export function inLanguage(address: string, locale: Locale): string {
  const [path, query] = splitLocation(address)
  const pieces = query
    .split('&')
    .filter((piece) => piece !== '' && decodePiece(piece)[0] !== 'lang')
  const hash = address.includes('#') ? address.slice(address.indexOf('#')) : ''
  return localAddress(path + (pieces.length > 0 ? `?${pieces.join('&')}` : '') + hash, locale)
}
