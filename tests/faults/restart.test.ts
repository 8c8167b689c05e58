import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newDataDir } from './support/site-process.ts'

const repository = join(import.meta.dirname, '../..')

/** What systemd does for a unit with a socket: it holds the socket; each process of the service gets it as descriptor 3. */
const holder = `
serve() {
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec node_modules/.bin/node scripts/serve.mjs' &
  echo "started $!"
  wait $!
  echo "ended $?"
}
serve; serve`

interface Service {
  readonly origin: string
  readonly process: ChildProcess
  /** Everything written so far. */
  output(): string
  /** Process ids of what was started so far. */
  pids(): number[]
}

async function startService(): Promise<Service> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const child = spawn('sh', ['-c', holder], {
    cwd: repository,
    env: { PATH: process.env.PATH, DATA_DIR: newDataDir(), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit', descriptorOf(socket)],
  })
  socket.close()
  let written = ''
  child.stdout?.on('data', (chunk) => {
    written += chunk
  })
  const pids = () => [...written.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid))
  return { origin: `http://127.0.0.1:${port}`, process: child, output: () => written, pids }
}

/** Node keeps it to itself, and nothing else here can open a socket without accepting on it. */
function descriptorOf(server: Server): number {
  return (server as unknown as { _handle: { fd: number } })._handle.fd
}

/** Asks on a connection of its own; gives the status, or the code of the error. */
function ask(address: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get(address, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

test('with a socket of systemd, a restart refuses nobody', async () => {
  const service = await startService()
  const announced = () => service.output().split('is running at').length - 1
  try {
    const answers = new Map<number | string | undefined, number>()
    let isOver = false
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const answer = await ask(`${service.origin}/pricing`)
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
      }
    })
    await vi.waitFor(() => expect(announced()).toBe(1), 90_000)
    await vi.waitFor(() => expect(answers.get(200)).toBeGreaterThan(50), 90_000)
    process.kill(service.pids()[0] as number, 'SIGTERM')
    await vi.waitFor(() => expect(announced()).toBe(2), 90_000)
    const before = answers.get(200) ?? 0
    await vi.waitFor(() => expect(answers.get(200)).toBeGreaterThan(before + 50), 90_000)
    isOver = true
    await Promise.all(visitors)
    expect([...answers.keys()]).toEqual([200])
    expect(service.output()).toContain('ended 0')
  } finally {
    const ended = once(service.process, 'exit')
    for (const pid of service.pids().slice(-1)) process.kill(pid, 'SIGTERM')
    await ended
  }
})
