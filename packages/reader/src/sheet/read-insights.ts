import type { Insight } from '../reading.ts'
import { overallSize } from './insights/overall-size.ts'
import { factsOf, type InsightSources } from './insights/part-facts.ts'
import { primaryProcess, secondaryProcesses } from './insights/processes.ts'
import { volumeOf } from './insights/volume.ts'

/** Estimates from rules: sizes over all, ways of making the part, volume; each with its reasons. */
export function readInsights(sources: InsightSources): Insight[] {
  const facts = factsOf(sources)
  return [
    ...overallSize(facts),
    ...primaryProcess(facts),
    ...secondaryProcesses(facts),
    ...volumeOf(facts),
  ]
}
