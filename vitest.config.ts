import { defaultExclude, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const beside = '{packages/*,shared,src,server,scripts,bench}/**/*'
const outside = 'tests/{contract,content,deploy,faults}/**/*.test.ts'

const waiting = ['/tests/deploy/', '/tests/faults/']

/** Tests of deploys boot machines, and those of faults wait for servers: they start first, while other parts keep the cores busy. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = waiting.findIndex((folder) => moduleId.includes(folder))
      return place === -1 ? waiting.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/**
 * Unit tests stand beside the code, and so do those named `*.system.test.ts`: they start PostgreSQL or other programs, read
 * whole drawings or need all of the content, which takes seconds. They run with the tests that look from outside
 * (contract, content, deploy, faults), after the build.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${beside}.test.{ts,tsx}`],
          exclude: [...defaultExclude, '**/*.system.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: [`${beside}.system.test.{ts,tsx}`, outside],
          // They start programs and wait for them, on machines that sometimes stall for seconds.
          retry: 1,
        },
      },
    ],
    // Far above what a test takes, for machines that do other work meanwhile.
    testTimeout: 300_000,
    // Several suites compile the whole content first.
    hookTimeout: 300_000,
    // A second, otherwise.
    expect: { poll: { timeout: 60_000 } },
    // Half of the time of tests that build large trees went into collecting short-lived objects.
    execArgv: ['--max-semi-space-size=64'],
    // Vitest would leave one of two cores to others, and half of these tests wait rather than work.
    maxWorkers: '100%',
    sequence: { sequencer: WaitingFirst },
    // Most files are a few quick tests of pure functions; a process of its own took each longer than they do.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: 'server/store/testing/postgres-setup.ts',
  },
})
