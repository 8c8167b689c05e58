import { expect, test } from './test.ts'

/** The guard of support/test.ts has to see each kind of problem: without it, no browser test proves a quiet console. */
const provoked: [name: string, problem: RegExp, provoke: () => void][] = [
  ['a console error', /^console error: broken$/, () => console.error('broken')],
  ['a console warning', /^console warning: careful$/, () => console.warn('careful')],
  [
    'an error nobody catches',
    /^page error: Error: thrown/,
    () => setTimeout(() => Promise.reject(new Error('thrown'))),
  ],
  [
    'a breach of the content security policy',
    /content security policy: style-src/,
    () => document.body.setAttribute('style', 'color: red'),
  ],
  [
    'a request to another origin',
    /^request to another origin: https:\/\/other\.example\//,
    () => new Image().setAttribute('src', 'https://other.example/'),
  ],
]

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map((it) => it.source).join('|'), 'i')

for (const [name, problem, provoke] of provoked) {
  test.describe(name, () => {
    // The browser reports a blocked style or picture in more than one way.
    test.use({ expectedProblems: anyOf(problem, /content security policy|Failed to load/i) })

    test(`${name} is noticed`, async ({ page, problems }) => {
      await page.goto('/')
      await page.evaluate(provoke)
      await expect.poll(() => problems).toContainEqual(expect.stringMatching(problem))
    })
  })
}

test.describe('a problem that nobody expects', () => {
  test.fail()

  test('fails the test', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.error('broken'))
  })
})

test('a page without problems passes', async ({ page, problems }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
