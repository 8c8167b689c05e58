import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, content } from './support/site.ts'
import { addressBar, reach, settledTop, visit } from './support/visit.ts'

const path = '/use-cases/feasibility-analysis'

function playground(page: Page, locale: 'en' | 'de') {
  const { playground: copy } = content.page('use-case-feasibility-analysis', locale)
  const section = page.locator('#playground')
  const field = (name: keyof typeof copy.form.fields) =>
    section.getByRole('textbox', { name: copy.form.fields[name].label, exact: true })
  const box = (name: string) => section.getByRole('checkbox', { name, exact: true })
  const verdict = (drawing: keyof typeof copy.drawings) =>
    section.getByRole('link', { name: new RegExp(`^${copy.drawings[drawing].short}`) })
  const finding = (label: string) => section.getByRole('listitem').filter({ hasText: label })
  return { copy, section, field, box, verdict, finding }
}

async function open(page: Page, locale: 'en' | 'de', place = '') {
  await visit(page, addressOf(`${path}${place}`, locale))
  const parts = playground(page, locale)
  await reach(parts.section.getByRole('textbox'))
  return parts
}

test('a tighter limit turns a drawing to fail, with rationale, alternative and balloon', {
  tag: '@once',
}, async ({ page }) => {
  const { copy, section, field, verdict, finding } = await open(page, 'de')
  const { verdicts, findings } = copy.result
  await expect(verdict('bracket')).toContainText(verdicts.pass)
  await verdict('bracket').click()
  await expect(section.getByText(copy.result.noFindings)).toBeVisible()

  await field('tolerance').fill('0,02')
  await expect(verdict('bracket')).toContainText(verdicts.fail)
  await expect(verdict('bracket')).toContainText(findings.one.replace('{count}', '1'))
  const bore = finding('2x Ø6 H7')
  await expect(bore).toContainText(
    '2x Ø6 H7 lässt insgesamt 0,012\u00a0mm zu. Enger als 0,02\u00a0mm hält die Fertigung nicht.',
  )
  // IT8 of 6 mm is 0.018, IT9 is 0.030: the finest grade that keeps to the limit.
  await expect(bore).toContainText('H9 anbieten, insgesamt 0,03\u00a0mm')

  // List and balloon light each other.
  const balloon = section.locator('.fault-balloon')
  await expect(balloon).toHaveCount(1)
  await balloon.locator('text').hover()
  await expect(bore.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await section.getByRole('heading', { name: copy.result.rulesTitle }).hover()
  await expect(balloon).not.toHaveAttribute('data-active')
  await bore.getByRole('button').focus()
  await expect(balloon).toHaveAttribute('data-active', 'true')

  await expect(section.getByRole('status')).toContainText(
    `${copy.drawings.bracket.short}: ${verdicts.fail}`,
  )
})

test('a wrong number keeps the last answers and says what is wrong; Rz is not converted', {
  tag: '@once',
}, async ({ page }) => {
  const { copy, section, field, verdict, finding } = await open(page, 'en')
  await field('ra').fill('fine')
  await expect(field('ra')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('ra')).toHaveAccessibleDescription(new RegExp(copy.form.errors.notANumber))
  await expect(section.getByText(copy.form.stale).first()).toBeVisible()
  await expect(section.getByRole('status')).toHaveText(copy.form.stale)
  await expect(verdict('bracket')).toContainText(copy.result.verdicts.pass)
  await field('ra').fill('0.8')
  await expect(section.getByText(copy.form.stale)).toHaveCount(0)
  await expect(section.getByRole('status')).toContainText(copy.drawings.plate.short)

  await field('rz').fill('')
  await expect(verdict('plate')).toContainText(copy.result.verdicts.fail)
  await expect(finding('Rz 4')).toContainText(copy.result.needsPerson)
})

test('the address carries the catalogue and the drawing, and restores both', {
  tag: '@once',
}, async ({ page }) => {
  const { copy, field, box, verdict } = await open(page, 'de', '#playground')
  const state = () => page.evaluate(() => [history.length, Math.round(scrollY)])
  await settledTop(field('tolerance'))
  await field('tolerance').focus()
  const before = await state()
  await field('tolerance').fill('0,005')
  await expect.poll(() => addressBar(page)).toContain('tolerance=0.005')
  // No entry in the history, and no way back to the anchor at each key.
  expect(await state()).toEqual(before)
  await field('radius').focus()
  const atRadius = await state()
  await field('radius').fill('?')
  await expect(field('radius')).toHaveAttribute('aria-invalid', 'true')
  expect(await state()).toEqual(atRadius)
  await field('radius').fill('0,8')
  await box(copy.characteristics.CYLINDRICITY).check()
  await box(`${copy.materials.STEEL}: ${copy.form.denied}`).check()
  await verdict('plate').click()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      tolerance: '0.005',
      cylindricity: '1',
      'deny-steel': '1',
      drawing: 'plate',
      lang: 'de',
    })

  await page.reload()
  await reach(field('tolerance'))
  await expect(field('tolerance')).toHaveValue('0,005')
  await expect(box(copy.characteristics.CYLINDRICITY)).toBeChecked()
  await expect(verdict('plate')).toHaveAttribute('aria-current', 'true')
  await expect(verdict('plate')).toContainText(copy.result.verdicts.fail)
})

test('the catalogue is downloaded as it stands, as CSV and as JSON', {
  tag: '@once',
}, async ({ page }) => {
  const { copy, section, field } = await open(page, 'en')
  await field('tolerance').fill('0.025')
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download')
    await section.getByRole('button', { name, exact: true }).click()
    const download = await waiting
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  const csv = await save(copy.download.csv)
  expect(csv.name).toBe(`${copy.download.fileName}.csv`)
  expect(csv.text).toContain('\r\ntolerance,smallest_total,0.025,mm\r\n')
  const json = await save(copy.download.json)
  expect(json.name).toBe(`${copy.download.fileName}.json`)
  expect(JSON.parse(json.text)).toMatchObject({ version: 1, catalogue: { minTolerance: 0.025 } })
})

test('works by keyboard alone', { tag: '@once' }, async ({ page }) => {
  const { copy, section, field, verdict, finding } = await open(page, 'en')
  await section.getByRole('link', { name: copy.form.examples.names.moulding, exact: true }).focus()
  // Until then the link is followed, and the focus begins anew at the form.
  await expect(section.locator('page-island[when]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(verdict('cover')).toContainText(copy.result.verdicts.pass)
  await expect(field('tolerance')).toHaveValue('0.2')
  await page.keyboard.press('Tab')
  await expect(verdict('shaft')).toBeFocused()
  for (const name of ['bracket', 'plate', 'cover'] as const) {
    await page.keyboard.press('Tab')
    await expect(verdict(name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field('tolerance')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('0.25')
  await expect(verdict('cover')).toContainText(copy.result.verdicts.fail)
  await finding('2.5 ±0.1').getByRole('button').focus()
  await expect(section.locator('.fault-balloon[data-active]')).toHaveCount(1)
  await expect(field('tolerance')).toHaveValue('0.25')
  expect(addressBar(page)).toContain('tolerance=0.25')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, boxes can be emptied, a link chooses the drawing', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(addressOf(path, 'de'))
    const { copy, section, field, box, verdict, finding } = playground(page, 'de')
    await field('tolerance').fill('0,02')
    await box(copy.characteristics.FLATNESS).uncheck()
    await section.getByRole('button', { name: copy.form.submit }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(field('tolerance')).toHaveValue('0,02')
    await expect(box(copy.characteristics.FLATNESS)).not.toBeChecked()
    await expect(box(copy.characteristics.POSITION)).toBeChecked()
    await expect(verdict('plate')).toContainText(copy.result.verdicts.fail)
    await verdict('plate').click()
    await expect(verdict('plate')).toHaveAttribute('aria-current', 'true')
    await expect(finding(copy.characteristics.FLATNESS).first()).toBeVisible()
    await expect(field('tolerance')).toHaveValue('0,02')
    await expect(section.getByRole('button', { name: copy.download.csv })).toBeHidden()
  })
})
