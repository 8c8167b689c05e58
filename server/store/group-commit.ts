import { sql } from 'kysely'
import type { Connection } from './engine.ts'

type Work<Result> = (transaction: Connection) => Promise<Result>

/** One piece of work: runs inside the group's transaction, and resolves once that is on the disk. */
interface Member {
  readonly run: (transaction: Connection) => Promise<void>
  readonly settle: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Transactions for an engine that writes one at a time. Everything asked for until a transaction begins shares its COMMIT,
 * because each COMMIT waits for the disk, and because each beginning may wait for the lock of another process. Each piece
 * of work has its own savepoint and can fail alone. It gets its result only after the COMMIT, and once `confirm` has found
 * the files in place.
 */
export function groupCommits(
  confirm: (connection: Connection) => void,
): <Result>(connection: Connection, work: Work<Result>) => Promise<Result> {
  // By connection, since another one may be opened while work waits on the first.
  const waiting = new Map<Connection, Member[]>()

  function take(connection: Connection): Member[] {
    const members = waiting.get(connection) ?? []
    waiting.delete(connection)
    return members
  }

  async function commit(connection: Connection): Promise<void> {
    let members: Member[] | undefined
    try {
      await connection.transaction().execute(async (transaction) => {
        members = take(connection)
        for (const { run } of members) await run(transaction)
      })
      confirm(connection)
      for (const { settle } of members ?? []) settle()
    } catch (error) {
      for (const { fail } of members ?? take(connection)) fail(error)
    }
  }

  return (connection, work) =>
    new Promise((resolve, reject) => {
      const members = waiting.get(connection) ?? []
      if (members.length === 0) setImmediate(commit, connection)
      waiting.set(connection, members)
      members.push(memberOf(work, resolve, reject))
    })
}

function memberOf<Result>(
  work: Work<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Member {
  let settle: () => void
  return {
    async run(transaction) {
      await sql`savepoint work`.execute(transaction)
      try {
        const result = await work(transaction)
        settle = () => resolve(result)
      } catch (error) {
        // A full disk may have ended the whole transaction: then the savepoint is gone, and the group fails.
        await sql`rollback to work`.execute(transaction).catch(() => Promise.reject(error))
        settle = () => reject(error)
      }
      await sql`release work`.execute(transaction)
    },
    settle: () => settle(),
    fail: reject,
  }
}
