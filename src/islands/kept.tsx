import { createContext, type ReactNode, useContext } from 'react'

export interface KeptProps {
  /** Tells the part from the others of its page. */
  name: string
  children: ReactNode
}

/** What keeps parts of pages; only a page on the server has it. */
export const PartKeeper = createContext({
  kept: ({ children }: KeptProps): ReactNode => children,
  fresh: (children: ReactNode): ReactNode => children,
})

/**
 * Marks a part that is the same in all views of a page in one language: it is rendered for the first of them and kept.
 * What an address asks for, or a visitor typed, has no place in it, nor have pictures that the browser is to load early.
 *
 * @example <Kept name="faq"><FaqList items={items} /></Kept>
 */
export function Kept(props: KeptProps) {
  return useContext(PartKeeper).kept(props)
}

/** Marks what depends on the address within a kept part: it is rendered for each view. */
export function Fresh({ children }: { children: ReactNode }) {
  return useContext(PartKeeper).fresh(children)
}
