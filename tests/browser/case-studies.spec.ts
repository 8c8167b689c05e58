import type { Page } from '@playwright/test'
import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, type Locale, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const slugs = [
  'laser-cutting-marketplace',
  'additive-manufacturing-analysis',
  'process-automation',
  'plastics-feasibility-analysis',
] as const

const studies = slugs.map((slug) => ({
  id: `case-${slug}` as const,
  path: `/case-studies/${slug}`,
}))

/** SPEC section 1: what every case study has, in this order. */
const sections = ['challenge', 'why-now', 'solution', 'implementation', 'results', 'more']

const everyStudy = locales.flatMap((locale) =>
  studies.map(({ id, path }) => ({ locale, id, path, address: addressOf(path, locale) })),
)

test.describe('case studies', { tag: '@once' }, () => {
  test('show figures, quote and whose figures they are without scripts', async ({
    page,
    request,
  }) => {
    for (const { id, address, locale } of everyStudy) {
      const copy = content.page(id, locale)
      const { text } = await fetchDocument(request, page, address)
      for (const { value, label, context } of copy.kpis) {
        expect.soft(text, address).toContain(label)
        expect.soft(text, address).toContain(oneSpace(value))
        expect.soft(text, address).toContain(oneSpace(context))
      }
      expect.soft(text, address).toContain(oneSpace(copy.testimonial.quote))
      expect.soft(text, address).toContain(copy.testimonial.role)
      for (const { measure } of copy.results.cards) {
        expect.soft(text, address).toContain(oneSpace(String(measure[0])))
      }
    }
  })

  test('have the sections of the specification, and contents that lead to them', async ({
    page,
    request,
  }) => {
    for (const { address } of everyStudy) {
      const { ids, links } = await fetchDocument(request, page, address)
      expect
        .soft(
          ids.filter((id) => sections.includes(id)),
          address,
        )
        .toEqual(sections)
      const anchors = links
        .map(({ href }) => href)
        .filter((href) => sections.includes(href.slice(1)))
      expect.soft(anchors, address).toEqual(sections.map((id) => `#${id}`))
    }
  })

  test('are articles with a date to search engines, the index is not', async ({
    page,
    request,
  }) => {
    for (const { id, address, locale } of everyStudy) {
      const { jsonLd } = await fetchDocument(request, page, address)
      const graph = JSON.parse(jsonLd[0] ?? '')['@graph'] as Record<string, unknown>[]
      const { seo, published } = content.page(id, locale)
      expect
        .soft(
          graph.find((node) => node['@type'] === 'Article'),
          address,
        )
        .toMatchObject({
          headline: seo.title,
          inLanguage: locale,
          datePublished: `${published}T12:00:00Z`,
        })
    }
    const index = await fetchDocument(request, page, '/case-studies')
    expect(index.jsonLd[0]).not.toContain('"Article"')
  })

  test('lead to each other and are all in the register', async ({ page, request }) => {
    const paths = studies.map(({ path }) => path)
    for (const { path, address, locale } of everyStudy) {
      const { links } = await fetchDocument(request, page, address)
      const hrefs = links.map(({ href }) => href)
      for (const other of paths.filter((each) => each !== path)) {
        // Once in the header's menu, at least, and once in the page.
        const found = hrefs.filter((href) => href === addressOf(other, locale))
        expect.soft(found.length, `${other} on ${address}`).toBeGreaterThan(1)
      }
    }
    await page.goto('/case-studies')
    const rows = page.getByRole('table').getByRole('row')
    for (const [index, { path }] of studies.entries()) {
      await expect(rows.nth(index + 1).getByRole('link')).toHaveAttribute('href', path)
      await expect(rows.nth(index + 1).getByRole('rowheader')).toContainText(/FA-\d{4}-\d\d/)
    }
  })

  test('take the values of their sheet from its response', async ({ page }) => {
    const values = await evidence(page, 'case-plastics-feasibility-analysis', 'en')
    const { outcomes } = content.page('case-plastics-feasibility-analysis', 'en').solution.evidence
    expect(values).toContainEqual(['Wall thickness', '2.5 ±0.1', outcomes.pass])
    expect(values).toContainEqual(['Inside radius', 'R0.5', outcomes.fail])
    expect(values.map(([, , outcome]) => outcome)).toContain(outcomes.review)
  })

  test('light the place on the sheet when its number has the focus', async ({ page }) => {
    await visit(page, '/case-studies/laser-cutting-marketplace')
    const lit = page.locator('.evidence-boxes rect[data-active]')
    const number = page.locator('#evidence').getByRole('button', { name: '5', exact: true })
    await number.focus()
    await expect(number).toHaveAttribute('aria-pressed', 'true')
    await expect(lit).toHaveCount(1)
    const before = await lit.getAttribute('x')
    await page.keyboard.press('Tab')
    await expect.poll(() => lit.getAttribute('x')).not.toBe(before)
  })
})

/** Name, value and outcome of each row of the evidence table. */
async function evidence(page: Page, id: (typeof studies)[number]['id'], locale: Locale) {
  const { caption } = content.page(id, locale).solution.evidence
  await page.goto(addressOf(`/case-studies/${id.replace('case-', '')}`, locale))
  const rows = page.getByRole('table', { name: caption }).locator('tbody tr')
  return rows.evaluateAll((found) =>
    found.map((row) => {
      const [, name, value, , , outcome] = [...row.children]
      return [
        name?.firstChild?.textContent ?? '',
        value?.firstElementChild?.textContent ?? '',
        outcome?.textContent ?? '',
      ]
    }),
  )
}

/** As `DocumentFacts.text` is: every white space a plain one. */
function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ')
}
