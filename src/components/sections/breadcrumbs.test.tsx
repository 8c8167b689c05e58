import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownPageContext, shownPage } from '../../navigation/shown-page.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('strokes end an item, so that a second line begins with a name', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Case studies', path: '/case-studies' },
    { name: 'Process automation', path: '/case-studies/process-automation' },
  ]
  const html = renderToStaticMarkup(
    <ShownPageContext value={shownPage('/case-studies/process-automation', 'en')}>
      <Breadcrumbs label="Breadcrumbs" crumbs={crumbs} />
    </ShownPageContext>,
  )
  const items = html.split('<li').slice(1)
  const words = items.map((item) => item.replace(/^[^>]*>/, '').replace(/<[^<>]*>/g, ''))
  expect(words).toEqual(['Home/', 'Case studies/', 'Process automation'])
})
