import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locale.ts'

/** The language of an answer: `?lang=`, else the browser's languages, else English. */
export function requestLocale(url: URL, acceptLanguage: string | null): Locale {
  const named = url.searchParams.get('lang')
  return isLocale(named) ? named : (preferredLocale(acceptLanguage ?? '') ?? defaultLocale)
}

/** The language of ours that an Accept-Language header likes best (RFC 9110 12.5.4). */
function preferredLocale(header: string): Locale | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', quality = ''] = range.trim().toLowerCase().split(';')
    const weight = Number(/^\s*q=([\d.]+)\s*$/.exec(quality)?.[1] ?? 1)
    return { language: tag.split('-')[0], weight }
  })
  const liked = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return locales.find((locale) => locale === liked.find(isOurs)?.language)
}

function isOurs({ language }: { language: string | undefined }): boolean {
  return isLocale(language)
}
