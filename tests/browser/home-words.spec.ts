import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, home, type Locale, languageNames, locales, plain } from './support/site.ts'
import { visit } from './support/visit.ts'

/* What the home page says, asked of it where it is loaded once in each language and at each width. */

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
  test(`the home page in ${languageNames[locale]} says what it has to`, async ({ page }) => {
    await visit(page, addressOf('/', locale))
    for (const [name, check] of Object.entries(promises)) {
      await test.step(name, () => check(page, locale))
    }
  })
}

const promises: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'every section of the specification, in its order, each anchor once': hasSections,
  'each section named by its heading': namesSections,
  'title, ERP, PLM and MES, three calls to action and the microcopy': hasHero,
  'how it works in four steps': hasSteps,
  'six features': hasFeatures,
  'what it reads and what it refuses': hasSupported,
  'four sample drawings in a carousel that says so in its language': hasCarousel,
  'the standard and the ERP profile, both links and the read endpoint as text': hasCustomOutput,
  'a comparison in a table that stays one for screen readers': hasTable,
  'ways from the comparison to the demo and to a call': hasWhyLinks,
  'four plans with the figures of the specification': hasPlans,
  'a call at the end': hasClosing,
}

async function hasSections(page: Page): Promise<void> {
  const ids = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect.soft(ids.filter((id) => sectionIds.includes(id))).toEqual(sectionIds)
  for (const id of sectionIds) await expect.soft(page.locator(`[id="${id}"]`)).toHaveCount(1)
}

async function namesSections(page: Page, locale: Locale): Promise<void> {
  const copy = home(locale)
  const sections = [
    copy.howItWorks,
    copy.features,
    copy.supportedDrawings,
    copy.customOutput,
    copy.why,
    copy.proof,
    copy.devs,
    copy.pricing,
    copy.roi,
    copy.faq,
  ]
  for (const { title } of sections) {
    await expect.soft(page.getByRole('region', { name: title, exact: true })).toHaveCount(1)
  }
}

async function hasHero(page: Page, locale: Locale): Promise<void> {
  const { hero } = home(locale)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const system of ['ERP', 'PLM', 'MES']) expect.soft(plain(hero.subtitle)).toContain(system)
  await expect.soft(page.getByText(plain(hero.subtitle).slice(0, 40))).toBeVisible()
  const actions = [
    [hero.tryOnline.label, '/try'],
    [hero.talkToExpert.label, '/schedule-call'],
    [hero.getTrial.label, '/trial-license'],
  ] as const
  for (const [name, path] of actions) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await expect.soft(link).toBeVisible()
    await expect.soft(link).toHaveAttribute('href', addressOf(path, locale))
  }
  await expect.soft(page.getByText(hero.microcopy)).toBeVisible()
}

async function hasSteps(page: Page, locale: Locale): Promise<void> {
  const steps = page.locator('#how-it-works').getByRole('list').getByRole('heading')
  await expect.soft(steps).toHaveText(home(locale).howItWorks.steps.map(({ title }) => title))
  await expect.soft(steps).toHaveCount(4)
}

async function hasFeatures(page: Page, locale: Locale): Promise<void> {
  const cards = page.locator('#features').getByRole('listitem')
  await expect.soft(cards).toHaveCount(6)
  for (const [index, { title }] of home(locale).features.cards.entries()) {
    await expect.soft(cards.nth(index).getByRole('heading')).toHaveText(title)
  }
}

async function hasSupported(page: Page, locale: Locale): Promise<void> {
  const { supported, unsupported } = home(locale).supportedDrawings
  const headings = page.locator('#supported-drawings').getByRole('heading', { level: 4 })
  await expect.soft(headings).toHaveText([...supported, ...unsupported].map(({ title }) => title))
}

async function hasCarousel(page: Page, locale: Locale): Promise<void> {
  const { carousel: words } = home(locale).supportedDrawings
  const carousel = page.getByRole('region', { name: words.label, exact: true })
  await expect.soft(carousel).toHaveAttribute('aria-roledescription', words.carouselRole)
  const slides = carousel.getByRole('group')
  await expect.soft(slides).toHaveCount(4)
  for (const [index, { title, alt }] of words.slides.entries()) {
    await expect.soft(slides.nth(index)).toHaveAttribute('aria-roledescription', words.slideRole)
    await expect.soft(slides.nth(index)).toHaveAccessibleName(title)
    await expect.soft(slides.nth(index).getByRole('img', { name: alt })).toHaveCount(1)
  }
}

async function hasCustomOutput(page: Page, locale: Locale): Promise<void> {
  const { standard, custom, contact, docs } = home(locale).customOutput
  const section = page.locator('#custom-output')
  for (const { title } of [standard, custom]) {
    await expect.soft(section.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect.soft(section.getByText('/v2/read')).toBeVisible()
  await expect.soft(section.getByRole('link', { name: /v2/ })).toHaveCount(0)
  for (const { label, href } of [contact, docs]) {
    const link = section.getByRole('link', { name: label })
    await expect.soft(link).toHaveAttribute('href', addressOf(href, locale))
  }
}

async function hasTable(page: Page, locale: Locale): Promise<void> {
  const { caption, criterion, columns, rows } = home(locale).why
  const table = page.getByRole('table', { name: caption })
  const titles = [criterion, columns.service, columns.ocr, columns.llm]
  await expect.soft(table.getByRole('columnheader')).toHaveText(titles)
  const criteria = rows.map((row) => row.criterion)
  await expect.soft(table.getByRole('rowheader')).toHaveText(criteria)
  // What the browser tells assistive technology, whatever CSS makes of the table on this screen.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) =>
    nodes.filter((node) => node.role?.value === role && !node.ignored).length
  expect.soft(count('table')).toBe(1)
  expect.soft(count('row')).toBe(rows.length + 1)
  expect.soft(count('columnheader')).toBe(4)
  expect.soft(count('rowheader')).toBe(rows.length)
  expect.soft(count('cell') + count('gridcell')).toBe(3 * rows.length)
}

async function hasWhyLinks(page: Page, locale: Locale): Promise<void> {
  const { demo, call } = home(locale).why
  for (const { label, href } of [demo, call]) {
    const link = page.locator('#why').getByRole('link', { name: label })
    await expect.soft(link).toHaveAttribute('href', addressOf(href, locale))
  }
}

async function hasPlans(page: Page, locale: Locale): Promise<void> {
  const { plans, terms, vat } = home(locale).pricing
  const section = page.locator('#pricing')
  const names = plans.map(({ name }) => name)
  await expect.soft(section.getByRole('heading', { level: 3 })).toHaveText(names)
  const [base, perPage] = locale === 'en' ? ['€990', '€0.85'] : ['990\u00a0€', '0,85\u00a0€']
  await expect.soft(section.getByText(base).first()).toBeVisible()
  await expect.soft(section.getByText(perPage)).toHaveCount(3)
  for (const term of terms) {
    await expect.soft(section.getByText(term, { exact: true })).toBeVisible()
  }
  await expect.soft(section.getByText(vat)).toBeVisible()
}

async function hasClosing(page: Page, locale: Locale): Promise<void> {
  const { closing, call } = home(locale).faq
  await expect.soft(page.locator('#faq').getByText(closing)).toBeVisible()
  const link = page.locator('#faq').getByRole('link', { name: call.label })
  await expect.soft(link).toHaveAttribute('href', addressOf('/schedule-call', locale))
}
