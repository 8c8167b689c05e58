import { dropFiles } from './support/drop-files.ts'
import { addressOf } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

for (const path of ['/try', '/try/set']) {
  test(`${path} shows that files are over the page, until they leave it`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf(path, 'en'))
    const sheet = page.locator('[data-desk=sheet]')
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['text'], 'order.txt'))
      document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))
    })
    await expect(sheet).toHaveAttribute('data-over')
    await page.evaluate(() => {
      document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    })
    await expect(sheet).not.toHaveAttribute('data-over')
  })
}

test('/try/rules takes files that are dropped anywhere on the page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/try/rules', 'en'))
  const check = page.locator('#check')
  await check.scrollIntoViewIfNeeded()
  const isTaken = () => dropFiles(page, [{ name: 'order.txt', text: 'no drawing' }])
  await expect.poll(isTaken).toBe(true)
  await expect(check.getByRole('heading', { name: 'order.txt' })).toBeVisible()
})
