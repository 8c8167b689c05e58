import type { Visitor } from './visitor.ts'

export interface Check {
  name: string
  run(visitor: Visitor): Promise<void>
  /** What the check provokes on purpose, such as the engine's own line about a page that is not found. */
  expected?: RegExp
  /** On a screen as narrow as a phone's. */
  isNarrow?: boolean
}
