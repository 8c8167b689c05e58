import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { nginxDirectory, writeNginx } from '../../../server/testing/deployed-nginx.ts'
import { freePort } from '../../../server/testing/free-port.ts'

/** nginx with deploy/nginx.conf. */
export interface Nginx {
  /** Where it ends TLS. */
  readonly origin: string
  /** Its access log so far. */
  accessLog(): string
  stop(): Promise<void>
}

/** Starts nginx in front of the processes on these ports. */
export async function startNginx(processes: readonly number[]): Promise<Nginx> {
  const directory = nginxDirectory()
  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  const [program = '', ...args] = writeNginx({ directory, plainPort, tlsPort, processes })
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  // The port without TLS answers by itself, whatever is behind.
  const ask = () => fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' })
  await vi.waitFor(ask, 10_000).catch(async (error) => {
    await end(child)
    throw new Error(`nginx is not up: ${error}\n${said}`)
  })
  return {
    origin: `https://127.0.0.1:${tlsPort}`,
    accessLog: () => readFileSync(join(directory, 'access.log'), 'utf8'),
    async stop() {
      await end(child)
      rmSync(directory, { recursive: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
