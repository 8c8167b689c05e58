import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cards } from './cards.tsx'
import { Definitions } from './definitions.tsx'
import { StepList } from './step-list.tsx'

/* What scrolls is a stop of the Tab key; a screen reader says there what it is called. */

const items = [{ title: 'Read', text: [] }]

test.each([
  ['steps', (name?: string) => <StepList steps={items} swipedAs={name} />],
  ['definitions', (name?: string) => <Definitions items={items} swipedAs={name} />],
  ['cards', (name?: string) => <Cards items={items} swipedAs={name} />],
])('%s that are swiped can be reached and have a name', (_, list) => {
  const [swiped = ''] = renderToStaticMarkup(list('why-title')).split('>')
  expect(swiped).toMatch(/\bswipe\b/)
  expect(swiped).toContain('aria-labelledby="why-title"')
  expect(swiped).toContain('tabindex="0"')
  const [still] = renderToStaticMarkup(list()).split('>')
  expect(still).not.toMatch(/\bswipe\b|aria-labelledby|tabindex/)
})

test('whatever the Tab key stops at has a name', () => {
  const nameless: string[] = []
  let stops = 0
  for (const file of globSync('src/**/*.tsx')) {
    const source = readFileSync(file, 'utf8')
    for (const [tag] of source.matchAll(
      /<(?!button)[a-z]\w*\s[^<]*?tabIndex=\{(?:0\}|\w[^}]*\? 0)[^<]*/g,
    )) {
      stops += 1
      if (!/\baria-label(?:ledby)?=/.test(tag)) nameless.push(`${file}: ${tag.slice(0, 40)}`)
    }
  }
  expect(nameless).toEqual([])
  expect(stops).toBeGreaterThan(15)
})
