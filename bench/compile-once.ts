import { compileContent } from '../server/content/compile.ts'
import { formatFault } from '../server/content/faults.ts'
import { pagePaths } from '../shared/pages.ts'

/*
 * node bench/compile-once.ts <content folder> <content.db> <store>
 * Compiles once, in a process of its own, and prints what it took as JSON.
 */

/** What compiling took. */
export type Compilation = { seconds: number; processorSeconds: number; peakMegabytes: number }

if (import.meta.main) {
  const [contentDir = '', outFile = '', storeFile = ''] = process.argv.slice(2)
  const startedAt = performance.now()
  const knownPaths = pagePaths
  const { faults } = compileContent({ contentDir, outFile, storeFile, knownPaths })
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'))
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const taken: Compilation = {
    seconds: (performance.now() - startedAt) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: (maxRSS * 1024) / 1e6,
  }
  console.log(JSON.stringify(taken))
}
