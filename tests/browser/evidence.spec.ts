import { getDrawing } from '@firstangle/drawings'
import type { Page } from '@playwright/test'
import { decimalText } from '../../shared/i18n/decimal-text.ts'
import { addressOf, home, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
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

for (const locale of locales) {
  test.describe(`the evidence in ${languageNames[locale]}`, () => {
    test('shows fields of our model with label, kind and confidence, and a box for each', async ({
      page,
    }) => {
      const { fields, boxes } = await open(page, locale)
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
    })

    test('lights the box of the field that is pointed at', async ({ page }) => {
      const { fields } = await open(page, locale)
      for (const index of [2, 0, 1]) {
        await fields.nth(index).hover()
        await expect.poll(() => litIndex(page, locale)).toEqual([index])
        await expect(fields.nth(index)).toHaveAttribute('aria-pressed', 'true')
      }
    })

    test('lights the box of the field that has the focus', async ({ page }) => {
      const { fields } = await open(page, locale)
      await fields.first().focus()
      for (const index of [1, 2, 3]) {
        await page.keyboard.press('Tab')
        await expect(fields.nth(index)).toBeFocused()
        await expect.poll(() => litIndex(page, locale)).toEqual([index])
      }
    })

    test('lights the field of the box that is pointed at', async ({ page }) => {
      const { fields, boxes } = await open(page, locale)
      for (const index of [3, 1]) {
        await boxes.nth(index).hover()
        await expect(fields.nth(index)).toHaveAttribute('aria-pressed', 'true')
        await expect(evidence(page, locale).figure.locator('[aria-pressed=true]')).toHaveCount(1)
      }
    })

    test('keeps every box on the sheet', async ({ page }) => {
      const { figure, boxes } = await open(page, locale)
      const sheet = await figure.getByRole('img').first().boundingBox()
      for (const box of await boxes.all()) {
        const place = await box.boundingBox()
        expect(place && sheet && place.x >= sheet.x).toBe(true)
        expect(place && sheet && place.x + place.width <= sheet.x + sheet.width + 1).toBe(true)
        expect(place && sheet && place.y + place.height <= sheet.y + sheet.height + 1).toBe(true)
      }
    })
  })
}

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
