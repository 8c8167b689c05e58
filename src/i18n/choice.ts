import type { Locale } from '../../shared/i18n/locale.ts'
import { localeKey, schemeKey, slashKey } from '../../shared/i18n/storage-keys.ts'
import type { StorageKey } from '../../shared/i18n/storage-list.ts'

export type Scheme = 'system' | 'light' | 'dark'

/** Remembers the language a visitor has chosen by hand. */
export function storeLocale(locale: Locale): void {
  storeChoice(localeKey, locale)
}

/** Applies and remembers a colour scheme; `system` forgets the choice. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  storeChoice(schemeKey, scheme === 'system' ? null : scheme)
}

/** The scheme chosen by hand, or `system`. Only `followStoredScheme` and `chooseScheme` set it, after a check. */
export function chosenScheme(): Scheme {
  return (document.documentElement.dataset.scheme as Scheme | undefined) ?? 'system'
}

/** Whether the key `/` opens the search: yes, until a visitor switches it off (WCAG 2.1.4). */
export function isSlashChosen(): boolean {
  return read(slashKey) !== 'off'
}

/** Remembers that the key is switched off. Switched on again, nothing is stored. */
export function chooseSlash(isWanted: boolean): void {
  storeChoice(slashKey, isWanted ? null : 'off')
}

/** Blocked storage (private mode) is the visitor's decision: the choice then lasts as long as the page. */
function storeChoice(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}

function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
