import { integrationMapping } from '../../src/generated/integration-mapping.ts'
import { sidewaysOverflow } from '../a11y/support/fit.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const pages = ['security', 'partners', 'integrations'] as const

/** SPEC section 9 "Security" and the table of tiers, as a reviewer would look for them. */
const figures = {
  en: {
    terms: ['RPO', 'RTO', 'end-to-end', 'chief executive', 'multi-factor', 'role-based'],
    rows: [
      ['Recovery point', '24 h'],
      ['Recovery time', '4 h'],
      ['Full restore', 'about 12 h'],
      ['Logs', 'at least 12 months'],
      ['triage', '24 h'],
      ['Critical issues, fix', '72 h'],
      ['Patches', 'weekly'],
      ['Key rotation', 'annually'],
      ['Encryption in transit', 'TLS 1.2 or later'],
      ['Processing in the region', 'EU or US'],
      ['Parts of drawings', 'up to 21 days'],
      ['Zero retention', 'Enterprise'],
      ['Availability', '99.9%'],
    ],
  },
  de: {
    terms: ['RPO', 'RTO', 'Ende-zu-Ende', 'Geschäftsführung', 'Mehr-Faktor', 'rollenbasiert'],
    rows: [
      ['Datenverlust', '24 h'],
      ['Wiederanlauf', '4 h'],
      ['Rücksicherung', 'rund 12 h'],
      ['Protokolle', 'mindestens 12 Monate'],
      ['Bewertung', '24 h'],
      ['Behebung', '72 h'],
      ['Updates', 'wöchentlich'],
      ['Schlüsselwechsel', 'jährlich'],
      ['Verschlüsselung, Übertragung', 'TLS 1.2 oder neuer'],
      ['Verarbeitung in der gewählten Region', 'EU oder USA'],
      ['Teile von Zeichnungen', 'bis zu 21 Tage'],
      ['Keine Speicherung', 'Enterprise'],
      ['Verfügbarkeit', '99,9 %'],
    ],
  },
} as const

test('every security figure of the specification has a row in the control table', {
  tag: '@once',
}, async ({ page }) => {
  for (const locale of locales) {
    await visit(page, addressOf('/security', locale))
    const table = page.getByRole('table', {
      name: content.page('security', locale).controls.table.caption,
    })
    for (const [topic, figure] of figures[locale].rows) {
      const row = table.getByRole('row').filter({ hasText: topic }).filter({ hasText: figure })
      await expect(row.first(), `${languageNames[locale]}: ${topic}`).toBeVisible()
    }
    const words = (await page.locator('main').textContent()) ?? ''
    for (const term of figures[locale].terms) {
      expect.soft(words.toLowerCase(), languageNames[locale]).toContain(term.toLowerCase())
    }
    await expect(page.locator('main a[href="/.well-known/security.txt"]')).toBeVisible()
  }
})

test('the mapping example shows what the sample drawing says, and marks what a person decides', {
  tag: '@once',
}, async ({ page }) => {
  const copy = content.page('integrations', 'de').mapping
  await visit(page, addressOf('/integrations', 'de'))
  const table = page.getByRole('table', { name: copy.caption })
  for (const { path, sheet, written, isReviewed, rule } of integrationMapping.rows) {
    const row = table.getByRole('row').filter({ hasText: path })
    const shown = [sheet ?? copy.notOnSheet, isReviewed ? copy.toReview : written, copy.rules[rule]]
    for (const text of shown) await expect(row, path).toContainText(text)
  }
})

test('each drawing has a name, a description and room for its words', async ({ page }) => {
  for (const locale of locales) {
    const security = content.page('security', locale)
    const integrations = content.page('integrations', locale)
    const partners = content.page('partners', locale)
    const drawings = {
      '/security': [security.dataFlow, security.resilience, security.vulnerabilities],
      '/integrations': [integrations.overview],
      '/partners': [partners.pricingPartner],
    }
    for (const [path, sections] of Object.entries(drawings)) {
      await visit(page, addressOf(path, locale))
      for (const { drawing } of sections) {
        const image = page.getByRole('img', { name: drawing.label, exact: true })
        await expect(image).toHaveAccessibleDescription(drawing.caption)
        expect.soft(await image.evaluate(crowdedWords), drawing.label).toEqual([])
        const smallest = await image.evaluate(smallestLetterPx)
        expect.soft(smallest, `letters of ${drawing.label}`).toBeGreaterThanOrEqual(11)
      }
    }
  }
})

test('on a small phone the pages do not scroll sideways, and every cell says its column', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    for (const id of pages) {
      await visit(page, addressOf(`/${id}`, locale))
      expect(await sidewaysOverflow(page), `${id} in ${languageNames[locale]}`).toBe(0)
      const cells = page.locator('main td:visible')
      expect(await cells.count()).toBeGreaterThan(10)
      const unlabelled = await cells.evaluateAll(
        (all) =>
          all.filter((cell) => !/\w/.test(getComputedStyle(cell, '::before').content)).length,
      )
      expect(unlabelled).toBe(0)
    }
  }
})

/** Runs in the page: words that stick out of the drawing, out of their box, or lie on other words. */
function crowdedWords(image: Element): string[] {
  const svg = image as SVGSVGElement
  const { width, height } = svg.viewBox.baseVal
  const texts = [...svg.querySelectorAll('text')].map((text) => ({
    words: text.textContent ?? '',
    box: text.getBBox(),
  }))
  const boxes = [...svg.querySelectorAll<SVGRectElement>('.diagram__box:not(path)')].map((rect) =>
    rect.getBBox(),
  )
  const isIn = (inner: DOMRect, outer: DOMRect) =>
    inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
  const meet = (a: DOMRect, b: DOMRect) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  return texts
    .filter(({ box }, index) => {
      const middle = new DOMRect(box.x + box.width / 2, box.y + box.height / 2, 0, 0)
      const owner = boxes.find((station) =>
        meet(middle, new DOMRect(station.x, station.y, station.width, station.height)),
      )
      const isOutside = !isIn(box, new DOMRect(0, 0, width, height)) || box.y < -2
      const isOverlapping = texts.some((other, at) => at !== index && meet(box, shrunk(other.box)))
      return isOutside || (owner !== undefined && !isIn(box, owner)) || isOverlapping
    })
    .map(({ words }) => words)

  // Boxes of text contain its leading, in which no ink is.
  function shrunk({ x, y, width: w, height: h }: DOMRect): DOMRect {
    return new DOMRect(x, y + h / 4, w, h / 2)
  }
}

/** Runs in the page: height of the smallest lettering on the screen, CSS px. */
function smallestLetterPx(image: Element): number {
  const svg = image as SVGSVGElement
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
  const sizes = [...svg.querySelectorAll('text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  )
  return Math.min(...sizes) * scale
}
