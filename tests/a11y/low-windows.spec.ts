import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/looking.ts'
import { content } from '../browser/support/site.ts'
import { visit } from '../browser/support/visit.ts'
import { stopFunctions } from './support/stop-faults.ts'

/*
 * What stays in the window while a page scrolls must not hide what has the focus (WCAG 2.4.11), least of all where
 * there is little room: on phones, and on desktops enlarged to 400 % (320 x 256 px).
 */

/** Presses Tab a number of times and gives the stops in a part of the page with what is wrong with each. */
async function faultsOfStops(page: Page, part: string, presses: number): Promise<string[]> {
  const faults: string[] = []
  for (let press = 0; press < presses; press += 1) {
    faults.push(
      ...(await page.evaluate<string[]>(`(() => {
        ${stopFunctions}
        const stop = document.activeElement
        return stop?.closest(${JSON.stringify(part)}) ? faultsOf(stop).map((fault) => nameOf(stop) + ': ' + fault) : []
      })()`)),
    )
    await page.keyboard.press('Tab')
  }
  return faults
}

test('the verdicts leave room for the limits that lead to them', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/use-cases/feasibility-analysis')
  await page.locator('.catalogue input').first().focus()
  expect(await faultsOfStops(page, '.catalogue', 20)).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [320, 256],
  [640, 450],
] as const) {
  test(`a drawing hides none of its values at ${width} x ${height} px`, { tag: '@once' }, async ({
    page,
  }) => {
    const { samples } = content.page('try', 'en').start
    await page.setViewportSize({ width, height })
    await visit(page, '/try')
    await page.getByRole('button', { name: samples.shaft }).click()
    await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()
    await page.getByRole('searchbox').focus()
    expect(await faultsOfStops(page, '.try-panel', 60)).toEqual([])
  })
}
