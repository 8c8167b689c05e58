import { createContext, type ReactNode, useContext, useId } from 'react'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import type { KeptParts } from './keep-parts.tsx'
import { Fresh, Kept } from './kept.tsx'
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
    <Kept name="first">
      <Counted>
        same & <Named />
        <Fresh>
          <Asked />
        </Fresh>
        <Island when="use">
          <Moving>
            <Fresh>
              <Asked />
            </Fresh>
          </Moving>
        </Island>
      </Counted>
    </Kept>
    <Asked />
    <Kept name="second">
      <Counted />
    </Kept>
  </main>
)

const optionsFor = (query: string) => ({
  addressOf: () => '/moving.js',
  inPage: (inner: ReactNode) => <Query value={query}>{inner}</Query>,
})

function views() {
  const parts: KeptParts<{ html: string }> = new Map()
  return (query: string) => renderView(page, optionsFor(query), parts, (html) => ({ html }))
}

const textOf = (view: ReturnType<ReturnType<typeof views>>) =>
  view.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('')

/** Ids name the root that they were made in. */
const withoutIds = (html: string) => html.replace(/(id|prefix)="[^"]*"/g, '$1')

test('a view is what it would be with nothing kept', () => {
  const view = views()
  for (const query of ['one', '<page-kept name="second">', '</head>', 'one']) {
    expect(withoutIds(textOf(view(query)))).toBe(withoutIds(renderPage(page, optionsFor(query))))
  }
})

test('what is kept is rendered once', () => {
  const view = views()
  rendered = 0
  const [one, two] = [view('one'), view('two')]
  expect(rendered).toBe(2)
  const kept = one.filter((piece) => typeof piece !== 'string')
  expect(kept.length).toBeGreaterThan(2)
  expect(two.filter((piece) => typeof piece !== 'string')).toEqual(kept)
  expect(two.find((piece) => typeof piece !== 'string')).toBe(kept[0])
})

test('ids are unique on a page of several parts', () => {
  const ids = [...textOf(views()('one')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})
