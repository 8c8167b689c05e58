import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/looking.ts'
import { visit } from '../browser/support/visit.ts'
import { faultsBesideColour, violations } from './support/axe.ts'

/* The checks with axe find what is planted: a fault of each kind that they are there for. */

/** The rules that were broken. */
const rulesOf = (faults: string[]) => [...new Set(faults.map((each) => each.split(':')[0]))].sort()

/** Gives the title, the introduction and the last heading of a page a colour that is hard to see. */
function dimTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const headings = document.querySelectorAll<HTMLElement>('main h2')
    for (const text of [
      document.querySelector<HTMLElement>('h1'),
      document.querySelector<HTMLElement>('h1 ~ p'),
      headings[headings.length - 1],
    ]) {
      // Each scheme has a ground on which one of the two is hard to see.
      text?.style.setProperty('color', 'light-dark(#ddd, #333)')
    }
  })
}

for (const path of ['/contact', '/']) {
  test(`texts of ${path} that are hard to see are found in both schemes`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, path)
    await dimTexts(page)
    const faults = await violations(page)
    expect(rulesOf(faults)).toEqual(['color-contrast'])
    // Three texts, some with words set off, in two schemes.
    expect(faults.length).toBeGreaterThanOrEqual(6)
    expect(await faultsBesideColour(page)).toEqual([])
  })
}

test('a control without a name and a page without a title are found', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    document.querySelector('main')?.prepend(document.createElement('button'))
    for (const heading of document.querySelectorAll('h1')) heading.remove()
  })
  const expected = ['button-name', 'page-has-heading-one']
  expect(rulesOf(await violations(page))).toEqual(expected)
  expect(rulesOf(await faultsBesideColour(page))).toEqual(expected)
  expect(rulesOf(await violations(page, ['button-name']))).toEqual(['page-has-heading-one'])
  // Asked of a part, a page is not judged as a whole.
  expect(rulesOf(await violations(page, [], ['main']))).toEqual(['button-name'])
})

test('targets that are too small, or mostly covered by others, are found', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    const button = (name: string, place: Partial<CSSStyleDeclaration>) => {
      const planted = document.createElement('button')
      planted.textContent = name
      Object.assign(planted.style, { position: 'absolute', left: '0', ...place })
      document.querySelector('main')?.append(planted)
    }
    button('Small', { top: '300px', width: '16px', height: '16px' })
    button('Beside', { top: '316px', width: '16px', height: '16px' })
    button('Covered', { top: '400px', width: '200px', height: '40px' })
    button('Covering', { top: '410px', width: '210px', height: '40px' })
  })
  const faults = await faultsBesideColour(page)
  expect(rulesOf(faults)).toEqual(['target-size'])
  expect(faults).toHaveLength(3)
})
