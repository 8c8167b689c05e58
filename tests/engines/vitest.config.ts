import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** WebKit takes as long as the two others together, so it goes first, beside them. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlowest = ({ moduleId }: TestSpecification) => moduleId.includes('webkit')
    return files.toSorted((one, other) => Number(isSlowest(other)) - Number(isSlowest(one)))
  }
}

/** The same checks in three browser engines, on the production build (`npm run build`). */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/engines/*.test.ts'],
    // Far above what a check takes, for machines that do other work meanwhile.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Browsers work beside their test: more than two at once would crowd a small machine.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // Machines are shared and noisy: a check may fail once.
    retry: 1,
  },
})
