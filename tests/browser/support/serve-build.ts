import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../../server/testing/remove-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** Serves `dist/` on a free port for all browser tests; gives the function that ends it. */
export async function serveBuild(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'firstangle-browser-'))
  const DATA_DIR = join(folder, 'data')
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR, LOG_LEVEL: 'warn' }
  const server = spawn('node', ['scripts/serve.mjs'], { cwd: root, env })
  process.env.TEST_ORIGIN = await originOf(server)
  // What one worker has read of the site, for the others (documents.ts).
  process.env.TEST_DOCUMENTS = join(folder, 'documents')
  mkdirSync(process.env.TEST_DOCUMENTS)
  return async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    removeFolder(folder)
  }
}

/** Waits for the line that says where the site is; warnings and errors of the server are shown. */
function originOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const [, origin] = /is running at (http:\/\/\S+)\n/.exec(output) ?? []
      if (origin) resolve(origin)
      else if (/"level":[456]0/.test(String(chunk))) process.stderr.write(chunk)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}

// Playwright calls the default export.
export default serveBuild
