import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the connection string of a new database. */
    postgresLauncher: string
  }
}

/**
 * Vitest's global setup: one PostgreSQL server for the whole run, started when the first test asks for a database (see
 * postgres.ts) and ended with the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined
  const launcher = createServer(async (_request, response) => {
    try {
      starting ??= startPostgres().then(endWithProcess)
      response.end(await (await starting).freshDatabase())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  launcher.listen(0, '127.0.0.1')
  await once(launcher, 'listening')
  const address = launcher.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.provide('postgresLauncher', `http://127.0.0.1:${port}`)
  return async () => {
    launcher.close()
    launcher.closeAllConnections()
    await (await starting?.catch(() => undefined))?.stop()
  }
}

/** A run that is broken off leaves no server behind. */
function endWithProcess(server: PostgresServer): PostgresServer {
  process.once('exit', server.stopAtOnce)
  return { ...server, stop: () => stopOnce(server) }
}

async function stopOnce(server: PostgresServer): Promise<void> {
  process.off('exit', server.stopAtOnce)
  await server.stop()
}
