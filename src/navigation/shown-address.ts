import type { LocationRewrite } from '@tanstack/react-router'

/**
 * The server makes one document for all addresses without a page and says in it for which address it was made: the
 * router takes the visitor's for that one. Undefined for any other document.
 */
export function shownAddress(): LocationRewrite | undefined {
  const shown = import.meta.env.SSR ? undefined : document.documentElement.dataset.shownAs
  if (!shown) return undefined
  const asked = location.pathname + location.search
  const between =
    (from: string, to: string) =>
    ({ url }: { url: URL }) =>
      url.pathname + url.search === from ? new URL(to + url.hash, url) : url
  return { input: between(asked, shown), output: between(shown, asked) }
}
