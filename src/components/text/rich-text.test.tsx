import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownPageContext, shownPage } from '../../navigation/shown-page.tsx'
import { RichText } from './rich-text.tsx'

test('a line breaks as little within the words of a link as elsewhere', () => {
  const link = { kind: 'link', text: 'E-Mail und Telefon', href: '#contact' } as const
  const html = renderToStaticMarkup(
    <ShownPageContext value={shownPage('/privacy-policy', 'de')}>
      <RichText nodes={[link]} />
    </ShownPageContext>,
  )
  expect(html).toContain('<span class="whitespace-nowrap">E-Mail</span> und Telefon</a>')
})
