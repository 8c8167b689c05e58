import { createContext, type ReactNode, useContext } from 'react'

export interface CachedProps {
  /** Tells the part from the others of its page. */
  name: string
  children: ReactNode
}

/** How cached parts and what is in them are rendered; without the renderer of a page, as they stand. */
export const CacheContext = createContext({
  cached: ({ children }: CachedProps): ReactNode => children,
  uncached: (children: ReactNode): ReactNode => children,
})

/**
 * Marks a part that is the same in all views of a page in one language: it is rendered for the first view and cached.
 * What depends on the query or on what a visitor typed has no place in it, nor have images that the browser preloads.
 *
 * @example <Cached name="faq"><FaqList items={items} /></Cached>
 */
export function Cached(props: CachedProps) {
  return useContext(CacheContext).cached(props)
}

/** Marks what depends on the address within a cached part: it is rendered for each view. */
export function Uncached({ children }: { children: ReactNode }) {
  return useContext(CacheContext).uncached(children)
}
