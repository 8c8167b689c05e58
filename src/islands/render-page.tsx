import { createElement, type ReactElement, type ReactNode, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type CachedParts, type RenderWith, renderWithParts } from './cache-parts.tsx'
import { CacheContext } from './cached.tsx'
import { type EnhancedProps, type IslandProps, IslandRenderer } from './island.tsx'
import { packProps, unpackProps } from './props.ts'

type Surround = (content: ReactNode) => ReactNode

export interface PageOptions {
  /** Address of the module of each island component and each enhancing function. */
  addressOf(island: unknown): string | undefined
  /** Puts content into the contexts of the page: the page itself, and what an island is given by it. */
  inPage?: Surround
  /** Puts an island into contexts that have the same value in the browser by default. */
  inIsland?: Surround
}

/** The HTML document of a page. Only its islands carry what hydration needs. */
export function renderPage(content: ReactNode, options: PageOptions): string {
  const surround = surroundWith(options)
  return `${doctype}${renderToStaticMarkup(surround(content))}`
}

/**
 * The same, in pieces: those that were rendered for another view of the page, and the HTML of this one.
 *
 * @param parts of the page in its language; what is missing is added
 * @param pieceOf makes of HTML what the cache holds of it
 */
export function renderView<Piece extends object>(
  content: ReactNode,
  options: PageOptions,
  parts: CachedParts<Piece>,
  pieceOf: (html: string) => Piece,
): (string | Piece)[] {
  const render: RenderWith = (part, caching, identifierPrefix) => {
    const inPage: Surround = (inner) => (
      <CacheContext value={caching}>{options.inPage?.(inner) ?? inner}</CacheContext>
    )
    const surround = surroundWith({ ...options, inPage })
    return renderToStaticMarkup(surround(part), { identifierPrefix })
  }
  return [doctype, ...renderWithParts(content, parts, pieceOf, render)]
}

const doctype = '<!doctype html>'

function surroundWith({ inPage = same, inIsland = same, addressOf }: PageOptions): Surround {
  const page: Page = { addressOf, inIsland, surround }
  const renderer = {
    island: (props: IslandProps) => <ServerIsland {...props} page={page} />,
    enhanced: (props: EnhancedProps) => <ServerEnhanced {...props} page={page} />,
  }
  function surround(content: ReactNode) {
    return <IslandRenderer value={renderer}>{inPage(content)}</IslandRenderer>
  }
  return surround
}

const same: Surround = (content) => content

type Page = Required<Omit<PageOptions, 'inPage'>> & { surround: Surround }

/** A React root of its own, here as in the browser: same props, same ids, nothing else of the page. */
function ServerIsland({ when, children: element, page }: IslandProps & { page: Page }) {
  const prefix = useId()
  const src = page.addressOf(element.type)
  if (!src) throw new Error(`${nameOf(element)} is no export of a *.island.tsx file`)
  const { json, slots } = packProps(element.props)
  const missing = new Set(slots.keys())
  const props = unpackProps(json, (number) => (
    <Slot key={number} onRender={() => missing.delete(number)}>
      {page.surround(slots[number])}
    </Slot>
  ))
  const root = page.inIsland(createElement(element.type, props))
  const html = { __html: renderToString(root, { identifierPrefix: prefix }) }
  if (missing.size > 0) throw new Error(`${nameOf(element)} must render all it is given, if hidden`)
  const attributes = { src, when, prefix, props: json }
  return createElement('page-island', { ...attributes, dangerouslySetInnerHTML: html })
}

function nameOf({ type }: ReactElement): string {
  return typeof type === 'string' ? `<${type}>` : `<${type.name}>`
}

function Slot({ onRender, children }: { onRender: () => void; children: ReactNode }) {
  onRender()
  return createElement('page-slot', null, children)
}

/** HTML of the page, with the address of what it does in the browser. */
function ServerEnhanced({ when, by, children, page }: EnhancedProps & { page: Page }) {
  const src = page.addressOf(by)
  if (!src) throw new Error(`${by.name} is no export of a *.enhance.ts file`)
  return createElement('page-island', { src, when }, children)
}
