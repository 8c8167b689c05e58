import { defineConfig } from 'vitest/config'

const beside = '{packages/*,shared,src,server,scripts,bench}/**/*.test.{ts,tsx}'
const outside = 'tests/{contract,content,deploy,faults}/**/*.test.ts'

/** Unit tests stand beside the code; `tests/` holds what looks from outside (contract, content, deploy, faults). */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: [beside] } },
      { extends: true, test: { name: 'system', include: [outside] } },
    ],
    // Far above what a test takes, for machines that do other work meanwhile.
    testTimeout: 60_000,
    // Several suites compile the whole content first.
    hookTimeout: 90_000,
    // Vitest would leave one of two cores to others, and half of these tests wait rather than work.
    maxWorkers: '100%',
    // Most files are a few quick tests of pure functions; a process of its own took each longer than they do.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: 'server/store/testing/postgres-setup.ts',
  },
})
