import { createContext, useContext } from 'react'
import type { Locale } from '../i18n/locale.ts'

/** The page that is shown, not one that is still on its way. */
export interface ShownPage {
  /** Without language, query and hash. */
  path: string
  locale: Locale
}

const ShownPageContext = createContext<ShownPage>({ path: '/', locale: 'en' })

/** Says which page is shown to everything on it. */
export const ShownPageProvider = ShownPageContext.Provider

/** What links need to know of where they stand. */
export function useShownPage(): ShownPage {
  return useContext(ShownPageContext)
}
