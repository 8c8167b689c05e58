import { LOCALE_KEY, SCHEME_KEY } from '../../shared/i18n/storage-keys.ts'

/** What the script in the head reads of the browser; a parameter so that it can be tested. */
export interface FirstVisitWindow {
  location: {
    search: string
    hostname: string
    pathname: string
    hash: string
    replace(url: string): void
  }
  localStorage: { getItem(key: string): string | null }
  navigator: { languages: readonly string[] }
  document: { documentElement: { dataset: Record<string, string | undefined> } }
}

/**
 * Runs inline before the first paint: applies the stored scheme, and sends a visitor without `lang`
 * to German if the `de.` host, else the stored choice, else the browser's languages say so
 * (SPEC section 4).
 */
export function firstVisit(w: FirstVisitWindow): void {
  let stored: string | null = null
  try {
    const scheme = w.localStorage.getItem(SCHEME_KEY)
    if (scheme === 'light' || scheme === 'dark') w.document.documentElement.dataset.scheme = scheme
    stored = w.localStorage.getItem(LOCALE_KEY)
  } catch {
    // Storage is blocked: the visitor has no stored choice.
  }
  if (/[?&]lang=/.test(w.location.search)) return
  const host = /^(de|en)\./.exec(w.location.hostname)
  const known = stored === 'en' || stored === 'de' ? stored : null
  const spoken = w.navigator.languages.find((tag) => /^(de|en)\b/i.test(tag))
  const locale = host?.[1] ?? known ?? (spoken ?? '').slice(0, 2).toLowerCase()
  if (locale !== 'de') return
  const { pathname, search, hash } = w.location
  w.location.replace(`${pathname}${search}${search ? '&' : '?'}lang=de${hash}`)
}
