import { expect, test } from './support/looking.ts'
import { addressOf, home, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

for (const locale of locales) {
  const address = addressOf('/', locale)

  test.describe(`the look of home in ${languageNames[locale]}`, { tag: '@once' }, () => {
    test('shows title and first button at once in every window', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      const first = page
        .getByRole('main')
        .getByRole('link', { name: home(locale).hero.tryOnline.label, exact: true })
        .first()
      await visit(page, address)
      for (const width of [320, 390, 768, 1024, 1180, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 700 })
        expect(await page.evaluate(() => scrollY), 'nobody has scrolled').toBe(0)
        await expect.soft(title, `${width} px`).toBeInViewport({ ratio: 1 })
        await expect.soft(first, `${width} px`).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test.describe('the sheet that reads itself', { tag: '@once' }, () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('pulls the callout from its own place on the sheet, ten times as large', async ({
    page,
  }) => {
    await visit(page, '/')
    const at = (part: number) =>
      page.evaluate((share) => {
        const band = document.querySelector('.reading')?.getBoundingClientRect()
        const top = scrollY + (band?.top ?? 0) + share * ((band?.height ?? 0) - innerHeight)
        scrollTo({ top, behavior: 'instant' })
      }, part)
    const callout = page.locator('.reading__callout')
    const sheet = page.locator('.reading__sheet')
    await at(0.4)
    await expect.poll(async () => (await callout.boundingBox())?.width ?? 0).toBeLessThan(90)
    const [start, paper] = [await callout.boundingBox(), await sheet.boundingBox()]
    const view = (await callout.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
    const millimetre = (paper?.width ?? 0) / 420
    expect((start?.x ?? 0) - (paper?.x ?? 0)).toBeCloseTo((view[0] ?? 0) * millimetre, -1)
    expect((start?.y ?? 0) - (paper?.y ?? 0)).toBeCloseTo((view[1] ?? 0) * millimetre, -1)
    await at(0.95)
    await expect
      .poll(async () => ((await callout.boundingBox())?.width ?? 0) / (start?.width ?? 1))
      .toBeCloseTo(10, 0)
    await expect(page.locator('.reading__sheet pre')).toHaveCSS('opacity', '1')
  })
})

test('without motion four pictures tell the same as the sheet that reads itself', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('.reading__stage')).toBeHidden()
  await expect(page.locator('.reading .step-picture')).toHaveCount(4)
  for (const picture of await page.locator('.reading .step-picture').all()) {
    await expect(picture).toBeVisible()
  }
})

test('the zone letters lead to the sections, name them, and light the one that is read', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/')
  const link = page.locator('.zone-links').getByRole('link', { name: home('en').proof.title })
  const width = async () => (await link.boundingBox())?.width ?? 0
  expect(await width()).toBeLessThan(40)
  await link.hover()
  expect(await width()).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(/#proof$/)
  await expect(page.locator('#proof')).toBeInViewport()
  await page.mouse.move(700, 500)
  const colours = () =>
    page
      .locator('.zone-links a')
      .evaluateAll((links) => links.map((each) => getComputedStyle(each).backgroundColor))
  await expect.poll(async () => new Set(await colours()).size).toBe(2)
  const lit = await colours()
  expect(lit.filter((colour) => colour === lit[5])).toHaveLength(1)
})

test('emphasis in running text keeps the face of the text', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const face = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily)
  expect(await face('.hero__subtitle strong')).toBe(await face('.hero__subtitle'))
})

test('on a phone both columns of links in the footer stand below those above', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const leftOf = async (href: string) =>
    (await page.locator(`.footer-links a[href="${href}"]`).boundingBox())?.x ?? 0
  expect(Math.abs((await leftOf('/imprint')) - (await leftOf('/blog')))).toBeLessThan(1.5)
})
