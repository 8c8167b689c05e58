import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfWithPicture } from './support/lettered-picture.ts'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { hydrated, visit } from './support/visit.ts'

const { viewer, list, growing } = content.wording('reader', 'en')
const { start } = content.page('try', 'en')
const shaft = readFileSync('src/generated/try/shaft.pdf')

const adder = (page: Page) => page.getByRole('button', { name: viewer.add, exact: true })
const drawer = (page: Page) => page.getByRole('button', { name: viewer.addHint, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: viewer.addLabel })
const added = (page: Page) => page.getByRole('row').filter({ hasText: list.added })

async function open(page: Page): Promise<void> {
  await visit(page, '/try')
  await hydrated(page.getByRole('button', { name: start.choose }))
  const file = { name: 'shaft.pdf', mimeType: '', buffer: shaft }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.try-stage svg').first()).toBeVisible()
}

/** Begins to add a value, and says where one is that can be framed: a thread. */
async function startOnThread(page: Page) {
  const known = page.locator('.try-stage rect[data-kind=thread]').first()
  await adder(page).click()
  await expect(drawer(page)).toBeFocused()
  return (await known.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test('a missed value is read in a box that is dragged around it', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  const { x, y, width, height } = await startOnThread(page)
  await page.mouse.move(x - 4, y - 4)
  await page.mouse.down()
  await page.mouse.move(x + width + 4, y + height + 4, { steps: 4 })
  await page.mouse.up()
  await expect(field(page)).toHaveValue(/M\d/)
  await page.keyboard.press('Enter')
  await expect(added(page)).toHaveCount(1)
  await expect(adder(page)).toBeFocused()
})

test('a box needs no dragging: a click on each of two corners draws it', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  const { x, y, width, height } = await startOnThread(page)
  await page.mouse.click(x - 4, y - 4)
  await expect(field(page)).toHaveCount(0)
  await page.mouse.click(x + width + 4, y + height + 4)
  await expect(field(page)).toHaveValue(/M\d/)
})

test('a double click shows its place near', { tag: '@once' }, async ({ page }) => {
  await open(page)
  const view = page.locator('.try-stage svg').first()
  const widthSeen = async () => Number((await view.getAttribute('viewBox'))?.split(' ')[2])
  const whole = await widthSeen()
  const stage = await page.locator('.try-stage').boundingBox()
  if (!stage) throw new Error('There is no sheet')
  // Near the edge, where no value is.
  await page.mouse.dblclick(stage.x + stage.width * 0.06, stage.y + stage.height * 0.5)
  await expect.poll(widthSeen).toBeLessThan(whole * 0.6)
})

/** Frames a place of the sheet, given as shares of its picture. */
async function frame(
  page: Page,
  from: [number, number],
  to: [number, number],
  begins = true,
): Promise<void> {
  if (begins) await adder(page).click()
  const stage = await drawer(page).boundingBox()
  if (!stage) throw new Error('There is nothing to draw on')
  const at = ([x, y]: [number, number]) =>
    [stage.x + x * stage.width, stage.y + y * stage.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}

/** Opens a sheet with M10x1.5 in a picture that is not recognised, since that was stopped. */
async function openUnrecognised(page: Page): Promise<void> {
  await page.route('**/assets/tesseract-core*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await visit(page, '/try')
  const buffer = await pdfWithPicture(['M6x1'], ['M10x1.5'])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mixed.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: growing.stop }).click()
  await expect(page.locator('.try-stage canvas').first()).toBeVisible()
}

test('lettering that was never recognised is read where it is framed', {
  tag: '@once',
}, async ({ page }) => {
  await openUnrecognised(page)
  // The value is 20 mm from the left of a picture that begins at 141 mm of 297.
  await frame(page, [0.52, 0.35], [0.7, 0.5])
  await expect(page.getByRole('status')).toContainText([viewer.addReading])
  await expect(field(page)).toHaveValue('M10x1.5')
  await page.keyboard.press('Enter')
  await expect(added(page)).toContainText('M10x1.5')
})

test('what is written while a framed place is read stays', { tag: '@once' }, async ({ page }) => {
  await openUnrecognised(page)
  await frame(page, [0.52, 0.35], [0.7, 0.5])
  await field(page).pressSequentially('M10')
  await expect(page.getByText(viewer.addReading)).toHaveCount(0)
  await expect(field(page)).toHaveValue('M10')
})

test('a place without lettering says so', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await frame(page, [0.5, 0.72], [0.53, 0.8])
  await expect(page.getByText(viewer.addUnread)).toBeVisible()
})

test('by keyboard a box is moved, and what stands there is written', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await adder(page).focus()
  await page.keyboard.press('Enter')
  const box = page.locator('.try-frame rect')
  const before = Number(await box.getAttribute('x'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await box.getAttribute('x'))).toBeGreaterThan(before)
  await page.keyboard.press('Enter')

  await field(page).fill('nothing of the kind')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(viewer.addNothing)
  await expect(field(page)).toHaveAccessibleDescription(viewer.addNothing)
  await field(page).fill('Ø31 H7')
  await page.keyboard.press('Enter')
  await expect(added(page)).toContainText('Ø31 H7')
  await expect(page.locator('.try-stage rect[data-key*=added]')).toHaveCount(1)
})

test('Escape ends the framing and leaves everything as it was', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await adder(page).click()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(adder(page)).toBeFocused()
  await expect(added(page)).toHaveCount(0)
})

test('a harder sheet is read with one click, and its expected JSON can be taken', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try')
  const row = page.getByRole('listitem').filter({ hasText: start.sheets.assembly })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: start.expected }).click(),
  ])
  const expected = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(expected.pages[0].parts).toHaveLength(5)
  const sample = row.getByRole('button', { name: start.sheets.assembly })
  await hydrated(sample)
  await sample.click()
  await expect(page.locator('[data-key*=-part-]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${start.sheets.assembly}.pdf`,
  )
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('framing is told without keys, and the form has the width of the sheet', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page)
    await adder(page).tap()
    const foot = page.locator('.try-viewer__foot')
    await expect(foot.getByText(viewer.addTouch)).toBeVisible()
    await expect(foot.getByText(viewer.addHint)).toBeHidden()
    await frame(page, [0.5, 0.72], [0.53, 0.8], false)
    await expect(field(page)).toBeVisible()
    const missing = await foot.evaluate((element) => {
      const form = element.querySelector('form')?.getBoundingClientRect().width ?? 0
      return element.clientWidth - form
    })
    expect(missing).toBeLessThan(2)
    // The button and the three of the zoom are beside each other.
    const tops = await foot
      .locator(':scope > button, .try-zoom button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })

  test('a value is edited with its buttons in sight, above the files at the foot', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page)
    const row = page.locator('.try-table tbody tr').nth(4)
    await row.locator('.try-actions button').first().tap()
    const save = row.getByRole('button', { name: list.save, exact: true })
    await expect(save).toBeVisible()
    const files = page.locator('.try-exports')
    await expect
      .poll(async () => {
        const [button, bar] = await Promise.all([save.boundingBox(), files.boundingBox()])
        return (bar?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))
      })
      .toBeGreaterThanOrEqual(0)
  })
})
