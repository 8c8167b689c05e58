import { getDrawing } from '@firstangle/drawings'
import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { addressOf, home, languageOn, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { holdClock, movesAmongTabs, passMoment, reach, visit } from './support/visit.ts'

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

test('the developer tabs show the panel that is chosen, by click, by key and by address', async ({
  page,
  isMobile,
}) => {
  const locale = languageOn(isMobile)
  const titles = Object.values(home(locale).devs.tabs).map(({ title }) => title)
  const tabs = await open(page, locale)
  await test.step('five, with the first selected', async () => {
    await expect(tabs).toHaveText(titles)
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: titles[0] })).toBeVisible()
    await expect(code(page)).toHaveText(/install[\s\S]*init[\s\S]*health-check/)
  })
  await test.step('by arrows, Home and End; only the selected one is in the tab order', async () => {
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
  await test.step('by a click', async () => {
    for (const index of [2, 1, 3, 4]) {
      await tabs.nth(index).click()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: titles[index] })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }
  })
})

test('a tab is selected by the hash of the address', async ({ page, isMobile }) => {
  const locale = languageOn(isMobile)
  const tabs = await open(page, locale, '#devs-metadata')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  const name = Object.values(home(locale).devs.tabs)[2]?.title
  await expect(page.getByRole('tabpanel', { name })).toBeInViewport()
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('gives the commands without their prompts and says so', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    await open(page, locale)
    const { copy, copied } = ui(locale).code
    const panel = page.getByRole('tabpanel')
    const shown = (await code(page).textContent()) ?? ''
    expect(shown).toMatch(/^\$ /)
    await holdClock(page)
    await panel.getByRole('button', { name: copy }).click()
    await expect(panel.getByText(copied)).toBeVisible()
    const isTold = (text: Element) => text.closest('[aria-live=polite]') !== null
    expect(await panel.getByText(copied).evaluate(isTold)).toBe(true)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toBe(shown.replaceAll(/^\$ /gm, '').trimEnd())
    expect(text.split('\n')).toHaveLength(3)
    await passMoment(page)
    await expect(panel.getByRole('button', { name: copy })).toBeVisible()
  })

  test('gives JSON that parses', { tag: '@once' }, async ({ page }) => {
    const tabs = await open(page, 'en')
    await tabs.nth(3).click()
    await holdClock(page)
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: ui('en').code.copy })
      .click()
    await expect(page.getByRole('tabpanel').getByText(ui('en').code.copied)).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(responses.features)))
  })
})

test('each response is the whole response of our drawing model', { tag: '@once' }, async ({
  page,
}) => {
  const tabs = await open(page, 'en')
  for (const [index, response] of [
    [2, 'metadata'],
    [3, 'features'],
    [4, 'insights'],
  ] as const) {
    await tabs.nth(index).click()
    // The page carries an excerpt of the long ones; the whole comes once somebody looks.
    await expect
      .poll(async () => JSON.parse((await code(page).textContent()) ?? ''))
      .toEqual(JSON.parse(JSON.stringify(responses[response])))
  }
})

test('a browser that refuses the clipboard gets the code selected and a hint', {
  tag: '@once',
}, async ({ page }) => {
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

test.describe('before their script has come', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(
      `**${chunkOf('src/components/tabs/switch-tabs.enhance.ts')}`,
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      },
    )
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
