import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { writeClientPackages } from '../../../scripts/generate/client-packages.ts'
import { freePort } from '../../../server/testing/free-port.ts'
import { removeFolder } from '../../../server/testing/remove-folder.ts'
import { sandboxSite } from './sandbox-site.ts'

const source = resolve(import.meta.dirname, '../../../docs/examples/sandbox')
const exampleOrigin = 'https://www.firstangle.example'

/** A sandbox that programs can ask, in real time, and that offers the client packages as the website does. */
interface RunningSandbox {
  readonly origin: string
  /** Has the examples of the documentation, asking this sandbox. */
  readonly folder: string
  close(): void
}

export async function runSandbox(): Promise<RunningSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'))
  const packages = writeClientPackages(downloads).map(({ file }) => file)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = sandboxSite(origin, () => new Date())
  const server = serve({
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      const file = packages.find((name) => pathname === `/downloads/${name}`)
      return file ? new Response(readFileSync(join(downloads, file))) : site.app.fetch(request)
    },
    port,
    hostname: '127.0.0.1',
    // Other tests run in the same process.
    overrideGlobalObjects: false,
  })
  cpSync(source, folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), text.replaceAll(exampleOrigin, origin))
  }
  return {
    origin,
    folder,
    close() {
      server.close()
      site.close()
      removeFolder(folder)
      removeFolder(downloads)
    },
  }
}
