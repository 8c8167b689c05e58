import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from '@playwright/test'

export { expect }

interface Options {
  /** What a test provokes on purpose, such as the browser's own line about a page that is not found. */
  expectedProblems: RegExp | undefined
}

interface Fixtures {
  /** Everything wrong that the pages of this test have shown so far. */
  problems: string[]
}

interface Kept {
  /** Contexts that `./looking.ts` keeps, by their options. Here, so that its tests share their workers with all others. */
  keptContexts: Map<string, BrowserContext>
}

/**
 * Playwright's test against the served build. It fails when a page writes an error or a warning to the console, throws,
 * breaks the content security policy or asks another origin for anything.
 */
export const test = base.extend<Options & Fixtures, Kept>({
  keptContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],

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
      const stop = await watch(context, baseURL ?? '', problems)
      await use(problems)
      stop()
      const unexpected = problems.filter((each) => !expectedProblems?.test(each))
      expect(unexpected, 'problems the pages showed').toEqual([])
    },
    { auto: true },
  ],
})

/** Contexts whose pages report what breaks the content security policy. */
const reporting = new WeakSet<BrowserContext>()

/** Collects the problems of all pages of a context, until it is stopped; for a context that a test makes itself, too. */
export async function watch(
  context: BrowserContext,
  origin: string,
  problems: string[],
): Promise<() => void> {
  const onConsole = (message: ConsoleMessage) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') problems.push(`console ${type}: ${message.text()}`)
  }
  const onError = (error: WebError) => {
    problems.push(`page error: ${error.error().stack || error.error()}`)
  }
  const onRequest = (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url())
    const isLocal = protocol === 'data:' || protocol === 'blob:' || asked === origin
    if (!isLocal) problems.push(`request to another origin: ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  if (!reporting.has(context)) await context.addInitScript(tellViolations)
  reporting.add(context)
  return () => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
  }
}

/** Runs in each page. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
  })
}
