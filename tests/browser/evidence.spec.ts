import { getDrawing } from '@firstangle/drawings'
import type { Page } from '@playwright/test'
import { decimalText } from '../../shared/i18n/decimal-text.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, home, languageOn, ui } from './support/site.ts'
import { hydrated, visit } from './support/visit.ts'

const shaft = getDrawing('shaft')

/** The part of the responses a path such as `features.dimensions[3]` names. */
function responseAt(path: string): unknown {
  return path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      shaft.responses,
    )
}

/** The evidence element of the hero: fields, boxes and the JSON panel. */
function evidence(page: Page, locale: 'en' | 'de') {
  const image = page.getByRole('img', { name: home(locale).hero.evidence.drawingAlt })
  const figure = page.locator('figure', { has: image }).first()
  return {
    figure,
    fields: figure.getByRole('button'),
    boxes: figure.locator('svg rect'),
    lit: figure.locator('svg rect[data-active]'),
    json: figure.locator('pre'),
  }
}

async function open(page: Page, locale: 'en' | 'de') {
  await visit(page, addressOf('/', locale))
  const parts = evidence(page, locale)
  await hydrated(parts.fields)
  return parts
}

async function litIndex(page: Page, locale: 'en' | 'de'): Promise<number[]> {
  const { boxes } = evidence(page, locale)
  return boxes.evaluateAll((rects) =>
    rects.flatMap((rect, index) => (rect.hasAttribute('data-active') ? [index] : [])),
  )
}

test.describe('the evidence', () => {
  test('shows fields of our model with label, kind and confidence, and a box on the sheet for each', async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    const { figure, fields, boxes } = await open(page, locale)
    const count = await fields.count()
    expect(count).toBeGreaterThanOrEqual(5)
    await expect(boxes).toHaveCount(count)
    for (let index = 0; index < count; index += 1) {
      const text = (await fields.nth(index).textContent()) ?? ''
      const field = shaft.fields.find(
        ({ label, kind, confidence }) =>
          text ===
          `${ui(locale).evidence.kinds[kind]}${label}${decimalText(confidence.toFixed(2), ui(locale).decimal)}`,
      )
      expect(field, `a field of the model for "${text}"`).toBeDefined()
      const margin = 1.2
      const x = Number(await boxes.nth(index).getAttribute('x'))
      const height = Number(await boxes.nth(index).getAttribute('height'))
      expect(x).toBeCloseTo((field?.box.x ?? 0) - margin, 1)
      expect(height).toBeCloseTo((field?.box.height ?? 0) + 2 * margin, 1)
    }
    const sheet = await figure.getByRole('img').first().boundingBox()
    for (const box of await boxes.all()) {
      const place = await box.boundingBox()
      expect(place && sheet && place.x >= sheet.x).toBe(true)
      expect(place && sheet && place.x + place.width <= sheet.x + sheet.width + 1).toBe(true)
      expect(place && sheet && place.y + place.height <= sheet.y + sheet.height + 1).toBe(true)
    }
  })

  test('lights a field and its box together, whichever is pointed at or has the focus', async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    const { figure, fields, boxes } = await open(page, locale)
    await fields.first().focus()
    for (const index of [1, 2, 3]) {
      await page.keyboard.press('Tab')
      await expect(fields.nth(index)).toBeFocused()
      await expect.poll(() => litIndex(page, locale)).toEqual([index])
    }
    for (const index of [2, 0, 1]) {
      await fields.nth(index).hover()
      await expect.poll(() => litIndex(page, locale)).toEqual([index])
      await expect(fields.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    for (const index of [3, 1]) {
      await boxes.nth(index).hover()
      await expect(fields.nth(index)).toHaveAttribute('aria-pressed', 'true')
      await expect(figure.locator('[aria-pressed=true]')).toHaveCount(1)
    }
  })
})

test.describe('beside the fields', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('stands the JSON of the field that is pointed at, equal to the model', async ({ page }) => {
    const { figure, fields, json } = await open(page, 'en')
    for (let index = 0; index < (await fields.count()); index += 1) {
      await fields.nth(index).hover()
      await expect.poll(() => litIndex(page, 'en')).toEqual([index])
      const label = await fields.nth(index).locator('[translate=no]').textContent()
      const field = shaft.fields.find((each) => each.label === label)
      const shown = JSON.parse((await json.textContent()) ?? '')
      await expect(figure.locator('p [translate=no]')).toHaveText(field?.path ?? '')
      expect(shown).toEqual(JSON.parse(JSON.stringify(responseAt(field?.path ?? ''))))
    }
  })
})

test.describe('the lens and the leader', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('show the callout that is pointed at four times as large, and lead to its row', async ({
    page,
  }) => {
    const { figure, fields, boxes } = await open(page, 'en')
    await fields.nth(2).hover()
    await expect.poll(() => litIndex(page, 'en')).toEqual([2])
    const box = await boxes.nth(2).boundingBox()
    const lens = figure.locator('.evidence__lens')
    await expect(lens).toBeVisible()
    const width = await lens.evaluate((element) => element.clientWidth)
    expect(width / (box?.width ?? 0)).toBeCloseTo(4, 0)
    const row = await fields.nth(2).boundingBox()
    const end = await figure
      .locator('.evidence__leader path')
      .evaluate((path: SVGPathElement) => path.getBoundingClientRect().bottom)
    expect(end).toBeGreaterThan(row?.y ?? 0)
    expect(end).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0))
  })

  test('a switch marks every callout of the chosen kind', async ({ page }) => {
    const { figure, fields } = await open(page, 'en')
    const kinds = figure.locator('.evidence__kinds')
    await expect(kinds).toBeHidden()
    await figure.getByRole('checkbox', { name: home('en').hero.evidence.allOfKind }).check()
    await expect(kinds).toBeVisible()
    await fields.nth(1).hover()
    await expect(kinds).toHaveAttribute('src', /#thread$/)
  })
})

test.describe('the tour of the callouts', { tag: '@once' }, () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('goes from one to the next until the visitor does anything', async ({ page }) => {
    await visit(page, '/')
    await expect.poll(() => litIndex(page, 'en')).toEqual([2])
    await page.keyboard.press('Shift')
    await page.waitForTimeout(4000)
    const stopped = await litIndex(page, 'en')
    await page.waitForTimeout(4000)
    expect(await litIndex(page, 'en')).toEqual(stopped)
  })
})

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the lens alone shows the callout that is tapped', async ({ page }) => {
    const { figure, fields } = await open(page, 'en')
    const lens = figure.locator('.evidence__lens')
    const before = await lens.getAttribute('viewBox')
    await fields.nth(2).click()
    await expect(lens).toBeVisible()
    await expect(lens).not.toHaveAttribute('viewBox', before ?? '')
    await expect(figure.locator('.evidence__leader')).toBeHidden()
  })
})
