import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect }

interface Options {
  /** What a test provokes on purpose, such as the browser's own line about a page that is not found. */
  expectedProblems: RegExp | undefined
}

interface Fixtures {
  /** Everything wrong that the pages of this test have shown so far. */
  problems: string[]
}

/**
 * Playwright's test against the served build. It fails when a page writes an error or a warning to the console, throws,
 * breaks the content security policy or asks another origin for anything.
 */
export const test = base.extend<Options & Fixtures>({
  expectedProblems: [undefined, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  baseURL: async ({}, use) => {
    const origin = process.env.TEST_ORIGIN
    if (!origin) throw new Error('TEST_ORIGIN is not set: serve-build.ts has not run')
    await use(origin)
  },

  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = []
      await watch(context, baseURL ?? '', problems)
      await use(problems)
      const unexpected = problems.filter((each) => !expectedProblems?.test(each))
      expect(unexpected, 'problems the pages showed').toEqual([])
    },
    { auto: true },
  ],
})

/** Collects the problems of all pages of a context; for a context that a test makes itself, too. */
export async function watch(
  context: BrowserContext,
  origin: string,
  problems: string[],
): Promise<void> {
  context.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') problems.push(`console ${type}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    problems.push(`page error: ${error.error().stack || error.error()}`)
  })
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    const isLocal = protocol === 'data:' || protocol === 'blob:' || asked === origin
    if (!isLocal) problems.push(`request to another origin: ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
}
