import { createServer, type Server } from 'node:http'
import type { App } from './app.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { stopGracefully } from './http/graceful-stop.ts'
import { nodeListener, refuseConnection, refuseExpectation } from './http/node-listener.ts'
import type { ProcessLog } from './log.ts'

/** The app with its real dependencies. */
export type Site = App & {
  readonly log: ProcessLog
  readonly brandName: string
  /** Work that can wait until the server listens, such as warming the page cache. */
  afterStart?(): Promise<void>
  /** Ends deliveries and closes the stores; called when no request is left. */
  close?(): Promise<void>
}

type OpenSite = (environment: Environment) => Site | Promise<Site>

/** Orchestrators kill after 10 s at the earliest; requests get eight, stores the rest. */
const drainMs = 8_000
const forcedExitMs = 9_000
const lastLinesMs = 500

/**
 * Clients that are too slow are cut off, since each holds a connection. Keep-alive outlives the 60 s that proxies commonly
 * reuse a connection for.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // The listener refuses a missing or second Host itself, with the headers every answer carries.
  requireHostHeader: false,
}

/** sd_listen_fds(3). */
const firstPassedDescriptor = 3

/** A client that neither sends nor reads for this long is gone. */
const silentSocketMs = 120_000

async function start(openSite: OpenSite): Promise<void> {
  const environment = readEnvironment(process.env)
  const site = await openSite(environment)
  const server = createServer(limits, nodeListener(site))
  server.timeout = silentSocketMs
  server.on('clientError', refuseConnection)
  server.on('checkExpectation', refuseExpectation)
  server.on('error', (error: NodeJS.ErrnoException) => fail(listenProblem(error, environment)))
  stopOnSignals(server, site)
  server.listen({ ...placeOf(environment), backlog: 4096 }, () => {
    console.log(`${site.brandName} is running at ${addressOf(server, environment.host)}`)
    site.afterStart?.().catch((error) => site.log.error({ err: error }, 'work after start failed'))
  })
}

/**
 * A socket that systemd opened stays open while the service restarts: clients that connect meanwhile wait for the next
 * process instead of being refused.
 */
function placeOf({ socketOwner, port, host }: Environment) {
  return socketOwner === process.pid ? { fd: firstPassedDescriptor } : { port, host }
}

function stopOnSignals(server: Server, site: Site): void {
  let isStopping = false
  const stop = async (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    process.exitCode = exitCode
    const exit = async () => {
      await site.log.close(lastLinesMs)
      process.exit(exitCode)
    }
    setTimeout(exit, forcedExitMs).unref()
    await stopGracefully(server, drainMs)
    await closeStores(site)
    await exit()
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // After an uncaught error the process may be in any state: finish what runs, then exit for the supervisor to restart it.
  process.on('uncaughtException', (error) => {
    site.log.fatal({ err: error }, 'uncaught exception')
    stop(1)
  })
  // A forgotten rejection belongs to one task; taking the site down for it would hurt everyone else.
  process.on('unhandledRejection', (error) => {
    site.log.error({ err: error }, 'unhandled rejection')
  })
}

async function closeStores(site: Site): Promise<void> {
  try {
    await site.close?.()
  } catch (error) {
    site.log.error({ err: error }, 'closing failed')
  }
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Environment): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program or set PORT to another number.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights. Set PORT to a number above 1023.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : ''
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Ends the process with a line that says why. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Their messages say what to do; a stack trace would not help. */
const mistakesOfOperators = ['EnvironmentError', 'StoreUnusable', 'MetricsUnusable']

/** Serves the site as this process, until it is asked to stop; ends it with one line when it cannot start. */
export async function serveSite(openSite: OpenSite): Promise<void> {
  await start(openSite).catch((error: Error) => {
    fail(mistakesOfOperators.includes(error.name) ? error.message : `Cannot start: ${error.stack}`)
  })
}
