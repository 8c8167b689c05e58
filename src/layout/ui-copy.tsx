import { createContext, useContext } from 'react'
import type { UiCopy } from '../../server/content/schemas/ui.ts'

const UiContext = createContext<UiCopy | undefined>(undefined)

/** Gives these words to everything on the page. */
export const UiProvider = UiContext.Provider

/** Words shared by all pages (copy buttons, evidence labels, status texts) in the page's language. */
export function useUi(): UiCopy {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('useUi needs a UiProvider above it')
  return ui
}
