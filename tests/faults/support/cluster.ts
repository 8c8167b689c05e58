import { freePort } from '../../../server/testing/free-port.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { newDataDir, type SiteProcess, startSite } from './site-process.ts'

/** Two machines of one site behind nginx. */
export interface Cluster {
  /** nginx, as visitors reach it. */
  readonly origin: string
  readonly nginx: Nginx
  /** The processes behind it, each with a directory of its own. */
  readonly sites: readonly SiteProcess[]
  /** Starts that process again, on its port and directory, after it has ended. */
  startAgain(index: number): Promise<void>
  stop(): Promise<void>
}

/** Two processes on one PostgreSQL behind nginx as deploy/ has it. */
export async function startCluster(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<Cluster> {
  const places = [0, 1].map(() => ({ port: freePort(), dataDir: newDataDir() }))
  const ports = await Promise.all(places.map(({ port }) => port))
  const start = (index: number) =>
    startSite({
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      ...more,
      PORT: String(ports[index]),
      DATA_DIR: places[index]?.dataDir ?? '',
    })
  const sites = await Promise.all([start(0), start(1)])
  const nginx = await startNginx(ports)
  return {
    origin: nginx.origin,
    nginx,
    sites,
    async startAgain(index) {
      sites[index] = await start(index)
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
      await nginx.stop()
    },
  }
}
