import { createContext, useContext } from 'react'
import { splitLocation } from '../../shared/addresses/canonical-url.ts'
import { inLanguage } from '../../shared/addresses/local-address.ts'
import { parseSearch } from '../../shared/addresses/search-params.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { documentLocale } from '../i18n/document-locale.ts'

interface ShownPage {
  /** Path and query, without language and hash. */
  address: string
  path: string
  query: Readonly<Record<string, string>>
  locale: Locale
  /** Whether nothing is at the address that was asked for: all such addresses share a few pages. */
  isMissing?: boolean
}

/**
 * What a page needs to know of its own address.
 *
 * @param address path and query
 */
export function shownPage(address: string, locale: Locale): ShownPage {
  const english = inLanguage(address, 'en')
  const [path, query] = splitLocation(english)
  return { address: english, path, query: parseSearch(query), locale }
}

export const ShownPageContext = createContext<ShownPage | undefined>(undefined)

/** The page around a component; in the browser an island reads it from the document. */
export function useShownPage(): ShownPage {
  const known = useContext(ShownPageContext)
  return known ?? shownPage(location.pathname + location.search, documentLocale())
}
