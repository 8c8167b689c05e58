import { expect, test } from '../browser/support/looking.ts'
import { ui } from '../browser/support/site.ts'
import { visit } from '../browser/support/visit.ts'

test('header and footer are walked through with Tab', async ({ page, isMobile }) => {
  const { header } = ui('en')
  await visit(page, '/security')
  const reached: string[] = []
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const stop = document.activeElement
      const part = stop?.closest('header, main, footer')
      const name = stop?.getAttribute('aria-label') ?? stop?.textContent ?? ''
      return part && `${part.localName} ${name.trim()}`
    })
    if (place?.startsWith('main')) await page.locator('footer a').first().focus()
    if (place) reached.push(place)
  }
  const bar = isMobile
    ? [header.home, ui('en').search.open, header.openMenu]
    : [
        header.home,
        header.useCases.label,
        header.successStories.label,
        ...header.links.map(({ label }) => label),
      ]
  for (const [index, name] of bar.entries()) expect(reached[index]).toContain(`header ${name}`)
  const links = await page.getByRole('contentinfo').getByRole('link').count()
  // The first is where the walk was put; the choice of the scheme is one stop more.
  expect(new Set(reached.filter((each) => each.startsWith('footer'))).size).toBe(links)
})
