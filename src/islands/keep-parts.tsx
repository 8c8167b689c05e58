import { createElement, type ReactNode } from 'react'
import type { KeptProps, PartKeeper } from './kept.tsx'

/** A part of a page as it is kept: what is the same in all views, and between its pieces what is rendered for each. */
export interface KeptPart<Piece> {
  readonly pieces: readonly Piece[]
  readonly fresh: readonly ReactNode[]
}

/** The kept parts of one page in one language, by name. */
export type KeptParts<Piece> = Map<string, KeptPart<Piece>>

type Keeper = Parameters<typeof PartKeeper>[0]['value']

/** Renders content with a keeper around it. */
export type RenderWith = (content: ReactNode, keeper: Keeper, identifierPrefix: string) => string

// Text cannot look like these: in a page, `<` is the beginning of an element.
const placeOfKept = /<page-kept name="([^"]*)"><\/page-kept>/
const placeOfFresh = '<page-fresh></page-fresh>'

/**
 * Renders a page whose kept parts are rendered once, for the first of its views.
 *
 * @param pieceOf makes of HTML what is to be kept of it
 * @returns the page in its order: HTML of this view, and pieces that are kept
 */
export function renderWithParts<Piece extends object>(
  content: ReactNode,
  parts: KeptParts<Piece>,
  pieceOf: (html: string) => Piece,
  render: RenderWith,
): (string | Piece)[] {
  const keeper: Keeper = {
    kept({ name, children }) {
      if (!parts.has(name)) parts.set(name, keep(name, children))
      return createElement('page-kept', { name })
    },
    fresh: (children) => children,
  }

  function keep(name: string, children: KeptProps['children']): KeptPart<Piece> {
    const fresh: ReactNode[] = []
    const inside: Keeper = {
      kept: (inner) => inner.children,
      fresh(children) {
        fresh.push(children)
        return createElement('page-fresh')
      },
    }
    const html = render(children, inside, `${name}-`)
    return { pieces: html.split(placeOfFresh).map(pieceOf), fresh }
  }

  function* written(name: string): Generator<string | Piece> {
    const { pieces, fresh } = parts.get(name) as KeptPart<Piece>
    for (const [at, piece] of pieces.entries()) {
      yield piece
      if (at < fresh.length) yield render(fresh[at], keeper, `${name}${at}-`)
    }
  }

  const split = render(content, keeper, '').split(placeOfKept)
  return split.flatMap((text, at) => (at % 2 === 0 ? [text] : [...written(text)]))
}
