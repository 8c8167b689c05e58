import { type Access, Rollback } from './access.ts'
import type { Connection } from './engine.ts'

/** Runs a transaction; what it is rolled back with is its outcome. */
export async function orOutcome<Result>(
  access: Access,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  try {
    return await access.write(work)
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as Result
    throw error
  }
}
