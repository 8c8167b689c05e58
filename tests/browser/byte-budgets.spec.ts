import { loadCounting, loadShifting, totalShift } from './support/page-bytes.ts'
import { expect, test } from './support/test.ts'

/** Brotli bytes a cold visit of the home page may cost (1 kB is 1,000 bytes). They do not depend on the machine. */
const budget = {
  html: 45_000,
  css: 16_000,
  fonts: 80_000,
  jsBeforeScroll: 105_000,
  jsAfterScroll: 130_000,
}

const homes = [
  { language: 'English', path: '/' },
  { language: 'German', path: '/?lang=de' },
]

/** At 390 and 1440 px: the projects of playwright.config.ts. */
for (const { language, path } of homes) {
  test.describe(`home in ${language}`, () => {
    test('costs no more bytes than its budget, and only styles block rendering', async ({
      page,
    }) => {
      const loaded = await loadCounting(page, path)
      const { before, after } = loaded

      // Without these the page was not there, or not compressed, and small figures would mean nothing.
      expect(loaded.codings, 'codings of HTML, CSS and JavaScript').toEqual(['br'])
      for (const kind of ['html', 'css', 'js', 'fonts'] as const) {
        expect(before[kind], `${kind} is loaded`).toBeGreaterThan(0)
      }
      expect.soft(before.html, 'HTML').toBeLessThanOrEqual(budget.html)
      expect.soft(after.css, 'CSS').toBeLessThanOrEqual(budget.css)
      expect.soft(after.fonts, 'fonts').toBeLessThanOrEqual(budget.fonts)
      expect
        .soft(before.js, 'JavaScript before scrolling')
        .toBeLessThanOrEqual(budget.jsBeforeScroll)
      expect.soft(after.js, 'JavaScript after scrolling').toBeLessThanOrEqual(budget.jsAfterScroll)
      expect(loaded.blocking.length, 'the style sheet blocks rendering').toBeGreaterThan(0)
      expect.soft(loaded.blocking.filter(({ kind }) => kind !== 'css')).toEqual([])
    })

    test('moves nothing while it loads and is read, however late its fonts come', async ({
      page,
    }) => {
      const { shifts, lateFonts } = await loadShifting(page, path)

      expect(lateFonts, 'fonts that came late').toBeGreaterThan(0)
      expect(totalShift(shifts).toFixed(3), JSON.stringify(shifts, null, 1)).toBe('0.000')
    })
  })
}
