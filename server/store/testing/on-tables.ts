import { type Access, createAccess } from '../access.ts'
import { postgresEngine } from '../postgres/postgres-engine.ts'
import { sqliteEngine } from '../sqlite/sqlite-engine.ts'
import { type StorePlace, silent } from './engines.ts'

/** For tests: runs `work` on the tables of a store themselves. */
export async function onTables<Result>(
  { dataDir, databaseUrl }: StorePlace,
  work: Parameters<Access['read']>[0],
): Promise<Result> {
  const engine = databaseUrl ? postgresEngine(databaseUrl, silent) : sqliteEngine(dataDir)
  const access = createAccess(engine, silent)
  try {
    return (await access.read(work)) as Result
  } finally {
    await access.close()
  }
}
