/**
 * A program: the production build behind a renderer that throws for some paths. The built site itself answers as the
 * renderer of all others, so that everything around rendering is the real thing.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createSite } from '../../../server/create-site.ts'
import { readEnvironment } from '../../../server/environment.ts'
import { nodeListener } from '../../../server/http/node-listener.ts'
import type { CreateSite } from '../../../server/main.ts'

const directory = fileURLToPath(new URL('../../../dist', import.meta.url))
const failing = (process.env.FAILING ?? '').split(',').filter((prefix) => prefix !== '')
const environment = readEnvironment(process.env)

const entry = new URL('../../../dist/server/server.js', import.meta.url).href
const built = await ((await import(entry)) as { createSite: CreateSite }).createSite(
  environment,
  directory,
)

async function render(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (failing.some((prefix) => pathname.startsWith(prefix))) {
    throw new Error(`Deliberate failure of ${pathname}`)
  }
  return built.fetch(request)
}

const site = await createSite(render, environment, { directory, isDevelopment: false })
const server = createServer(nodeListener(site))
server.listen(environment.port, '127.0.0.1', () => {
  console.log(
    `Failing site is running at http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
})
process.on('SIGTERM', () => process.exit(0))
