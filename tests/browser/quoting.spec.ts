import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales, ui } from './support/site.ts'
import { addressBar, settledTop, visit } from './support/visit.ts'

const path = '/use-cases/accelerated-quoting'
const page = (locale: 'en' | 'de') => content.page('use-case-accelerated-quoting', locale)

/** The drawing of the loop that shows at this width. */
function loop(tab: Page, locale: 'en' | 'de') {
  return tab.getByRole('group', { name: page(locale).loop.label })
}

for (const locale of locales) {
  test.describe(`the closed loop in ${languageNames[locale]}`, () => {
    test('fits into a panel of 400 px, in letters that can be read', async ({ page: tab }) => {
      await tab.goto(addressOf(path, locale))
      const panel = loop(tab, locale).locator('..')
      await expect(panel).toBeVisible()
      const size = await panel.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        hidden: [
          element.scrollHeight - element.clientHeight,
          element.scrollWidth - element.clientWidth,
        ],
      }))
      expect(size.height).toBeLessThanOrEqual(400)
      expect(size.hidden).toEqual([0, 0])

      const words = await loop(tab, locale).evaluate((svg: SVGSVGElement) => {
        const scale = svg.getScreenCTM()?.a ?? 0
        return [...svg.querySelectorAll('text')].map((text) => ({
          words: text.textContent,
          px: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          width: text.getBoundingClientRect().width,
          room: text.parentElement?.querySelector('rect')?.getBoundingClientRect().width ?? 999,
        }))
      })
      expect(words.length).toBeGreaterThan(7 * 4)
      for (const { words: text, px, width, room } of words) {
        expect.soft(px, `letters of “${text}”`).toBeGreaterThanOrEqual(12)
        expect.soft(width, `“${text}” in its node`).toBeLessThan(room - 8)
      }
    })
  })
}

test('the loop is walked through with Tab, and each node leads to its step', async ({
  page: tab,
}) => {
  await visit(tab, path)
  const links = loop(tab, 'en').getByRole('link')
  await expect(links).toHaveCount(7)
  const steps = tab.locator('#how ol > li')
  for (const [index, { title, who }] of page('en').loop.nodes.entries()) {
    if (index === 0) await links.first().focus()
    else {
      await links.nth(index - 1).focus()
      await tab.keyboard.press('Tab')
    }
    const link = loop(tab, 'en').getByRole('link', { name: `${index + 1} ${title} ${who}` })
    await expect(link).toBeFocused()
    await tab.keyboard.press('Enter')
    await expect.poll(() => addressBar(tab)).toBe(`${path}#step-${index + 1}`)
    await expect(steps.nth(index)).toHaveAttribute('id', `step-${index + 1}`)
    await expect(steps.nth(index)).toBeInViewport()
  }
  expect(Math.abs((await settledTop(steps.last())) - 80)).toBeLessThan(2)
  // The balloon of the step arrived at is filled, the others are open.
  const fills = await steps
    .locator('.balloon')
    .evaluateAll((balloons) => balloons.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(fills.slice(0, -1)).size).toBe(1)
  expect(fills.at(-1)).not.toBe(fills[0])
})

test('the table of contents follows the scroll and leads 80 px below the top', {
  tag: '@once',
}, async ({ page: tab }) => {
  await visit(tab, path)
  const contents = tab.getByRole('navigation', { name: ui('en').contents })
  const current = contents.locator('[aria-current="location"]')
  await expect(current).toHaveCount(0)
  const { loop: looped, fit, metrics } = page('en')

  await tab.locator('#loop').evaluate((section) => section.scrollIntoView())
  await expect(current).toHaveText(new RegExp(`${looped.short}$`))
  await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current).toHaveText(new RegExp(`${page('en').faq.short}$`))

  for (const { short, id } of [
    { short: metrics.short, id: 'metrics' },
    { short: fit.short, id: 'fit' },
  ]) {
    // Beside a section it stays in view: no scrolling is needed before the click.
    await tab.locator('#loop').evaluate((section) => section.scrollIntoView())
    await expect(contents.getByRole('link', { name: short, exact: true })).toBeInViewport()
    await contents.getByRole('link', { name: short, exact: true }).click()
    expect(addressBar(tab)).toBe(`${path}#${id}`)
    expect(Math.abs((await settledTop(tab.locator(`#${id}`))) - 80)).toBeLessThan(2)
    await expect(current).toHaveText(new RegExp(`${short}$`))
  }
})

test('the page has its eight sections in order, seven steps and four answers, behind a skip link', {
  tag: '@once',
}, async ({ page: tab }) => {
  await visit(tab, path)
  const [claim] = page('en').metrics.figures
  await expect(tab.locator('article > header').getByText(claim?.label ?? '')).toBeVisible()
  await tab.keyboard.press('Tab')
  await expect(tab.getByRole('link', { name: ui('en').skipToContent })).toBeFocused()
  await tab.keyboard.press('Enter')
  await expect(tab.getByRole('main')).toBeFocused()

  const anchors = await tab
    .getByRole('navigation', { name: ui('en').contents })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(anchors).toEqual(
    ['problem', 'what-it-uses', 'loop', 'fit', 'how', 'outcomes', 'metrics', 'faq'].map(
      (id) => `#${id}`,
    ),
  )
  const sections = await tab
    .locator('article section[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`))
  expect(sections).toEqual([...anchors, '#next'])
  await expect(tab.locator('#how ol > li')).toHaveCount(7)
  await expect(tab.locator('#how').getByRole('complementary')).toBeVisible()
  await expect(tab.locator('#faq summary')).toHaveCount(4)
})
