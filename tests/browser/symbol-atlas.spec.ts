import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const path = '/knowledge-base'

for (const locale of locales) {
  test(`without scripts the wall in ${languageNames[locale]} shows the kind or the standard that is chosen`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(path, locale))
    const { atlas } = content.page('knowledge-base', locale)
    const wall = plain.getByRole('region', { name: atlas.title })
    const tiles = wall.getByRole('heading', { level: 4 })
    const all = await tiles.count()
    expect(all).toBeGreaterThan(25)
    const choice = (name: string) => wall.getByRole('radio', { name, exact: true })
    await choice(atlas.groups.threads.title).check()
    await expect(wall.getByRole('heading', { level: 3 })).toHaveText([atlas.groups.threads.title])
    await choice('ISO 129').check()
    expect(await tiles.count()).toBeLessThan(all)
    for (const standard of await wall.locator('li:visible cite').all()) {
      await expect(standard).toContainText('129')
    }
    await choice(atlas.filter.all).check()
    await expect(tiles).toHaveCount(all)
    await plain.close()
  })
}

test('a tile leads to its definition, to its callout in the decoder and to its article', async ({
  page,
}) => {
  await visit(page, addressOf(path, 'de'))
  const tile = page.getByRole('listitem').filter({ hasText: 'Spielpassung' }).first()
  await expect(tile.locator('svg').first()).toBeVisible()
  const hrefs = await tile
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/knowledge-base/glossary?lang=de#clearance-fit',
    expect.stringMatching(/^\/try\/callout\?.*q=/),
    '/knowledge-base/fits?lang=de#clearance-transition-interference',
  ])
  await tile.getByRole('link').filter({ hasText: 'Ø20' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('Ø20 H7/g6')
})

test('the articles come after the wall, by date; pages with older ones have no wall', async ({
  page,
}) => {
  await visit(page, path)
  const { articles } = content.page('knowledge-base', 'en')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(articles.title)
  await visit(page, `${path}?page=2`)
  await expect(page.locator('#atlas')).toHaveCount(0)
})
