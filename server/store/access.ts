import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { causeOf } from './cause-of.ts'
import {
  type Connection,
  type Engine,
  type FailureKind,
  StoreMoved,
  StoreUnusable,
} from './engine.ts'
import { groupCommits } from './group-commit.ts'
import { StoreUnavailable } from './store.ts'

/** How the store's methods reach the engine. Reads and writes throw StoreUnavailable when it cannot work now. */
export interface Access {
  readonly engine: Engine
  read<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  /** All or nothing. `work` may run again when another transaction was in its way. */
  write<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>
  /** Opens the store now rather than at the first call. */
  open(): Promise<void>
  /** Waits for what runs; later calls throw StoreUnavailable. */
  close(): Promise<void>
}

/** Thrown inside a transaction: nothing of it is stored, and its caller gets `outcome`. */
export class Rollback<Outcome> extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('Nothing was stored')
    this.name = 'Rollback'
    this.outcome = outcome
  }
}

/** Runs a transaction and gives what `work` returns, or what it throws a `Rollback` with: nothing is stored then. */
export async function outcomeOf<Result>(
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

/** A row that was read before is gone: the transaction runs again. */
export class Overtaken extends Error {}

/** The transaction could not even begin, as on a connection that the server has ended while it was idle. */
class NotBegun extends Error {}

/** How often a transaction is tried that others are in the way of. */
const maxRuns = 5
/** Longest pause before the second try; that before each further one is longer. */
const conflictPauseMs = 10
const logPauseMs = 60_000

/** Opens the engine on first use, and again if opening has failed or its files were removed. */
export function createAccess(engine: Engine, log: Log): Access {
  const note = outageLog(log)
  const running = createRunning()
  const grouped = groupCommits(engine.confirm)
  const transact: typeof grouped = (connection, work) =>
    engine.writesConcurrently ? inTransaction(connection, work) : grouped(connection, work)
  let opening: Promise<Connection> | undefined
  let isClosed = false

  const opened = () => {
    opening ??= engine.open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function runWork<Result>(work: (connection: Connection) => Promise<Result>) {
    if (isClosed) throw new StoreUnavailable(new Error('The store has been closed'))
    for (let run = 1; ; run++) {
      let connection: Connection | undefined
      const using = opened()
      try {
        connection = await using
        engine.confirm(connection)
        return await work(connection)
      } catch (error) {
        if (error instanceof StoreMoved && opening === using) {
          opening = undefined
          log.error(causeOf(error), error.message)
        }
        // Others may have given up the connection that this call worked on.
        const isGone = connection !== undefined && opening !== using
        const kind = isGone ? 'outage' : kindOf(engine, error)
        if (kind === 'conflict' && run < maxRuns) {
          // Two that deadlocked would meet again if both began at once.
          await wait(Math.random() * conflictPauseMs * run)
          continue
        }
        if (error instanceof NotBegun && kind === 'outage' && run === 1) continue
        if (kind === 'fault') throw error
        note(error)
        throw new StoreUnavailable(error)
      }
    }
  }

  const trackRun = <Result>(work: (connection: Connection) => Promise<Result>) =>
    running.track(runWork(work))

  return {
    engine,
    read: trackRun,
    write: (work) => trackRun((connection) => transact(connection, work)),
    open: () => trackRun(async () => undefined),
    async close() {
      isClosed = true
      await running.settled()
      await engine.close()
    },
  }
}

/** What has not ended yet, whether it will succeed or fail. */
function createRunning() {
  const running = new Set<Promise<unknown>>()
  return {
    track<Result>(result: Promise<Result>): Promise<Result> {
      const settled = result.then(
        () => undefined,
        () => undefined,
      )
      running.add(settled)
      settled.then(() => running.delete(settled))
      return result
    },
    settled: () => Promise.all(running),
  }
}

async function inTransaction<Result>(
  connection: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  let hasBegun = false
  try {
    return await connection.transaction().execute((transaction) => {
      hasBegun = true
      return work(transaction)
    })
  } catch (error) {
    throw hasBegun ? error : new NotBegun('The transaction did not begin', { cause: error })
  }
}

function kindOf(engine: Engine, error: unknown): FailureKind {
  if (error instanceof NotBegun) return kindOf(engine, error.cause)
  if (error instanceof Overtaken) return 'conflict'
  if (error instanceof StoreUnusable || error instanceof StoreMoved) return 'outage'
  if (error instanceof Rollback) return 'fault'
  return engine.kindOf(error)
}

/** One line a minute at most: while a disk is full, every visitor's post fails. Codes only, no personal data. */
function outageLog(log: Log): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - last < logPauseMs) return
    last = performance.now()
    log.error(causeOf(error), 'the store is not available')
  }
}
