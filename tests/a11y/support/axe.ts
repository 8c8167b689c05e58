import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe found, as far as the tests need it: only faults have places. */
interface Findings {
  /** Rules that found something to judge, and nothing wrong with it. */
  passed: string[]
  /** Rules that could not judge everything they found. */
  unsure: string[]
  /** Rule, place and reason of each fault. */
  faults: string[]
}

/**
 * Runs axe in a page or in some places of it. No page has frames, so the page itself can do it. Axe is half a megabyte,
 * so it is injected once per page.
 */
async function runAxe(
  page: Page,
  within: readonly string[],
  options: axe.RunOptions,
): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(findings, {
    include: within.length > 0 ? [...within] : ['html'],
    // Naming every place that axe does not object to would cost more than the rules.
    options: { ...options, resultTypes: ['violations' as const] },
  })
}

/** Runs in the page. */
async function findings(run: { include: string[]; options: axe.RunOptions }): Promise<Findings> {
  const { axe: core } = globalThis as typeof globalThis & { axe: typeof axe }
  const { passes, incomplete, violations } = await core.run({ include: run.include }, run.options)
  return {
    passed: passes.map(({ id }) => id),
    unsure: incomplete.map(({ id }) => id),
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    ),
  }
}

/**
 * Leaves out the lines of the sheet, which lie behind everything (`z-index: -1`), while a page is judged: axe takes them
 * for being in front, and could tell the background of almost no text. They are faint and without words.
 */
async function withoutLines<T>(page: Page, judge: () => Promise<T>): Promise<T> {
  await page.evaluate(showLines, 'none')
  const found = await judge()
  await page.evaluate(showLines, '')
  return found
}

/** Runs in the page. Each change paints all of it anew. */
function showLines(display: string): void {
  const lines = '.sheet__pattern, .sheet__frame, .sheet__end'
  for (const { style } of document.querySelectorAll<HTMLElement>(lines)) style.display = display
}

/** All rules but these. */
const allRulesBut = (rules: readonly string[]): axe.RunOptions => ({
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
})

/** An empty page has no faults either. */
function expectAnswers({ passed }: Findings, within: readonly string[]): void {
  expect(passed.length).toBeGreaterThan(within.length > 0 ? 3 : 15)
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
  const [onPaper, onBlueprint] = await withoutLines(page, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const inLight = await runAxe(page, within, allRulesBut(except))
    await page.emulateMedia({ colorScheme: 'dark' })
    const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } }
    return [inLight, await runAxe(page, within, colours)] as const
  })
  expectAnswers(onPaper, within)
  // Of a part, all texts may stand on pictures, of which axe can tell nothing.
  const answers = within.length > 0 ? onBlueprint.unsure : []
  expect([...onBlueprint.passed, ...answers]).toContain('color-contrast')
  return [...onPaper.faults, ...onBlueprint.faults]
}

/** What axe objects to beside colours: for pages in a language whose colours are those of the other one. */
export async function faultsBesideColour(page: Page): Promise<string[]> {
  const rules = allRulesBut(['color-contrast', 'link-in-text-block'])
  const found = await withoutLines(page, () => runAxe(page, [], rules))
  expectAnswers(found, [])
  return found.faults
}
