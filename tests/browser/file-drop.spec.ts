import { chunkOf } from './support/chunks.ts'
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

test('/try/rules takes files that are dropped anywhere on the page, also before its desk has come', {
  tag: '@once',
}, async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(`**${chunkOf('src/pages/try-rules/rules-desk.island.tsx')}`, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(addressOf('/try/rules', 'en'))
  const drop = (name: string) => dropFiles(page, [{ name, text: 'no drawing' }])
  const heading = (name: string) => page.locator('#check').getByRole('heading', { name })
  expect(await drop('early.txt')).toBe(true)
  arrive()
  await expect(heading('early.txt')).toBeVisible()
  expect(await drop('late.txt')).toBe(true)
  await expect(heading('late.txt')).toBeVisible()
  await expect(heading('early.txt')).toHaveCount(1)
})
