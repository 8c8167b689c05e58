import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales, plain } from './support/site.ts'
import { test as alone } from './support/test.ts'
import { addressBar, reach, settledTop, visit } from './support/visit.ts'

type Locale = (typeof locales)[number]

const pricing = (locale: Locale) => content.page('pricing', locale)

function simulator(page: Page, locale: Locale) {
  const { simulator } = pricing(locale)
  const section = page.locator('#simulator')
  const named = (name: string) => ({ name: new RegExp(`^${name}\\b`) })
  return {
    section,
    start: section.getByLabel(simulator.start.label, { exact: true }),
    pages: section.getByRole('textbox', { name: simulator.pages.label, exact: true }),
    /** Line by line, what each cell of an invoice says. */
    async invoice(number: number) {
      const name = simulator.invoice.replace('{count}', String(number))
      const rows = section.getByRole('table', named(name)).getByRole('row')
      return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim())
    },
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Worked by hand: 990 x 3/30 = 99.00; 100 x 3/30 = 10 pages = 8.50; 100 pages = 85.00. */
const worked = {
  start: '2027-11-28',
  pages: '100',
  sums: {
    en: ['€1,089.00', '€1,083.50', '€1,075.00'],
    de: ['1.089,00\u00a0€', '1.083,50\u00a0€', '1.075,00\u00a0€'],
  },
}

for (const locale of locales) {
  const { matrix, invoice, example, simulator: copy } = pricing(locale)

  test(`a plan reads as sentences in ${languageNames[locale]}: value, comma, note`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/pricing', locale))
    for (const { id, cells } of matrix.plans) {
      const words = inOneLine(await page.locator(`#${id}`).innerText())
      for (const { value, note } of Object.values(cells)) {
        expect(words).toContain(inOneLine(note ? `${value}, ${note}` : value))
      }
    }
  })

  test(`the invoice simulator adds up to the cent in ${languageNames[locale]}, and its link restores it`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/pricing', locale))
    const { section, start, pages, invoice: shown } = simulator(page, locale)
    await reach(pages)
    await start.fill(worked.start)
    await pages.fill(worked.pages)
    await expect(section.locator('dl dd')).toHaveText(worked.sums[locale])
    for (const [index, sum] of worked.sums[locale].entries()) {
      const lines = await shown(index + 1)
      expect(lines.at(-2)).toBe(`${invoice.net} ${sum}`.replace('\u00a0', ' '))
      expect(lines.at(-1)).toBe(invoice.vat)
    }
    expect((await shown(2)).slice(1, 4)).toEqual(
      locale === 'en'
        ? [
            '1 Drawing pages read 28–30 November 2027 10 pages €0.85 €8.50',
            '2 Drawing pages read December 2027 100 pages €0.85 €85.00',
            '3 Base fee, Essential January 2028 1 month €990.00 €990.00',
          ]
        : [
            '1 Gelesene Zeichnungsseiten 28.–30. November 2027 10 Seiten 0,85 € 8,50 €',
            '2 Gelesene Zeichnungsseiten Dezember 2027 100 Seiten 0,85 € 85,00 €',
            '3 Grundgebühr Essential Januar 2028 1 Monat 990,00 € 990,00 €',
          ],
    )
    await expect.poll(() => addressBar(page)).toContain('start=2027-11-28')
    expect(addressBar(page)).toContain('pages=100')

    await page.reload()
    await expect(section.locator('dl dd')).toHaveText(worked.sums[locale])
    await reach(pages)
    await pages.fill('12,5')
    await expect(section.getByText(copy.errors.notWhole)).toBeVisible()
    await expect(section.locator('dl dd')).toHaveText(['–', '–', '–'])
    await expect(section.getByText(copy.waiting)).toBeVisible()
    await expect(section.getByRole('table')).toHaveCount(0)
    await expect(section.getByRole('button', { name: copy.print })).toBeHidden()

    await pages.fill('0')
    await expect(section.getByText(copy.waiting)).toBeHidden()
    await expect(section.getByText(copy.errors.notWhole)).toBeHidden()
    expect(await shown(2)).toHaveLength(4)
    const specimen = section.getByRole('link', { name: copy.specimen.xml }).nth(1)
    await expect(specimen).toHaveAttribute(
      'href',
      /[?]start=2027-11-28&pages=0&invoice=2(?:&lang=de)?$/,
    )
  })

  test(`what is typed in ${languageNames[locale]} before the simulator listens is billed, too`, {
    tag: '@once',
  }, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/simulate-invoices.enhance-*.js', async (route) => {
      await released
      await route.continue()
    })
    await visit(page, addressOf('/pricing', locale))
    const { section, start, pages } = simulator(page, locale)
    await start.fill(worked.start)
    await pages.fill(worked.pages)
    release()
    await expect(section.locator('dl dd')).toHaveText(worked.sums[locale])
    await expect.poll(() => addressBar(page)).toContain('start=2027-11-28&pages=100')
  })

  test.describe(`pricing in ${languageNames[locale]} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('on a phone shows the plan that is chosen, or that its anchor names', {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(addressOf('/pricing', locale))
      for (const { id, name } of matrix.plans) {
        await page.getByRole('radio', { name, exact: true }).check()
        await expect(
          page.getByRole('rowheader', { name: /^(Essential|Growth|Pre|Enter)/ }),
        ).toHaveText(name)
        await page.goto(addressOf(`/pricing#${id}`, locale))
        await expect(page.getByRole('rowheader', { name, exact: true })).toBeInViewport()
        await page.goto(addressOf('/pricing', locale))
      }
    })

    test('shows every plan in one table, the computed example, and simulates by its button', {
      tag: '@once',
    }, async ({ page }) => {
      await page.goto(addressOf('/pricing#growth', locale))
      const plans = page.getByRole('table', { name: matrix.caption })
      for (const plan of matrix.plans) {
        const row = plans.getByRole('row').filter({
          has: page.getByRole('rowheader', { name: plan.name, exact: true }),
        })
        await expect(row).toHaveId(plan.id)
        for (const { value } of Object.values(plan.cells)) await expect(row).toContainText(value)
      }
      await expect(page.locator('tr:target')).toHaveId('growth')
      await expect(
        page.getByRole('table', { name: example.document }).getByRole('row').nth(3),
      ).toHaveText(`${invoice.net}${locale === 'en' ? '€1,041.00' : '1.041,00\u00a0€'}`)

      const { section, start, pages } = simulator(page, locale)
      await start.fill(worked.start)
      await pages.fill(worked.pages)
      await section.getByRole('button', { name: copy.calculate }).click()
      await expect(section.locator('dl dd')).toHaveText(worked.sums[locale])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    })
  })
}

test('the simulator keeps its fields where they are while an address with its anchor is typed into', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/pricing#simulator')
  const { pages } = simulator(page, 'en')
  await reach(pages)
  await pages.focus()
  const top = await settledTop(pages)
  await page.evaluate(() => scrollBy(0, 120))
  expect(await settledTop(pages)).not.toBe(top)
  const before = await page.evaluate(() => [history.length, Math.round(scrollY)])
  await pages.fill('?')
  await settledTop(pages)
  await pages.fill('75')
  await expect.poll(() => addressBar(page)).toBe('/pricing?pages=75#simulator')
  await settledTop(pages)
  expect(await page.evaluate(() => [history.length, Math.round(scrollY)])).toEqual(before)
})

test('each invoice can be had as XRechnung and as ZUGFeRD, without scripts, too', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const { simulator: copy } = pricing('de')
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf('/pricing?start=2027-01-01&pages=60', 'de'))
  const links = page.locator('#simulator').getByRole('link', { name: copy.specimen.xml })
  await expect(links).toHaveCount(3)
  const answer = await page.request.get((await links.nth(2).getAttribute('href')) ?? '')
  expect(answer.headers()['content-disposition']).toContain('MUSTER-2027-01-01-60-3.xml')
  expect(await answer.text()).toContain('<cbc:TaxExclusiveAmount currencyID="EUR">1041.00</')
  const pdf = page.locator('#simulator').getByRole('link', { name: copy.specimen.pdf }).first()
  const file = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await context.close()
})

alone(
  'three invoices and what they assume are printed on one A4 page',
  { tag: '@once' },
  async ({ page }) => {
    const { simulator: copy, hero } = pricing('de')
    // The dialog of a real print would stop the test; what the button prepares stays until the page is printed.
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await visit(page, addressOf('/pricing?start=2027-01-15&pages=1000000', 'de'))
    const { section, pages } = simulator(page, 'de')
    await reach(pages)
    await section.getByRole('button', { name: copy.print }).click()

    await page.emulateMedia({ media: 'print' })
    await expect(section.getByText(copy.printTitle)).toBeVisible()
    await expect(section.getByRole('table')).toHaveCount(3)
    for (const table of await section.getByRole('table').all()) await expect(table).toBeVisible()
    await expect(section.getByText(plain(copy.assumptions[2] ?? []))).toBeVisible()
    await expect(page.getByText(hero.title)).toBeHidden()
    await expect(pages).toBeHidden()

    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    // Printing over, the page is whole again.
    await expect(page.locator('html')).not.toHaveAttribute('data-print')
  },
)

test('the names of the plans stay in view while a plan is read', async ({ page, isMobile }) => {
  await visit(page, '/pricing#premium')
  const row = page.locator('#premium')
  await row
    .getByRole('cell')
    .nth(7)
    .evaluate((cell) => {
      scrollTo(0, scrollY + cell.getBoundingClientRect().top - 300)
    })
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
  const others = page.locator('#growth').getByRole('rowheader')
  if (isMobile) await expect(others).not.toBeInViewport()
  else await expect(others).toBeInViewport({ ratio: 1 })
})

test('the dimensions of the price stand on one line, however long their names are', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, addressOf('/pricing', 'de'))
  const parts = page.locator('main header .dimension')
  const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0)
})

test('on the narrowest phone the lines of the invoices keep to their months', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf('/pricing', 'de'))
  const spare = await page
    .locator('.time-line__invoice')
    .evaluateAll((lines) => lines.map((line) => line.clientWidth - line.scrollWidth))
  expect(spare).toEqual([0, 0, 0])
})
