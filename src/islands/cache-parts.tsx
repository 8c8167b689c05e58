import { createElement, type ReactNode } from 'react'
import type { CacheContext, CachedProps } from './cached.tsx'

/** A cached part of a page: pieces that are the same in all views, and between them content rendered for each view. */
interface CachedPart<Piece> {
  readonly pieces: readonly Piece[]
  readonly uncached: readonly ReactNode[]
}

/** The cached parts of one page in one language, by name. */
export type CachedParts<Piece> = Map<string, CachedPart<Piece>>

type Caching = Parameters<typeof CacheContext>[0]['value']

/** Renders content to HTML, with this value of {@link CacheContext}. */
export type RenderWith = (content: ReactNode, caching: Caching, identifierPrefix: string) => string

// Text on a page cannot equal these marks, because its `<` is escaped.
const cachedMark = /<page-cached name="([^"]*)"><\/page-cached>/
const uncachedMark = '<page-uncached></page-uncached>'

/**
 * Renders a page. Its cached parts are rendered for the first view only.
 *
 * @param pieceOf turns HTML into what the cache stores
 * @returns the page in its order: HTML of this view, and pieces from the cache
 */
export function renderWithParts<Piece extends object>(
  content: ReactNode,
  parts: CachedParts<Piece>,
  pieceOf: (html: string) => Piece,
  render: RenderWith,
): (string | Piece)[] {
  const caching: Caching = {
    cached({ name, children }) {
      if (!parts.has(name)) parts.set(name, renderPart(name, children))
      return createElement('page-cached', { name })
    },
    uncached: (children) => children,
  }

  function renderPart(name: string, children: CachedProps['children']): CachedPart<Piece> {
    const uncached: ReactNode[] = []
    const inside: Caching = {
      cached: (inner) => inner.children,
      uncached(children) {
        uncached.push(children)
        return createElement('page-uncached')
      },
    }
    const html = render(children, inside, `${name}-`)
    return { pieces: html.split(uncachedMark).map(pieceOf), uncached }
  }

  function* viewOf(name: string): Generator<string | Piece> {
    const { pieces, uncached } = parts.get(name) as CachedPart<Piece>
    for (const [at, piece] of pieces.entries()) {
      yield piece
      if (at < uncached.length) yield render(uncached[at], caching, `${name}${at}-`)
    }
  }

  const split = render(content, caching, '').split(cachedMark)
  return split.flatMap((text, at) => (at % 2 === 0 ? [text] : [...viewOf(text)]))
}
