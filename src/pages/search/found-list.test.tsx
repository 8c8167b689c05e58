import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UiCopy } from '../../../shared/content/words/ui.ts'
import { UiContext } from '../../layout/ui-copy.tsx'
import { FoundList } from './found-list.tsx'
import type { FoundPages } from './search-data.ts'

const search = {
  one: '1 page for “{query}”',
  many: '{count} pages for “{query}”',
  none: 'Nothing found for “{query}”',
  far: 'Nothing here fits “{query}”',
  farNote: 'Only some of its words.',
  missing: 'Not found:',
}

const found: FoundPages = {
  query: 'car insurance',
  total: 1,
  results: [],
  missing: ['car'],
  page: 1,
  lastPage: 1,
}

const shown = (answer: FoundPages) =>
  renderToStaticMarkup(
    <UiContext value={{ search } as unknown as UiCopy}>
      <FoundList found={answer} action="/search" />
    </UiContext>,
  )

test('results that do not fit are not counted as answers', () => {
  const text = shown({ ...found, isFar: true })
  expect(text).toContain('Nothing here fits “car insurance”')
  expect(text).toContain('Only some of its words.')
  expect(text).not.toContain('1 page for')
  expect(text).toContain('Not found:')
})

test('others are counted, with the words that they lack', () => {
  const text = shown(found)
  expect(text).toContain('1 page for “car insurance”')
  expect(text).toContain('Not found:')
  expect(text).not.toContain('Nothing here fits')
})
