import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/looking.ts'
import { addressOf, content, home, languageNames, locales } from '../browser/support/site.ts'
import { hydrated, visit } from '../browser/support/visit.ts'

/* What screen readers say where it differs from what is seen: read from the browser's accessibility tree. */

const once = { tag: '@once' }

interface Said {
  role: string
  name: string
}

async function saidOn(page: Page): Promise<Said[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value ?? '', name: (name?.value ?? '').trim() }))
}

async function readShaft(page: Page, locale: 'en' | 'de'): Promise<void> {
  const { samples } = content.page('try', locale).start
  await visit(page, addressOf('/try', locale))
  await page.getByRole('button', { name: samples.shaft }).click()
  await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()
}

for (const locale of locales) {
  const { signs } = content.wording('reader', locale)
  const { gdt } = content.wording('callout', locale).titles

  test(
    `signs of drawings have names in ${languageNames[locale]}, and stay signs when copied`,
    once,
    async ({ page }) => {
      await visit(page, addressOf('/try/callout?q=⌖ Ø0.1 Ⓜ A B', locale))
      const heading = page.getByRole('heading', { level: 2 }).first()
      const said = `${signs['⌖']} ${signs.Ø} 0.1 ${signs['Ⓜ']} A B`
      await expect(heading).toHaveAccessibleName(`${gdt} ${said}`)
      await expect(heading).toHaveText(`${gdt}⌖ Ø0.1 Ⓜ A B`)

      await visit(page, addressOf('/knowledge-base/gdt-symbols', locale))
      const modifier = page.getByRole('rowheader', { name: signs['Ⓜ'], exact: true })
      await expect(modifier.first()).toHaveText('Ⓜ')

      await visit(page, addressOf('/', locale))
      await expect(
        page.locator('.evidence-field').filter({ hasText: '↗' }).first(),
      ).toHaveAccessibleName(new RegExp(`${signs['↗']}\\s+0,015`))
    },
  )

  test(
    `all values of a sheet are there for screen readers in ${languageNames[locale]}`,
    once,
    async ({ page }) => {
      await readShaft(page, locale)
      const rows = await page.locator('.try-table tbody tr').count()
      const said = await saidOn(page)
      const example = await page.locator('main tbody tr:not(.try-table *)').count()
      expect(rows).toBeGreaterThan(40)
      expect(said.filter(({ role }) => role === 'rowheader')).toHaveLength(rows + example)
      // Not the notation of the reader: {+0,2;0}, |⌖|Ø0,1|.
      expect(said.filter(({ role, name }) => role === 'button' && /[{}|;⌖↗]/.test(name))).toEqual(
        [],
      )
      const session = page.locator('.try-session')
      await expect(session).toHaveAccessibleName(new RegExp(`\\.pdf ${rows} `))
    },
  )
}

test(
  'what a calculator finds is said with its name, its fields with their units',
  once,
  async ({ page }) => {
    const { inputs, outputs } = home('en').roi
    await visit(page, '/')
    const wage = page.getByRole('textbox', { name: inputs.hourlyWage.label })
    await wage.scrollIntoViewIfNeeded()
    await hydrated(wage)
    await expect(wage).toHaveAccessibleDescription(
      `${inputs.hourlyWage.hint} ${inputs.hourlyWage.unit}`,
    )
    const changed = page.locator('#roi [aria-live=polite] > [aria-atomic=true]')
    await expect(changed).toHaveCount(4)
    await expect(changed.first()).toContainText(outputs.monthlySavings)
  },
)
