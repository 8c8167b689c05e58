import { getDrawing } from '@firstangle/drawings'
import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { addressOf, home, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { movesAmongTabs, reach, visit } from './support/visit.ts'

const { responses } = getDrawing('shaft')

async function open(page: Page, locale: 'en' | 'de', hash = '') {
  await visit(page, addressOf(`/${hash}`, locale))
  const tabs = page.getByRole('tablist', { name: home(locale).devs.tabsLabel }).getByRole('tab')
  await reach(tabs)
  return tabs
}

/** Code of the panel that shows now. */
function code(page: Page) {
  return page.getByRole('tabpanel').locator('figure code')
}

for (const locale of locales) {
  const words = home(locale).devs
  const titles = Object.values(words.tabs).map(({ title }) => title)

  test.describe(`the developer tabs in ${languageNames[locale]}`, () => {
    test('are five, with the first selected and its panel shown', async ({ page }) => {
      const tabs = await open(page, locale)
      await expect(tabs).toHaveText(titles)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name: titles[0] })).toBeVisible()
    })

    test('show the panel of the tab that is clicked', async ({ page }) => {
      const tabs = await open(page, locale)
      for (const index of [2, 1, 3, 4]) {
        await tabs.nth(index).click()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tabpanel', { name: titles[index] })).toBeVisible()
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
      }
    })

    test('move with arrows, Home and End, and only the selected one is in the tab order', async ({
      page,
    }) => {
      const tabs = await open(page, locale)
      await tabs.first().focus()
      for (const [key, index] of movesAmongTabs) {
        await page.keyboard.press(key)
        await expect(tabs.nth(index)).toBeFocused()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('tabpanel', { name: titles[index] })).toBeVisible()
      }
      const order = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('tabindex')))
      expect(order).toEqual(['0', '-1', '-1', '-1', '-1'])
    })

    test('are selected by the hash of the address', async ({ page }) => {
      const tabs = await open(page, locale, '#devs-metadata')
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: titles[2] })).toBeInViewport()
    })
  })

  test.describe(`copying in ${languageNames[locale]}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    test('gives the commands without their prompts and says so', async ({ page }) => {
      await open(page, locale)
      const { copy, copied } = ui(locale).code
      const button = page.getByRole('tabpanel').getByRole('button', { name: copy })
      const shown = (await code(page).textContent()) ?? ''
      expect(shown).toMatch(/^\$ /)
      await button.click()
      await expect(page.getByRole('tabpanel').getByText(copied)).toBeVisible()
      expect(
        await page
          .getByRole('tabpanel')
          .getByText(copied)
          .evaluate((text) => text.closest('[aria-live=polite]') !== null),
      ).toBe(true)
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toBe(shown.replaceAll(/^\$ /gm, '').trimEnd())
      expect(text.split('\n')).toHaveLength(3)
      await expect(page.getByRole('tabpanel').getByRole('button', { name: copy })).toBeVisible()
    })
  })
}

for (const [index, response] of [
  [2, 'metadata'],
  [3, 'features'],
  [4, 'insights'],
] as const) {
  test(`the ${response} response is the whole response of our drawing model`, async ({ page }) => {
    const tabs = await open(page, 'en')
    await tabs.nth(index).click()
    // The page carries an excerpt of the long ones; the whole comes once somebody looks.
    await expect
      .poll(async () => JSON.parse((await code(page).textContent()) ?? ''))
      .toEqual(JSON.parse(JSON.stringify(responses[response])))
  })
}

test.describe('copying a response', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('gives JSON that parses', async ({ page }) => {
    const tabs = await open(page, 'en')
    await tabs.nth(3).click()
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: ui('en').code.copy })
      .click()
    await expect(page.getByRole('tabpanel').getByText(ui('en').code.copied)).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(responses.features)))
  })
})

test('a browser that refuses the clipboard gets the code selected and a hint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await open(page, 'en')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: ui('en').code.copy })
    .click()
  await expect(page.getByRole('tabpanel').getByText(ui('en').code.copyFailed)).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('health-check')
})

test('the installation shows install, trial licence and health check, in that order', async ({
  page,
}) => {
  await open(page, 'en')
  await expect(code(page)).toHaveText(/install[\s\S]*init[\s\S]*health-check/)
})

test.describe('before their script has come', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`**${chunkOf('src/components/tabs.enhance.ts')}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
  })

  test('a tab that is clicked is shown as soon as it can be', async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('tablist', { name: home('en').devs.tabsLabel }).getByRole('tab')
    await tabs.nth(2).click()
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#devs-metadata')).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

  test('the panel shows that the address names', async ({ page }) => {
    await page.goto('/#devs-features')
    const panel = page.locator('#devs-features')
    const isAwake = () => panel.evaluate((node) => node.closest('page-island[when]') === null)
    await expect(panel).toBeInViewport()
    expect(await isAwake()).toBe(false)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect.poll(isAwake).toBe(true)
    await expect(panel).toBeInViewport()
  })
})

test('a link to a panel shows it, whatever tab was chosen', { tag: '@once' }, async ({ page }) => {
  const tabs = await open(page, 'en', '#devs-python')
  await tabs.nth(4).click()
  await page.evaluate(() => {
    location.hash = 'devs-metadata'
  })
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#devs-metadata')).toBeInViewport()
})

test('a callout on the sheet finds its object in the code, and the other way round', {
  tag: '@once',
}, async ({ page }) => {
  const tabs = await open(page, 'en')
  await tabs.nth(3).click()
  const panel = page.locator('#devs-features')
  const thread = responses.features.threads[0]
  const box = panel.locator(`rect[data-ref="${thread?.reference_id}"]`)
  // The object; its place in the evidence lights up, too.
  const lit = panel.locator('.code .is-active').first()
  await box.hover()
  await expect(lit).toContainText(`"${thread?.label}"`)
  await expect(lit).toBeInViewport()
  const [dimension] = responses.features.dimensions
  const other = panel.locator(`.code [data-ref="${dimension?.reference_id}"]`).first()
  await other.hover()
  await expect(other).toHaveClass(/is-active/)
  await expect(box).not.toHaveAttribute('data-active')
  await expect(panel.locator('rect[data-active]')).toHaveCount(1)
})
