import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe for one page. Of what it does not object to, one place each is told: naming all of them costs more than the
 * rules. No page has frames, so the page itself may put the results together (its legacy mode). Where it was asked
 * before, axe is there: half a megabyte would be read and optimised again.
 */
async function axe(page: Page, within: readonly string[]): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: '/* is there */' } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  return within.reduce((limited, place) => limited.include(place), builder)
}

/** An empty page has no faults either. */
function expectAnswers(passes: readonly unknown[], within: readonly string[]): void {
  expect(passes.length).toBeGreaterThan(within.length > 0 ? 3 : 15)
}

/**
 * Rule and places of everything axe objects to, on paper and on blueprint. The two differ in nothing but colours,
 * so on blueprint only the rule about colours is asked again.
 *
 * @param except rules that are wrong about this page; say why
 * @param within what has changed since the whole page was looked at
 */
export async function violations(
  page: Page,
  except: string[] = [],
  within: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const onPaper = await (await axe(page, within)).withTags(tags).disableRules(except).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const onBlueprint = await (await axe(page, within)).withRules(['color-contrast']).analyze()
  expectAnswers(onPaper.passes, within)
  // Of a part, all texts may stand on pictures, of which axe can tell nothing.
  const answers = within.length > 0 ? onBlueprint.incomplete : []
  expect([...onBlueprint.passes, ...answers].map(({ id }) => id)).toContain('color-contrast')
  return describeFaults([...onPaper.violations, ...onBlueprint.violations])
}

/** What axe objects to beside colours: for pages in a language whose colours are those of the other one. */
export async function faultsBesideColour(page: Page): Promise<string[]> {
  const found = await (await axe(page, []))
    .withTags(tags)
    .disableRules(['color-contrast', 'link-in-text-block'])
    .analyze()
  expectAnswers(found.passes, [])
  return describeFaults(found.violations)
}

function describeFaults(
  faults: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'],
): string[] {
  return faults.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
