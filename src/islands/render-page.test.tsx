import { createContext, type ReactNode, useContext, useId } from 'react'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import { renderPage } from './render-page.tsx'

const Locale = createContext('en')
const Words = createContext('no words')

function Field({ label, children }: { label: string; children?: ReactNode }) {
  const id = useId()
  return (
    <p data-locale={useContext(Locale)} data-words={useContext(Words)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
      {children}
    </p>
  )
}

function Shut({ children }: { children: ReactNode }) {
  return <p>{false && children}</p>
}

function Around() {
  return (
    <Island when="use">
      <Field label="part of it" />
    </Island>
  )
}

function Plain() {
  return null
}

const addresses = new Map<unknown, string>([
  [Field, '/src/field.island.tsx'],
  [Shut, '/src/shut.island.tsx'],
  [Around, '/src/around.island.tsx'],
])

function render(content: ReactNode) {
  const inIsland = (inner: ReactNode) => <Locale value="de">{inner}</Locale>
  return renderPage(
    <html lang="de">
      <head>
        <title>Page</title>
      </head>
      <body>{content}</body>
    </html>,
    {
      addressOf: (island) => addresses.get(island),
      inIsland,
      inPage: (inner) => <Words value="words">{inIsland(inner)}</Words>,
    },
  )
}

const tagsOf = (html: string) => html.match(/<page-island[^>]*>/g) ?? []
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('a page without islands carries nothing for them', () => {
  const html = render(<h1>Words</h1>)
  expect(html).toBe(
    '<!doctype html><html lang="de"><head><title>Page</title></head><body><h1>Words</h1></body></html>',
  )
})

test('an island names its file, its moment and its props', () => {
  const html = render(
    <Island when="near">
      <Field label="Name" />
    </Island>,
  )
  const [tag] = tagsOf(html)
  expect(tag).toContain('src="/src/field.island.tsx" when="near"')
  expect(tag).toContain('props="{&quot;label&quot;:&quot;Name&quot;}"')
})

test('ids are unique on a page and begin with the prefix of their island', () => {
  const field = (
    <Island when="use">
      <Field label="Name" />
    </Island>
  )
  const html = render([<div key="a">{field}</div>, <div key="b">{field}</div>])
  const prefixes = tagsOf(html).map((tag) => /prefix="([^"]+)"/.exec(tag)?.[1])
  expect(new Set(prefixes).size).toBe(2)
  expect(idsOf(html)).toEqual(prefixes.map((prefix) => `_${prefix}R_0_`))
})

test('the same page is the same, byte for byte', () => {
  const page = () => render(<Around />)
  expect(page()).toBe(page())
})

test('what an island is given is in the page once, sees the page, and may hold islands', () => {
  const html = render(
    <Island when="use">
      <Field label="outer">
        <Words.Consumer>{(words) => <b>{words}</b>}</Words.Consumer>
        <Island when="use">
          <Field label="inner" />
        </Island>
      </Field>
    </Island>,
  )
  expect(html.match(/<b>words<\/b>/g)).toHaveLength(1)
  expect(tagsOf(html)).toHaveLength(2)
  expect(new Set(idsOf(html)).size).toBe(2)
})

test('an island sees only the contexts that browsers know, too', () => {
  const html = render(
    <Island when="use">
      <Field label="Name" />
    </Island>,
  )
  expect(html).toContain('data-locale="de" data-words="no words"')
})

test('an island within a component that is hydrated anyway is part of it', () => {
  const html = render(
    <Island when="use">
      <Around />
    </Island>,
  )
  expect(tagsOf(html)).toHaveLength(1)
  expect(html).toContain('part of it')
})

test('what an island does not render would be lost in the browser, so it is refused', () => {
  const shut = (
    <Island when="use">
      <Shut>
        <b>never shown</b>
      </Shut>
    </Island>
  )
  expect(() => render(shut)).toThrow('<Shut> must render all it is given')
})

test('a component that is no island is refused by name', () => {
  const plain = (
    <Island when="use">
      <Plain />
    </Island>
  )
  expect(() => render(plain)).toThrow('<Plain> is no export of a *.island.tsx file')
})
