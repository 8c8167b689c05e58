import { localeKey } from '../../shared/i18n/storage-keys.ts'

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
}

/** A host that names a language, as in `de.`: its first label. */
const languageHost = /^..\./
const ours = /^(de|en)\b/i

/**
 * Runs inline before the first paint: sends a visitor without `lang` to German if the `de.` host, else the stored choice,
 * else the browser's languages say so (SPEC section 4).
 *
 * @param isFollowed from a page of this host: there the language was the host's, or has been chosen since
 */
export function firstVisit(w: FirstVisitWindow, isFollowed: boolean): void {
  let stored: string | null = null
  try {
    stored = w.localStorage.getItem(localeKey)
  } catch {
    // Storage is blocked and remembers no choice. Links of a German page name German, so that this one asked for English.
    if (isFollowed) return
  }
  if (/[?&]lang=/.test(w.location.search)) return
  const host = isFollowed ? null : languageHost.exec(w.location.hostname)
  const asked = [host?.[0], stored, ...w.navigator.languages].find((tag) => ours.test(String(tag)))
  if (!/^de/i.test(String(asked))) return
  const { pathname, search, hash } = w.location
  w.location.replace(`${pathname}${search}${search ? '&' : '?'}lang=de${hash}`)
}
