import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, home, languageNames, locales } from './support/site.ts'
import { test as alone } from './support/test.ts'
import { addressBar, holdClock, reach, settledTop, visit } from './support/visit.ts'

type Locale = 'en' | 'de'

function calculator(page: Page, locale: Locale) {
  const { roi } = home(locale)
  const section = page.locator('#roi')
  const input = (name: keyof typeof roi.inputs) =>
    section.getByRole('textbox', { name: roi.inputs[name].label, exact: true })
  const output = (name: 'monthlySavings' | 'productCost' | 'netRoi' | 'breakEven') =>
    section
      .locator('dl > div', { has: page.getByText(roi.outputs[name], { exact: true }) })
      .locator('dd')
  return { section, input, output, plot: section.getByRole('img', { name: roi.plot.title }) }
}

async function open(page: Page, locale: Locale, path = '/') {
  await visit(page, addressOf(path, locale))
  const parts = calculator(page, locale)
  await reach(parts.section.getByRole('textbox'))
  return parts
}

/** Worked by hand: 400 drawings x 15 min x 60 EUR/h = 6,000; 990 + 400 x 0.85 = 1,330; 990 / (15 - 0.85) = 69.96. */
const worked = {
  inputs: { drawingsPerMonth: '400', minutesPerDrawing: '15', hourlyWage: '60' },
  savings: { en: '€6,000', de: '6.000\u00a0€' },
  cost: { en: '€1,330', de: '1.330\u00a0€' },
  net: { en: '€4,670', de: '4.670\u00a0€' },
  breakEven: '70',
}

/** 300 drawings x 15 min x 60 EUR/h = 4,500; less 990 + 300 x 0.85 = 1,245. */
const shared = {
  savings: { en: '€4,500', de: '4.500\u00a0€' },
  net: { en: '€3,255', de: '3.255\u00a0€' },
}

for (const locale of locales) {
  const { roi } = home(locale)
  const { defaults } = content.facts().roi

  test.describe(`the ROI calculator in ${languageNames[locale]}`, () => {
    test('gives savings, cost, net ROI and break-even of what is entered in any spelling, marked in the plot', async ({
      page,
    }) => {
      const { input, output, plot } = await open(page, locale)
      for (const name of ['drawingsPerMonth', 'minutesPerDrawing', 'hourlyWage'] as const) {
        await input(name).fill(worked.inputs[name])
      }
      await expect(output('monthlySavings')).toHaveText(worked.savings[locale])
      await expect(output('productCost')).toHaveText(worked.cost[locale])
      await expect(output('netRoi')).toHaveText(worked.net[locale])
      await expect(output('breakEven')).toHaveText(
        roi.outputs.breakEvenValue.replace('{count}', worked.breakEven),
      )
      await expect(plot).toBeVisible()
      await expect(plot).toContainText(`${roi.plot.breakEven}: ${worked.breakEven}`)
      await expect(plot).toContainText(roi.plot.savings)
      await expect(plot).toContainText(roi.plot.cost)
      // The mark lies where both lines meet.
      const [mark, savings, cost] = await plot.evaluate((svg) => [
        Number(svg.querySelector('.roi-plot__mark')?.getAttribute('cx')),
        svg.querySelector('.roi-plot__savings')?.getAttribute('d') ?? '',
        svg.querySelector('.roi-plot__cost')?.getAttribute('d') ?? '',
      ])
      expect(Math.abs(crossing(String(savings), String(cost)) - Number(mark))).toBeLessThan(2)

      // Decimals with a comma and with a point, thousands as the language writes them.
      await input('drawingsPerMonth').fill('100')
      await input('hourlyWage').fill('60')
      for (const text of ['12,5', '12.5']) {
        await input('minutesPerDrawing').fill(text)
        await expect(output('monthlySavings')).toHaveText(
          locale === 'en' ? '€1,250' : '1.250\u00a0€',
        )
      }
      await input('drawingsPerMonth').fill(locale === 'en' ? '1,200' : '1.200')
      await expect(output('productCost')).toHaveText(locale === 'en' ? '€2,010' : '2.010\u00a0€')
    })

    const max = { en: '1,000,000', de: '1.000.000' }[locale]
    const mistakes = [
      ['', roi.errors.empty],
      ['   ', roi.errors.empty],
      ['-5', roi.errors.negative],
      ['99999999999', roi.errors.tooLarge.replace('{max}', max)],
      ['many', roi.errors.notANumber],
      ['1e5', roi.errors.notANumber],
      ['12;5', roi.errors.notANumber],
    ] as const
    test('answers what it cannot calculate with a hint, and no NaN', async ({ page }) => {
      const { section, input, output, plot } = await open(page, locale)
      const field = input('drawingsPerMonth')
      for (const [index, [text, hint]] of mistakes.entries()) {
        await test.step(`"${text}"`, async () => {
          const before = await output('netRoi').textContent()
          await field.fill(text)
          await expect(section.getByText(hint, { exact: true })).toBeVisible()
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveAccessibleDescription(new RegExp(escaped(hint)))
          // The last result stays, dimmed, until there is a new one.
          await expect(output('netRoi')).toHaveText(before ?? '')
          await expect(plot).toBeVisible()
          await expect(section.locator('.roi-result')).toHaveAttribute('data-stale', 'true')
          await expect(section).not.toContainText(/NaN|Infinity|undefined/)
          await field.fill(String(10 + index))
          await expect(field).toHaveAttribute('aria-invalid', 'false')
          await expect(section.locator('.roi-result')).toHaveAttribute('data-stale', 'false')
          await expect(output('netRoi')).not.toHaveText(before ?? '')
        })
      }
    })

    test('says so where the time saved never pays, and shows no NaN with zeros everywhere', async ({
      page,
    }) => {
      const { section, input, output, plot } = await open(page, locale)
      await input('minutesPerDrawing').fill('0')
      await expect(output('breakEven')).toHaveText(roi.outputs.breakEvenNever)
      await expect(plot).not.toContainText(`${roi.plot.breakEven}:`)
      await expect(section).not.toContainText(/NaN|Infinity/)
      for (const name of ['drawingsPerMonth', 'minutesPerDrawing', 'hourlyWage'] as const) {
        await input(name).fill('0')
      }
      await expect(section).not.toContainText(/NaN|Infinity/)
      const markup = await section.innerHTML()
      expect(markup).not.toMatch(/NaN|Infinity/)
    })

    test('keeps its values in the address without new history entries and without scrolling', async ({
      page,
    }) => {
      const { input } = await open(page, locale, '/#roi')
      await input('hourlyWage').focus()
      await settledTop(input('hourlyWage'))
      const before = await page.evaluate(() => [history.length, Math.round(scrollY)])
      // What is wrong leaves the address as it is: no way back to the anchor either.
      await input('hourlyWage').fill('?')
      await settledTop(input('hourlyWage'))
      expect(await page.evaluate(() => [history.length, Math.round(scrollY)])).toEqual(before)
      await input('drawingsPerMonth').fill('400')
      await input('hourlyWage').fill('72,5')
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({
          drawings: '400',
          wage: '72.5',
          ...(locale === 'de' ? { lang: 'de' } : {}),
        })
      await expect(input('hourlyWage')).toBeFocused()
      await expect(input('hourlyWage')).toHaveValue('72,5')
      const after = await page.evaluate(() => [history.length, Math.round(scrollY)])
      expect(after).toEqual(before)
    })

    test('restores a shared result, and leaves no parameter of a default value in the address', async ({
      page,
    }) => {
      const { input, output } = await open(page, locale, '/?drawings=400&minutes=15&wage=60#roi')
      await expect(input('drawingsPerMonth')).toHaveValue('400')
      await expect(output('netRoi')).toHaveText(worked.net[locale])
      await expect.poll(() => addressBar(page)).toContain('drawings=400')
      await input('drawingsPerMonth').fill(String(defaults.drawingsPerMonth))
      await expect.poll(() => addressBar(page)).not.toContain('drawings')
    })

    test('answers a shared address of nonsense with hints', async ({ page }) => {
      const { section, output } = await open(page, locale, '/?drawings=-4&minutes=abc&wage=60#roi')
      await expect(section.getByText(roi.errors.negative, { exact: true })).toBeVisible()
      await expect(section.getByText(roi.errors.notANumber, { exact: true })).toBeVisible()
      await expect(output('netRoi')).toHaveText('–')
    })
  })

  test.describe(`the ROI calculator in ${languageNames[locale]} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('shows a shared result, calculates by its button and keeps the language', async ({
      page,
    }) => {
      await page.goto(addressOf('/?drawings=300&minutes=15&wage=60', locale))
      const { section, input, output } = calculator(page, locale)
      await expect(input('minutesPerDrawing')).toHaveValue('15')
      await expect(output('monthlySavings')).toHaveText(shared.savings[locale])
      await expect(output('netRoi')).toHaveText(shared.net[locale])
      await input('drawingsPerMonth').fill('400')
      await input('minutesPerDrawing').fill('15')
      await input('hourlyWage').fill('60')
      await section.getByRole('button', { name: roi.calculate }).click()
      await expect(output('netRoi')).toHaveText(worked.net[locale])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(new URL(page.url()).hash).toBe('#roi')
    })

    test('a number keeps its value when the language changes', async ({ page }) => {
      await page.goto(addressOf('/', locale))
      const before = calculator(page, locale)
      await before.input('drawingsPerMonth').fill(locale === 'en' ? '1,000' : '1.000')
      await before.section.getByRole('button', { name: roi.calculate }).click()
      await expect(before.output('productCost')).toHaveText(
        locale === 'en' ? '€1,840' : '1.840\u00a0€',
      )
      const other = locale === 'en' ? 'de' : 'en'
      await page.locator(`footer a[hreflang=${other}]`).click()
      const after = calculator(page, other)
      await expect(after.input('drawingsPerMonth')).toHaveValue(other === 'en' ? '1,000' : '1.000')
      await expect(after.output('productCost')).toHaveText(
        other === 'en' ? '€1,840' : '1.840\u00a0€',
      )
    })
  })

  test.describe(`sharing a result in ${languageNames[locale]}`, () => {
    alone.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    alone('copies a link that restores it', async ({ page }) => {
      const { section, input } = await open(page, locale)
      await input('drawingsPerMonth').fill('400')
      await expect.poll(() => addressBar(page)).toContain('drawings=400')
      await holdClock(page)
      await section.getByRole('button', { name: roi.share }).click()
      await expect(section.getByText(roi.shared)).toBeVisible()
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(link.pathname + link.hash).toBe('/#roi')
      expect(link.searchParams.get('drawings')).toBe('400')
      expect(link.searchParams.get('lang')).toBe(locale === 'de' ? 'de' : null)
    })
  })
}

test('what is typed before the calculator lives is calculated as soon as it does', {
  tag: '@once',
}, async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(`**${chunkOf('src/pages/home/roi/calculate-roi.enhance.ts')}`, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/#roi')
  const { input, output } = calculator(page, 'en')
  await input('drawingsPerMonth').fill('1000')
  await expect(output('productCost')).not.toHaveText('€1,840')
  arrive()
  await expect(output('productCost')).toHaveText('€1,840')
  await expect(input('drawingsPerMonth')).toHaveValue('1000')
  await expect.poll(() => addressBar(page)).toContain('drawings=1000')
})

/** Where two lines of the form `M64 216L504 20` meet. */
function crossing(one: string, two: string): number {
  const [a, b] = [one, two].map((path) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.match(/[\d.]+/g)?.map(Number) ?? []
    const slope = (y1 - y0) / (x1 - x0)
    return { slope, offset: y0 - slope * x0 }
  })
  if (!a || !b) return Number.NaN
  return (b.offset - a.offset) / (a.slope - b.slope)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
