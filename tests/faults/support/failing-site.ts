/**
 * A program: the site behind a renderer that throws for some paths. The built server renders all others, so that everything
 * around rendering is the real thing.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createSite } from '../../../server/create-site.ts'
import { readEnvironment } from '../../../server/environment.ts'
import { nodeListener } from '../../../server/http/node-listener.ts'
import { builtFiles } from '../../../server/rendering/page-files.ts'

const directory = fileURLToPath(new URL('../../../dist', import.meta.url))
const failing = (process.env.FAILING ?? '').split(',').filter((prefix) => prefix !== '')
const environment = readEnvironment(process.env)
/** Where the built server listens. */
const builtSite = process.env.BUILT_SITE ?? ''

async function render(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (failing.some((prefix) => pathname.startsWith(prefix))) {
    throw new Error(`Deliberate failure of ${pathname}`)
  }
  return fetch(builtSite + pathname + search, { headers: request.headers })
}

const site = await createSite(render, environment, { directory, files: builtFiles(directory) })
const server = createServer(nodeListener(site))
server.listen(environment.port, '127.0.0.1', () => {
  console.log(
    `Failing site is running at http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
})
process.on('SIGTERM', () => process.exit(0))
