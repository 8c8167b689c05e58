import { addressOf, siteRoutes, ui } from '../browser/support/site.ts'
import { expect, test } from '../browser/support/test.ts'
import { visit } from '../browser/support/visit.ts'
import { walkContent } from './support/tab-stops.ts'

/** Pages beside those of the site map that have something of their own to reach. */
const paths = [
  ...siteRoutes.map(({ path }) => path),
  '/blog/us-amp-eu-technical-drawings',
  '/try/callout?q=Ø20+H7',
  '/search?q=thread',
]
const half = Math.ceil(paths.length / 2)

for (const [name, part] of [
  ['first half', paths.slice(0, half)],
  ['second half', paths.slice(half)],
] as const) {
  test(`the content of each page of the ${name} is walked through with Tab, in order, seen and named`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000)
    for (const path of part) {
      // Languages share their markup, so each width takes one of them.
      const address = addressOf(path, isMobile ? 'de' : 'en')
      await visit(page, address)
      // Free times come again in the visitor's own zone.
      await page.waitForLoadState('networkidle')
      const { stops, missed, faults, isThrough } = await walkContent(page)
      expect.soft(stops, address).toBeGreaterThan(0)
      expect.soft([...missed, ...faults], address).toEqual([])
      expect.soft(isThrough, `${address} lets the focus out`).toBe(true)
      if (isMobile) continue
      expect.soft(await page.evaluate(movingParts), `${address} stands still`).toEqual([])
    }
  })
}

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

/** Runs in the page: what moves or would move, though the system asks for rest. */
function movingParts(): string[] {
  const moving = document.getAnimations().map(({ id, playState }) => `${id} is ${playState}`)
  for (const element of document.querySelectorAll('body, body *')) {
    for (const part of [undefined, '::before', '::after']) {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part)
      const isQuick = /^0s(?:, 0s)*$/.test(transitionDuration || '0s')
      if (isQuick && /^(?:none)?$/.test(animationName) && scrollBehavior !== 'smooth') continue
      moving.push(`${element.localName}.${element.getAttribute('class')}${part ?? ''}`)
    }
  }
  return moving
}
