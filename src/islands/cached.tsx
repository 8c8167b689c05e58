import { createContext, type ReactNode, useContext } from 'react'

export interface CachedProps {
  /** Name of the part, unique on its page. */
  name: string
  children: ReactNode
}

/** How cached parts are rendered. The default renders them like any other content. */
export const CacheContext = createContext({
  cached: ({ children }: CachedProps): ReactNode => children,
  uncached: (children: ReactNode): ReactNode => children,
})

/**
 * Marks a part that is the same in all views of a page in one language: it is rendered for the first view and cached.
 * It must hold nothing that depends on the query or the visitor, and no images that the browser preloads.
 *
 * @example <Cached name="faq"><FaqList items={items} /></Cached>
 */
export function Cached(props: CachedProps) {
  return useContext(CacheContext).cached(props)
}

/** Marks content inside a cached part that depends on the address: it is rendered for each view. */
export function Uncached({ children }: { children: ReactNode }) {
  return useContext(CacheContext).uncached(children)
}
