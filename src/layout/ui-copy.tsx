import { createContext, useContext } from 'react'
import type { UiCopy } from '../../shared/content/words/ui.ts'

export const UiContext = createContext<UiCopy | undefined>(undefined)

/** Words shared by all pages (copy buttons, evidence labels, status texts) in the page's language. */
export function useUi(): UiCopy {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('An island has no words of the page: give it those it shows')
  return ui
}
