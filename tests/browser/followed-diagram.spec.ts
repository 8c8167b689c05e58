import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'

for (const locale of locales) {
  test(`without scripts a way through the system is followed in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const { drawing, stations, ways } = content.page('integrations', locale).overview
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto(addressOf('/integrations', locale))
    const band = page.locator('#overview')
    const source = (name: string) => band.getByRole('img').getByText(name, { exact: true }).first()
    const parts = (name: string) => source(name).locator('xpath=ancestor::*[@data-ways]')
    await expect(band.getByRole('listitem').filter({ visible: true })).toHaveCount(stations.length)
    for (const [index, way] of ways.each.entries()) {
      await band.getByRole('radio', { name: way.label }).check()
      await expect(band.getByRole('heading', { level: 3, name: way.label })).toBeVisible()
      await expect(band.getByRole('listitem').filter({ visible: true })).toHaveCount(6)
      for (const [other, name] of drawing.sources.entries()) {
        const opacity = other === index ? '1' : '0.2'
        await expect(parts(name), `${name} while ${way.label}`).toHaveCSS('opacity', opacity)
      }
    }
    await page.close()
  })

  test(`the way of a drawing is followed station by station in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const { drawing, stations } = content.page('security', locale).dataFlow
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto(addressOf('/security', locale))
    const band = page.locator('#data-flow')
    const retention = band.locator('[data-ways="5"]').filter({ hasText: drawing.retention }).first()
    await expect(retention).toHaveCSS('opacity', '1')
    await band.getByRole('radio', { name: stations[0]?.title ?? '' }).check()
    await expect(retention).toHaveCSS('opacity', '0.2')
    await band.getByRole('radio', { name: stations[4]?.title ?? '' }).check()
    await expect(retention).toHaveCSS('opacity', '1')
    await expect(band.getByRole('listitem').filter({ visible: true })).toHaveCount(stations.length)
    await page.close()
  })
}
