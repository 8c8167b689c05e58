import { createContext, type ReactNode, useContext, useId } from 'react'
import { expect, test } from 'vitest'
import type { CachedParts } from './cache-parts.tsx'
import { Cached, Uncached } from './cached.tsx'
import { Island } from './island.tsx'
import { renderPage, renderView } from './render-page.tsx'

const Query = createContext('')

let rendered = 0

function Counted({ children }: { children?: ReactNode }) {
  rendered += 1
  return <p>{children}</p>
}

const Asked = () => <b>{useContext(Query)}</b>

const Named = () => <i id={useId()} />

function Moving({ children }: { children?: ReactNode }) {
  return <div>{children}</div>
}

const page = (
  <main>
    <Named />
    <Cached name="first">
      <Counted>
        same & <Named />
        <Uncached>
          <Asked />
        </Uncached>
        <Island when="use">
          <Moving>
            <Uncached>
              <Asked />
            </Uncached>
          </Moving>
        </Island>
      </Counted>
    </Cached>
    <Asked />
    <Cached name="second">
      <Counted />
    </Cached>
  </main>
)

const optionsFor = (query: string) => ({
  addressOf: () => '/moving.js',
  inPage: (inner: ReactNode) => <Query value={query}>{inner}</Query>,
})

function views() {
  const parts: CachedParts<{ html: string }> = new Map()
  return (query: string) => renderView(page, optionsFor(query), parts, (html) => ({ html }))
}

const textOf = (view: ReturnType<ReturnType<typeof views>>) =>
  view.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('')

/** Ids depend on the React root that made them. */
const withoutIds = (html: string) => html.replace(/(id|prefix)="[^"]*"/g, '$1')

test('a view is what it would be without a cache', () => {
  const view = views()
  for (const query of ['one', '<page-cached name="second">', '</head>', 'one']) {
    expect(withoutIds(textOf(view(query)))).toBe(withoutIds(renderPage(page, optionsFor(query))))
  }
})

test('what is cached is rendered once', () => {
  const view = views()
  rendered = 0
  const [one, two] = [view('one'), view('two')]
  expect(rendered).toBe(2)
  const pieces = one.filter((piece) => typeof piece !== 'string')
  expect(pieces.length).toBeGreaterThan(2)
  expect(two.filter((piece) => typeof piece !== 'string')).toEqual(pieces)
  expect(two.find((piece) => typeof piece !== 'string')).toBe(pieces[0])
})

test('ids are unique on a page of several parts', () => {
  const ids = [...textOf(views()('one')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})
