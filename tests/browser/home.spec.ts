import { addressOf, home, languageNames, languageOn, locales, plain } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { reach, visit } from './support/visit.ts'

/* What the parts of the home page do; home-words.spec.ts has what they say. */

test.describe('the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('draws the chosen output on the sheet, with its request and its documentation', async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    const copy = home(locale)
    await page.goto(addressOf('/', locale))
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
    // All six say what they are, whichever is chosen.
    const texts = section.locator('li p')
    await expect(texts).toHaveCount(copy.features.cards.length)
    for (const text of await texts.all()) await expect(text).toBeVisible()
    await section.getByRole('radio').last().check()
    const whole = await section.locator('.outputs__stage').boundingBox()
    const sheet = section.locator('.outputs__sheet')
    await expect
      .poll(async () => ((await sheet.boundingBox())?.width ?? 0) / (whole?.width ?? 1))
      .toBeLessThan(0.3)
  })

  test('moves the carousel by its buttons and by keyboard', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    const copy = home(locale)
    await visit(page, addressOf('/', locale))
    const { carousel: words } = copy.supportedDrawings
    const carousel = page.getByRole('region', { name: words.label, exact: true })
    await reach(carousel)
    const [first, last] = [carousel.getByRole('group').first(), carousel.getByRole('group').last()]
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

  test('opens and closes questions by click and by keyboard', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    const copy = home(locale)
    await visit(page, addressOf('/', locale))
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

  test('opens the question its address names', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    const copy = home(locale)
    const item = copy.faq.items[4]
    await page.goto(addressOf(`/#faq-${item?.id}`, locale))
    await expect(page.locator(`#faq-${item?.id}`)).toBeVisible()
  })

  test('counts each figure of the proof up to its value, once it is seen', async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    const copy = home(locale)
    await visit(page, addressOf('/', locale))
    await page.evaluate(recordCounters)
    await page.locator('#proof').scrollIntoViewIfNeeded()
    await reach(page.locator('#proof').getByRole('list'))
    const figures = page.locator('#proof').getByRole('listitem')
    await figures.nth(copy.proof.kpis.length - 1).scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => new Set(seen()).size)).toBeGreaterThan(10)
    for (const [index, kpi] of copy.proof.kpis.entries()) {
      await expect(figures.nth(index)).toContainText(`${kpi.prefix ?? ''}${kpi.value}`)
      await expect(figures.nth(index).locator('[aria-hidden]')).toHaveCount(0)
    }
    // Whole numbers on the way up: the clock of a frame may stand before the moment the counter started.
    const wrong = (await page.evaluate(() => seen())).filter((text) => !/^\u2007*\d+$/.test(text))
    expect(wrong).toEqual([])
  })
})

test.describe('the home page with reduced motion', () => {
  test('plays no film, and shows the figures of the proof at once', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    await visit(page, addressOf('/', locale))
    await page.evaluate(recordCounters)
    await page.waitForTimeout(500)
    const video = page.locator('video')
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
    expect(await video.evaluate((film: HTMLVideoElement) => film.networkState)).not.toBe(2)
    await page.locator('#proof').scrollIntoViewIfNeeded()
    await reach(page.locator('#proof').getByRole('list'))
    await page.waitForTimeout(800)
    expect(await page.evaluate(() => seen())).toEqual([])
  })
})

for (const locale of locales) {
  const copy = home(locale)
  const address = addressOf('/', locale)

  test(`the home page in ${languageNames[locale]} breaks no line of its code, however narrow`, {
    tag: '@once',
  }, async ({ page }) => {
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

  test.describe(`home in ${languageNames[locale]} without scripts`, { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: false })

    test('holds the final figures of the proof, opens questions and shows every code sample under its title', async ({
      page,
    }) => {
      await page.goto(address)
      const figures = page.locator('#proof').getByRole('listitem')
      for (const [index, kpi] of copy.proof.kpis.entries()) {
        await expect(figures.nth(index)).toContainText(`${kpi.prefix ?? ''}${kpi.value}`)
        await expect(figures.nth(index)).toContainText(kpi.label)
      }
      const item = copy.faq.items[0]
      const answer = page.locator(`#faq-${item?.id}`)
      await page.locator('details', { has: answer }).locator('summary').click()
      await expect(answer).toBeVisible()
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
    for (const counter of document.querySelectorAll('#proof [data-counter]')) {
      const [value, count] = counter.children
      if (!value || !count) continue
      const isAlone = getComputedStyle(value).visibility === 'hidden'
      const [line, ownLine] = [value, count].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      })
      const isOnLine = line?.top === ownLine?.top && line?.height === ownLine?.height
      shown.push(isAlone && isOnLine ? `${count.textContent}` : 'beside its place')
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
