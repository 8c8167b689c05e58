import { expect, test } from './support/looking.ts'
import { ui } from './support/site.ts'
import { frameListens, visit } from './support/visit.ts'

test.use({ expectedProblems: /Failed to load resource/ })

test('an answer that fails does not leave the one before it', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/security')
  await frameListens(page)
  const { search } = ui('en')
  await page.getByRole('banner').getByRole('link', { name: search.open }).click()
  await expect(page.getByRole('combobox', { name: search.label })).toBeFocused()
  await page.keyboard.type('xyzzyq')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('xyzzyq')
  await page.route('**/api/search*', (route) => route.abort())
  await page.keyboard.type(' thread')
  await expect(dialog.getByRole('status')).toHaveText(search.failed)
  await expect(dialog).not.toContainText('xyzzyq')
})
