import { formatDate } from '../../shared/i18n/format.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const path = '/security/pack'

for (const locale of locales) {
  const copy = content.page('security-pack', locale)

  test(`without scripts the filter in ${languageNames[locale]} is a form, and its answer has what matches`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(path, locale))
    await expect(plain.locator('tr[data-status]:visible')).toHaveCount(copy.controls.length)
    await plain.getByLabel(copy.filter.category).selectOption('PHY')
    await plain.getByRole('button', { name: copy.filter.submit }).click()
    await expect(plain.locator('tr[data-status]:visible')).toHaveCount(3)
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    await expect(plain.getByRole('checkbox')).toHaveCount(0)

    await plain.getByRole('link', { name: copy.bring.open.replace('{count}', '3') }).click()
    await expect(plain.getByText('FA-PHY-01, FA-PHY-02, FA-PHY-03')).toBeVisible()
    await plain.close()
  })
}

const { filter, bring, controls, version } = content.page('security-pack', 'en')

test('on a phone no question ends with a word alone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, path)
  await expect(page.locator('.pack tbody th').first()).toHaveCSS('text-wrap-style', 'balance')
})

test('the filter answers while typing and says how many questions are left', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  const rows = page.locator('tr[data-status]:visible')
  await page.getByLabel(filter.label, { exact: true }).fill('tisax')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText(`1 of ${controls.length} questions`)).toBeVisible()
  await page.getByLabel(filter.label, { exact: true }).fill('xyzzy')
  await expect(page.getByText(filter.none)).toBeVisible()
  await page.getByLabel(filter.label, { exact: true }).fill('')
  await page.getByLabel(filter.status).selectOption('partly')
  await expect(rows).toHaveCount(controls.filter(({ standing }) => standing === 'partly').length)
})

test('marked questions go to the call, and only where the visitor agrees', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, path)
  for (const id of ['FA-ENC-02', 'FA-ACC-07']) {
    await page.getByRole('checkbox', { name: `Mark ${id}` }).check()
  }
  await page.getByRole('link', { name: bring.marked.replace('{count}', '2') }).click()
  const box = page.getByRole('checkbox', {
    name: `Security pack, version of ${formatDate(version, 'en')}`,
  })
  await expect(box).not.toBeChecked()
  await expect(page.getByText('Questions to discuss: FA-ACC-07, FA-ENC-02.')).toBeVisible()
})

test('a question that is not answered is asked with one click', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, `${path}?q=FA-ACC-07`)
  await page.locator('#FA-ACC-07').getByRole('link', { name: 'Ask us' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^FA-ACC-07: Can our/)
})

test('the files are offered for saving', { tag: '@once' }, async ({ page }) => {
  await visit(page, addressOf(path, 'de'))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Excel (XLSX)' }).click()
  expect((await download).suggestedFilename()).toBe(`security-pack-${version}.de.xlsx`)
})
