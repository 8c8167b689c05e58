import { addressOf, home, languageNames, locales, plain } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { reach, visit } from './support/visit.ts'

/** SPEC section 2 "Home sections, in order", each with its anchor; the hero stands before them. */
const sectionIds = [
  'how-it-works',
  'features',
  'supported-drawings',
  'custom-output',
  'why',
  'proof',
  'devs',
  'pricing',
  'roi',
  'faq',
]

for (const locale of locales) {
  const copy = home(locale)
  const address = addressOf('/', locale)

  test.describe(`home in ${languageNames[locale]}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('has every section of the specification, in its order, each anchor once', async ({
      page,
    }) => {
      await visit(page, address)
      const ids = await page
        .getByRole('main')
        .locator('section[id]')
        .evaluateAll((sections) => sections.map(({ id }) => id))
      expect(ids.filter((id) => sectionIds.includes(id))).toEqual(sectionIds)
      for (const id of sectionIds) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    })

    test('breaks no line of its code, however narrow the page', { tag: '@once' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, address)
      const code = page.locator('#custom-output pre')
      await expect(code).toHaveCount(2)
      for (const { shown, written } of await code.evaluateAll((panels) =>
        panels.map((panel) => ({
          shown: Math.round(
            panel.clientHeight / Number.parseFloat(getComputedStyle(panel).lineHeight),
          ),
          written: panel.textContent?.trimEnd().split('\n').length,
        })),
      )) {
        expect(shown).toBe(written)
      }
    })

    test('names each section by its heading', async ({ page }) => {
      await page.goto(address)
      const titles = [
        copy.howItWorks.title,
        copy.features.title,
        copy.supportedDrawings.title,
        copy.customOutput.title,
        copy.why.title,
        copy.proof.title,
        copy.devs.title,
        copy.pricing.title,
        copy.roi.title,
        copy.faq.title,
      ]
      for (const title of titles) {
        await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(1)
      }
    })

    test('opens with title, ERP, PLM and MES, three calls to action and the microcopy', async ({
      page,
    }) => {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.hero.title)
      for (const system of ['ERP', 'PLM', 'MES'])
        expect(plain(copy.hero.subtitle)).toContain(system)
      await expect(page.getByText(plain(copy.hero.subtitle).slice(0, 40))).toBeVisible()
      const main = page.getByRole('main')
      const actions = [
        [copy.hero.tryOnline.label, '/try'],
        [copy.hero.talkToExpert.label, '/schedule-call'],
        [copy.hero.getTrial.label, '/trial-license'],
      ] as const
      for (const [label, path] of actions) {
        const link = main.getByRole('link', { name: label, exact: true }).first()
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', addressOf(path, locale))
      }
      await expect(page.getByText(copy.hero.microcopy)).toBeVisible()
    })

    test('tells how it works in four steps', async ({ page }) => {
      await page.goto(address)
      const steps = page.locator('#how-it-works').getByRole('list').getByRole('heading')
      await expect(steps).toHaveText(copy.howItWorks.steps.map(({ title }) => title))
      await expect(steps).toHaveCount(4)
    })

    test('shows six features', async ({ page }) => {
      await page.goto(address)
      const cards = page.locator('#features').getByRole('listitem')
      await expect(cards).toHaveCount(6)
      for (const [index, { title }] of copy.features.cards.entries()) {
        await expect(cards.nth(index).getByRole('heading')).toHaveText(title)
      }
    })

    test('draws the chosen output on the sheet, with its request and its documentation', async ({
      page,
    }) => {
      await page.goto(address)
      const section = page.locator('#features')
      const shown = section.locator('.outputs__sheet > img + img')
      for (const [index, { icon, title }] of copy.features.cards.slice(0, 5).entries()) {
        await section.getByRole('radio', { name: title, exact: true }).check()
        const type = icon === 'extract' ? 'metadata' : icon
        await expect(section.locator('pre:visible')).toHaveText(
          `firstangle.read_drawing(drawing, requests=["${type}"])`,
        )
        await expect(section.getByRole('link')).toHaveAttribute(
          'href',
          addressOf(`/documentation#${type}`, locale),
        )
        const isShown = () =>
          shown.evaluateAll((layers) =>
            layers.map((layer) => getComputedStyle(layer).clipPath === 'inset(0px)'),
          )
        await expect.poll(isShown, title).toEqual([0, 1, 2, 3, 4].map((layer) => layer === index))
      }
      await section.getByRole('radio').last().check()
      const whole = await section.locator('.outputs__stage').boundingBox()
      const sheet = section.locator('.outputs__sheet')
      await expect
        .poll(async () => ((await sheet.boundingBox())?.width ?? 0) / (whole?.width ?? 1))
        .toBeLessThan(0.3)
    })

    test('lists what it reads and what it refuses', async ({ page }) => {
      await page.goto(address)
      const section = page.locator('#supported-drawings')
      const items = [...copy.supportedDrawings.supported, ...copy.supportedDrawings.unsupported]
      await expect(section.getByRole('heading', { level: 4 })).toHaveText(
        items.map(({ title }) => title),
      )
    })

    test('shows four sample drawings in a carousel that says so in its language', async ({
      page,
    }) => {
      await visit(page, address)
      const { carousel: words } = copy.supportedDrawings
      const carousel = page.getByRole('region', { name: words.label, exact: true })
      await expect(carousel).toHaveAttribute('aria-roledescription', words.carouselRole)
      const slides = carousel.getByRole('group')
      await expect(slides).toHaveCount(4)
      for (const [index, { title, alt }] of words.slides.entries()) {
        await expect(slides.nth(index)).toHaveAttribute('aria-roledescription', words.slideRole)
        await expect(slides.nth(index)).toHaveAccessibleName(title)
        await expect(slides.nth(index).getByRole('img', { name: alt })).toHaveCount(1)
      }
    })

    test('moves the carousel by its buttons and by keyboard', async ({ page }) => {
      await visit(page, address)
      const { carousel: words } = copy.supportedDrawings
      const carousel = page.getByRole('region', { name: words.label, exact: true })
      await reach(carousel)
      const [first, last] = [
        carousel.getByRole('group').first(),
        carousel.getByRole('group').last(),
      ]
      await expect(first).toBeInViewport({ ratio: 0.5 })
      await expect(last).not.toBeInViewport()
      const next = carousel.getByRole('button', { name: words.next })
      await next.click()
      const list = carousel.getByRole('list')
      await expect.poll(() => list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(200)
      for (let press = 0; press < 3; press += 1) {
        await next.click()
        await page.waitForTimeout(500)
      }
      await expect(last).toBeInViewport({ ratio: 0.5 })
      await expect(next).toBeFocused()
      for (let press = 0; press < 4; press += 1) {
        await carousel.getByRole('button', { name: words.previous }).focus()
        await page.keyboard.press('Enter')
        await page.waitForTimeout(500)
      }
      await expect(first).toBeInViewport({ ratio: 0.5 })
      await list.focus()
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
      await expect.poll(() => list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100)
    })

    test('shows the standard and the ERP profile, both links and the read endpoint as text', async ({
      page,
    }) => {
      await page.goto(address)
      const section = page.locator('#custom-output')
      await expect(
        section.getByRole('heading', { name: copy.customOutput.standard.title }),
      ).toBeVisible()
      await expect(
        section.getByRole('heading', { name: copy.customOutput.custom.title }),
      ).toBeVisible()
      await expect(section.getByText('/v2/read')).toBeVisible()
      await expect(section.getByRole('link', { name: /v2/ })).toHaveCount(0)
      for (const { label, href } of [copy.customOutput.contact, copy.customOutput.docs]) {
        const link = section.getByRole('link', { name: label })
        await expect(link).toHaveAttribute('href', addressOf(href, locale))
      }
    })

    test('compares in a table that stays one for screen readers', async ({ page }) => {
      await page.goto(address)
      const table = page.getByRole('table', { name: copy.why.caption })
      await expect(table.getByRole('columnheader')).toHaveText([
        copy.why.criterion,
        copy.why.columns.firstangle,
        copy.why.columns.ocr,
        copy.why.columns.llm,
      ])
      await expect(table.getByRole('rowheader')).toHaveText(
        copy.why.rows.map(({ criterion }) => criterion),
      )
      // What the browser tells assistive technology, whatever CSS makes of the table on this screen.
      const session = await page.context().newCDPSession(page)
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const count = (role: string) =>
        nodes.filter((node) => node.role?.value === role && !node.ignored).length
      const rows = copy.why.rows.length
      expect(count('table')).toBe(1)
      expect(count('row')).toBe(rows + 1)
      expect(count('columnheader')).toBe(4)
      expect(count('rowheader')).toBe(rows)
      expect(count('cell') + count('gridcell')).toBe(3 * rows)
    })

    test('leads from the comparison to the demo and to a call', async ({ page }) => {
      await page.goto(address)
      for (const { label, href } of [copy.why.demo, copy.why.call]) {
        const link = page.locator('#why').getByRole('link', { name: label })
        await expect(link).toHaveAttribute('href', addressOf(href, locale))
      }
    })

    test('prints four plans with the figures of the specification', async ({ page }) => {
      await page.goto(address)
      const plans = page.locator('#pricing').getByRole('heading', { level: 3 })
      await expect(plans).toHaveText(copy.pricing.plans.map(({ name }) => name))
      const section = page.locator('#pricing')
      const [base, perPage] = locale === 'en' ? ['€990', '€0.85'] : ['990\u00a0€', '0,85\u00a0€']
      await expect(section.getByText(base).first()).toBeVisible()
      await expect(section.getByText(perPage)).toHaveCount(3)
      for (const term of copy.pricing.terms) {
        await expect(section.getByText(term, { exact: true })).toBeVisible()
      }
      await expect(section.getByText(copy.pricing.vat)).toBeVisible()
    })

    test('opens and closes questions by click and by keyboard', async ({ page }) => {
      await visit(page, address)
      const [first, second] = copy.faq.items
      const question = page.locator('#faq').getByText(first?.question ?? '', { exact: true })
      const answer = page.getByText(plain(first?.answer ?? []).slice(0, 30))
      await expect(answer).toBeHidden()
      await question.click()
      await expect(answer).toBeVisible()
      await question.click()
      await expect(answer).toBeHidden()
      const otherAnswer = page.locator(`#faq-${second?.id}`)
      await page.locator('details', { has: otherAnswer }).locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(otherAnswer).toBeVisible()
      await page.keyboard.press('Space')
      await expect(otherAnswer).toBeHidden()
    })

    test('opens the question its address names', async ({ page }) => {
      const item = copy.faq.items[4]
      await page.goto(addressOf(`/#faq-${item?.id}`, locale))
      await expect(page.locator(`#faq-${item?.id}`)).toBeVisible()
    })

    test('closes with a call', async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('#faq').getByText(copy.faq.closing)).toBeVisible()
      const link = page.locator('#faq').getByRole('link', { name: copy.faq.call.label })
      await expect(link).toHaveAttribute('href', addressOf('/schedule-call', locale))
    })

    test('counts each figure of the proof up to its value, once it is seen', async ({ page }) => {
      await visit(page, address)
      await page.evaluate(recordCounters)
      await page.locator('#proof').scrollIntoViewIfNeeded()
      await reach(page.locator('#proof').getByRole('list'))
      const figures = page.locator('#proof').getByRole('listitem')
      await figures.nth(copy.proof.kpis.length - 1).scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => new Set(seen()).size)).toBeGreaterThan(10)
      for (const [index, kpi] of copy.proof.kpis.entries()) {
        await expect(figures.nth(index)).toContainText(`${kpi.prefix ?? ''}${kpi.value}`)
        await expect(figures.nth(index).locator('.invisible')).toHaveCount(0)
      }
      // Whole numbers on the way up: the clock of a frame may stand before the moment the counter started.
      const wrong = (await page.evaluate(() => seen())).filter((text) => !/^\u2007*\d+$/.test(text))
      expect(wrong).toEqual([])
    })
  })

  test.describe(`home in ${languageNames[locale]} with reduced motion`, () => {
    test('shows the figures of the proof at once', async ({ page }) => {
      await visit(page, address)
      await page.evaluate(recordCounters)
      await page.locator('#proof').scrollIntoViewIfNeeded()
      await reach(page.locator('#proof').getByRole('list'))
      await page.waitForTimeout(800)
      expect(await page.evaluate(() => seen())).toEqual([])
    })

    test('plays no film', async ({ page }) => {
      await visit(page, address)
      await page.waitForTimeout(500)
      const video = page.locator('video')
      expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
      expect(await video.evaluate((film: HTMLVideoElement) => film.networkState)).not.toBe(2)
    })
  })

  test.describe(`home in ${languageNames[locale]} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('holds the final figures of the proof', async ({ page }) => {
      await page.goto(address)
      const figures = page.locator('#proof').getByRole('listitem')
      for (const [index, kpi] of copy.proof.kpis.entries()) {
        await expect(figures.nth(index)).toContainText(`${kpi.prefix ?? ''}${kpi.value}`)
        await expect(figures.nth(index)).toContainText(kpi.label)
      }
    })

    test('opens questions', async ({ page }) => {
      await page.goto(address)
      const item = copy.faq.items[0]
      const answer = page.locator(`#faq-${item?.id}`)
      await page.locator('details', { has: answer }).locator('summary').click()
      await expect(answer).toBeVisible()
    })

    test('shows every code sample under its title', async ({ page }) => {
      await page.goto(address)
      const devs = page.locator('#devs')
      await expect(devs.getByRole('tablist')).toBeHidden()
      for (const { title } of Object.values(copy.devs.tabs)) {
        await expect(devs.getByRole('heading', { name: title, exact: true })).toBeVisible()
      }
      await expect(devs.locator('figure')).toHaveCount(Object.keys(copy.devs.tabs).length)
      for (const code of await devs.locator('figure').all()) await expect(code).toBeVisible()
    })
  })

  test.describe(`the film behind the hero in ${languageNames[locale]}`, () => {
    test.use({
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'no-preference' },
    })

    test('starts after the page and can be paused @once', async ({ page }) => {
      await visit(page, address)
      const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
      const pause = page.getByRole('button', { name: copy.hero.video.pause })
      await pause.click()
      await expect.poll(isPaused).toBe(true)
      await page.getByRole('button', { name: copy.hero.video.play }).click()
      await expect.poll(isPaused).toBe(false)
    })
  })

  test.describe(`the hero in ${languageNames[locale]} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('loads no film and no picture of it @once', async ({ page }) => {
      const films: string[] = []
      page.on('request', (request) => {
        if (/\.(webm|mp4)$|\/hero-[\w-]+\.webp$/.test(request.url())) films.push(request.url())
      })
      await visit(page, address)
      await page.waitForTimeout(500)
      expect(films).toEqual([])
    })
  })
}

declare function seen(): string[]

/** Runs in the page: keeps every number a counter shows on its way. */
function recordCounters(): void {
  const shown: string[] = []
  Object.assign(globalThis, { seen: () => shown })
  new MutationObserver(() => {
    for (const twin of document.querySelectorAll('#proof .invisible + [aria-hidden]')) {
      shown.push(twin.textContent ?? '')
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
