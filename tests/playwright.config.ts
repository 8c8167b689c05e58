import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'

/** Runs on the production build (`npm run build`), which tests/browser/support/serve-build.ts serves on a free port. */
export default defineConfig({
  testDir: '.',
  testMatch: /(?:browser|a11y|visual)\/.*\.(?:test|spec)\.ts$/,
  globalSetup: './browser/support/serve-build.ts',
  outputDir: '../.cache/test-results/browser',
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  // A picture that is missing is a failure, until somebody asks for it (tests/visual/README.md).
  updateSnapshots: 'none',
  reporter: [['line'], ['json', { outputFile: '../.cache/test-results/playwright.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // Shared machines stall for seconds: a test may fail twice, and Playwright then lists it as flaky.
  retries: 2,
  // One more than the cores of a small machine: tests often wait.
  workers: 3,
  // Far above what a test takes: the machine may be ten times slower than usual while it does other work.
  timeout: 300_000,
  expect: {
    // Also for a drawing that is read meanwhile. Only a test that fails ever waits so long.
    timeout: 90_000,
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.004 },
  },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // A film that plays costs half a core; the tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'phone',
      // What is the same at every width is tested once, in the other project.
      grepInvert: /@once/,
      testIgnore: /(?:roi|update-notice|guard|privacy|metadata)\.(?:spec|test)\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // Tests of which other tests prove the same on a desktop.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
