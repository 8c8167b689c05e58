import { violations } from '../a11y/support/axe.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, languageOn, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const fits = '/reference/iso-fits'
const position = '/reference/true-position'
const threads = '/reference/metric-threads'
const general = '/reference/general-tolerances'
const worked = `${position}?x=0.11&y=-0.09&zone=0.2&modifier=M&feature=hole&limit=8.4&size=8.5`

for (const locale of locales) {
  test(`without scripts the calculators in ${languageNames[locale]} are forms, and their answers pages`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(addressOf(fits, locale))
    const { form } = content.page('reference-iso-fits', locale)
    await plain.getByLabel(form.label, { exact: true }).fill('Ø50 H7/g6')
    await plain.getByRole('button', { name: form.submit }).click()
    await expect(plain.locator('html')).toHaveAttribute('lang', locale)
    const limit = locale === 'en' ? '50.025' : '50,025'
    await expect(plain.locator('#answer')).toContainText(limit)
    const robots = plain.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex,follow')

    await plain.goto(addressOf(position, locale))
    const words = content.page('reference-true-position', locale)
    for (const [name, value] of [
      [words.form.x, '0,11'],
      [words.form.y, '-0.09'],
      [words.form.zone, 'Ø0.3'],
    ] as const) {
      await plain.getByLabel(name, { exact: true }).fill(value)
    }
    await plain.getByRole('button', { name: words.form.submit }).click()
    const deviation = locale === 'en' ? 'Ø0.2843' : 'Ø0,2843'
    await expect(plain.locator('.answer-panel__verdict')).toContainText(deviation)
    await expect(plain.getByLabel(words.form.x, { exact: true })).toHaveValue('0,11')
    await plain.close()
  })
}

for (const path of [`${fits}?q=%C3%9820+H7%2Fk6`, `${position}?x=abc`, worked]) {
  test(`${path} has no accessibility faults and fits the screen`, async ({ page, isMobile }) => {
    await page.goto(addressOf(path, languageOn(isMobile)))
    await expect(page.locator('.chart').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBe(0)
  })
}

test('what is wrong is said at its field, which names it, and what was typed stays', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, `${general}?value=%3Cb%3Eten&class=c`)
  const { form, answer } = content.page('reference-general-tolerances', 'en')
  const field = page.getByLabel(form.value, { exact: true })
  await expect(field).toHaveValue('<b>ten')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(`${form.hint} ${answer.faults.notANumber}`)
  await expect(page.getByRole('radio', { name: /^c,/ })).toBeChecked()
  await expect(page.locator('#answer')).toHaveCount(0)
})

test('a wide chart scrolls by keyboard under the names of its rows and columns', async ({
  page,
  isMobile,
}) => {
  await visit(page, threads)
  const { coarse } = content.page('reference-metric-threads', 'en')
  const chart = page.getByRole('region', { name: coarse.caption })
  const head = chart.getByRole('columnheader', { name: coarse.columns.others })
  const row = chart.getByRole('rowheader', { name: 'M64', exact: true })
  await chart.focus()
  if (isMobile) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chart.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    await chart.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight))
  } else {
    await row.scrollIntoViewIfNeeded()
  }
  await expect(head).toBeInViewport()
  await expect(row).toBeInViewport()
})

test('on a tablet every chart fits, and on a phone those of up to six columns', {
  tag: '@once',
}, async ({ page }) => {
  for (const [width, mostColumns] of [
    [768, Number.POSITIVE_INFINITY],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [fits, threads, general, position]) {
      for (const locale of locales) {
        await visit(page, addressOf(path, locale))
        for (const chart of await page.locator('.chart').all()) {
          // What is far below has no size before it is near.
          await chart.scrollIntoViewIfNeeded()
          const [columns, hidden] = await chart.evaluate((box) => [
            box.querySelectorAll('thead th').length,
            box.scrollWidth - box.clientWidth,
          ])
          if (columns > mostColumns) continue
          const name = `${await chart.getAttribute('aria-label')}, ${width} px`
          expect.soft(hidden, name).toBe(0)
        }
      }
    }
  }
})

test('beside a chart of few columns stands what it is about, drawn; on a phone above it', {
  tag: '@once',
}, async ({ page }) => {
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, sections] of [
      [threads, ['fine', 'limits', 'unified', 'pipe']],
      [general, ['linear', 'broken', 'angular']],
    ] as const) {
      await visit(page, path)
      for (const id of sections) {
        const section = page.locator(`#${id}`)
        const drawing = section.locator('.callout-figures')
        await drawing.scrollIntoViewIfNeeded()
        const [drawn, chart] = [
          await drawing.boundingBox(),
          await section.locator('.chart').boundingBox(),
        ]
        if (!drawn || !chart) throw new Error(`nothing to see in ${id} of ${path}`)
        expect.soft(drawn.height, `${id}, ${width} px`).toBeGreaterThan(60)
        if (isBeside) expect.soft(drawn.x, id).toBeGreaterThan(chart.x + chart.width)
        else expect.soft(drawn.y, id).toBeLessThan(chart.y)
      }
    }
  }
})

test('on A4 no chart is wider than the sheet, and nothing asks for a click', {
  tag: '@once',
}, async ({ page }) => {
  // A4 less margins of 12 mm, at 96 dpi.
  await page.setViewportSize({ width: 703, height: 1032 })
  for (const path of [fits, threads, general, position]) {
    for (const locale of locales) {
      await visit(page, addressOf(path, locale))
      // After the visit: now and then Chromium forgets it with a change of page.
      await page.emulateMedia({ media: 'print' })
      const wide = await page
        .locator('.chart')
        .evaluateAll((charts) =>
          charts.flatMap((chart) =>
            chart.scrollWidth > document.documentElement.clientWidth ? [chart.ariaLabel] : [],
          ),
        )
      expect.soft(wide, `${path} in ${locale}`).toEqual([])
      await expect.soft(page.locator('main form')).not.toBeVisible()
    }
  }
})
