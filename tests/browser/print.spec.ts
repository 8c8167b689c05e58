import { expect, test } from './support/looking.ts'
import { sheetsOf } from './support/printed-sheets.ts'
import { addressOf, content, languageNames, locales, ui } from './support/site.ts'
import { visit } from './support/visit.ts'

/* On paper every page is a drawing sheet: A4, with a title block on each sheet. */

for (const locale of locales) {
  for (const path of ['/knowledge-base/fits', '/security', '/try/callout?q=M8']) {
    test(`${path} in ${languageNames[locale]} prints as numbered A4 sheets`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, addressOf(path, locale))
      const sheets = await sheetsOf(
        await page.pdf({ preferCSSPageSize: true, printBackground: true }),
      )
      const { revision, sheet } = ui(locale).footer
      expect(sheets.length).toBeGreaterThan(1)
      for (const [index, { width, height, words }] of sheets.entries()) {
        expect([Math.round(width), Math.round(height)]).toEqual([210, 297])
        expect(words).toContain(`${sheet} ${index + 1}/${sheets.length}`)
        expect(words).toContain(revision)
        // The owner has a cell of its own: the title of the sheet goes without the brand.
        expect(words).not.toContain('| Firstangle')
      }
    })
  }
}

for (const name of [
  'additive-manufacturing-analysis',
  'laser-cutting-marketplace',
  'plastics-feasibility-analysis',
  'process-automation',
] as const) {
  test(`${name} takes six sheets at most, without links that lead on`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, `/case-studies/${name}`)
    const sheets = await sheetsOf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    )
    expect(sheets.length).toBeLessThanOrEqual(6)
    const { results, more } = content.page(`case-${name}`, 'en')
    const words = sheets.map((sheet) => sheet.words).join(' ')
    expect(words).toContain(results.title)
    expect(words).not.toContain(more.title)
  })
}

/** The most sheets of pages that once took a quarter more. */
for (const { path, most } of [
  { path: '/partners', most: 6 },
  { path: '/try/accuracy', most: 4 },
  { path: '/changelog', most: 3 },
  { path: '/documentation', most: 21 },
]) {
  test(`${path} takes ${most} sheets at most`, { tag: '@once' }, async ({ page }) => {
    await visit(page, addressOf(path, 'de'))
    await page.evaluate(() => document.fonts.ready)
    const sheets = await sheetsOf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    )
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets.length).toBeLessThanOrEqual(most)
  })
}

test('what was read of a callout stands on paper beside its names', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/use-cases/pmi-extraction')
  const path = await page.locator('[data-detail="path"]').innerText()
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.map(({ words }) => words).join(' ')).toContain(path)
})

test('the last notes of the article on fits begin no sheet of their own', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/knowledge-base/fits', 'de'))
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(3)
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeLessThanOrEqual(5)
})

test('no sheet of the terms ends with the title of a clause', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/terms')
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  for (const [index, { title }] of content.page('terms', 'en').clauses.entries()) {
    const sheet = sheets.find(({ words }) => words.includes(`${index + 1} ${title}`))
    expect(sheet?.words, title).toContain(`${index + 1}.1`)
  }
})

test('a draft begins on the sheet of its title, whatever samples it names', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/terms')
  const [first] = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(first?.words).toContain(content.page('terms', 'en').clauses[0]?.title)
  expect(first?.words).toContain('1.1')
})

test('an answer of the decoder takes two sheets at most, without the rest of its page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try/callout?q=M8')
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeLessThanOrEqual(2)
})

test('code goes on where a sheet ends, and what has to be clicked is not printed', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/documentation/integration')
  await page.emulateMedia({ media: 'print' })
  for (const block of await page.locator('main figure:has(pre)').all()) {
    await expect(block).toHaveCSS('break-inside', 'auto')
  }
  await expect(page.locator('main .action--primary').first()).toBeHidden()
  await expect(page.locator('main nav').first()).toBeHidden()
})

test('a chart of threads shares the first sheet with the title of its page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, addressOf('/reference/metric-threads', 'de'))
  await page.evaluate(() => document.fonts.ready)
  const [first] = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(first?.words).toContain('M56')
})

test('the JSON of an answer is printed to its end', { tag: '@once' }, async ({ page }) => {
  await visit(page, `/try/callout?q=${encodeURIComponent('Ø50 H7/p6')}`)
  const json = page.locator('#main .code').first()
  await expect(json).toContainText('is_approximation')
  await page.emulateMedia({ media: 'print' })
  expect(await json.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('of excerpts the home page prints the first lines, not the twenty sheets of all', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  const excerpts = page.locator('#devs .code-block:has(figcaption > a) > .code')
  await expect(excerpts).toHaveCount(3)
  for (const excerpt of await excerpts.all()) {
    expect(await excerpt.evaluate((box) => box.clientHeight)).toBeLessThan(400)
  }
})

test('a heading beside its words on screen does not end a sheet', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, addressOf('/reference/iso-fits', 'de'))
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const sheet = sheets.find(({ words }) => words.includes('Quellen und Grenzen'))
  expect(sheet?.words).toContain('Grundabmaßen der ISO 286-1:2010')
})

test('a heading stands on the sheet of the figures below it', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, addressOf('/case-studies/process-automation', 'de'))
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const sheet = sheets.find(({ words }) => words.includes('Vier Zahlen'))
  expect(sheet?.words).toContain('Anteil der Datensätze')
})

test('the glossary prints in two columns, without the arrows of folded parts', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/knowledge-base/glossary')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.glossary')).toHaveCSS('column-count', '2')
  // The circle of a letter is not parted by the end of a sheet.
  await expect(page.locator('.glossary h2').nth(1)).toHaveCSS('break-inside', 'avoid')
  await visit(page, '/pricing')
  // Now and then Chromium forgets it with a change of page.
  await page.emulateMedia({ media: 'print' })
  const arrow = (title: Element) => getComputedStyle(title, '::after').display
  expect(await page.locator('main summary').first().evaluate(arrow)).toBe('none')
})

test('a result of the reader is printed alone: the sheet and its values, nothing to press', {
  tag: '@once',
}, async ({ page }) => {
  const { start, example } = content.page('try', 'en')
  const { filter, exports, list, next } = content.wording('reader', 'en')
  await visit(page, '/try')
  await page.getByRole('button', { name: start.samples.shaft }).click()
  await expect(page.getByRole('heading', { name: list.kinds.dimension })).toBeVisible()
  await expect(page.locator('.try-stage canvas').first()).toBeVisible()
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeLessThanOrEqual(3)
  const words = sheets.map((sheet) => sheet.words).join(' ')
  expect(words).toContain('Diameter 20 mm')
  for (const control of [
    filter.search,
    exports.csv,
    exports.intro,
    list.documentation,
    next.title,
    example.title,
  ]) {
    expect(words).not.toContain(control)
  }
  // Paper is narrower than the screen, and no script places the picture anew: it keeps its share of the window.
  const shares = await page.locator('.try-stage').evaluate((stage: HTMLElement) => {
    const share = () =>
      (stage.querySelector('canvas')?.getBoundingClientRect().width ?? 0) / stage.clientWidth
    const before = share()
    stage.style.width = '50%'
    return [before, share()]
  })
  expect(shares[1]).toBeCloseTo(shares[0] ?? 0, 2)
})

test('the questions of feasibility end on a sheet with others', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, addressOf('/use-cases/feasibility-analysis', 'de'))
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeLessThanOrEqual(8)
})

for (const [path, most] of [
  ['/pricing', 5],
  ['/security', 8],
] as const) {
  test(`the last words of ${path} begin no sheet of their own`, { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, addressOf(path, 'de'))
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(3)
    const sheets = await sheetsOf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    )
    expect(sheets.length).toBeLessThanOrEqual(most)
  })
}

for (const path of ['/use-cases/accelerated-quoting', '/use-cases/pmi-extraction']) {
  test(`the last questions of ${path} stand on the sheet of the first`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, path)
    const sheets = await sheetsOf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    )
    const questions = await page.locator('.faq-list summary').allTextContents()
    expect(questions.length).toBeGreaterThan(3)
    // Letters that stand close to each other are parts of their own in a PDF.
    const joined = (words = '') => words.replaceAll(/\s/g, '')
    for (const question of questions) {
      expect(joined(sheets.at(-1)?.words)).toContain(joined(question))
    }
  })
}

test('the drawing of the integrations stands on the sheet of its heading', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/integrations')
  const [first] = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const drawing = page.locator('#overview figcaption').first()
  expect(first?.words).toContain((await drawing.textContent())?.slice(0, 24))
})
