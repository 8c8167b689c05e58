import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'
import { percentile } from './statistics.ts'
import { visitPages, visitQuietly, visitRows } from './visitors.ts'

const heads = 400
const bodies = 100
const seconds = 40
const limitSeconds = 30
const clients = 8

const head = 'GET / HTTP/1.1\r\nHost: x\r\n'
const body = `POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`

type Slow = { closedAfter: number | undefined; stop(): void }

/** Connections that never finish, held open as long as the server lets them, beside visitors who do. */
export async function measureSlowClients(site: Running): Promise<Row[]> {
  const port = Number(new URL(site.origin).port)
  const quiet = await visitQuietly(site.origin, clients, 5)
  const slowHeads = Array.from({ length: heads }, (_, at) => dribble(port, head, `X-${at}: 1\r\n`))
  const slowBodies = Array.from({ length: bodies }, () => dribble(port, body, ' '))
  const end = performance.now() + seconds * 1000
  const visiting = visitPages(site.origin, {
    clients,
    pauseMs: 10,
    isOver: () => performance.now() >= end,
  })
  const visits = await visiting
  await wait(500)
  for (const { stop } of [...slowHeads, ...slowBodies]) stop()
  return [
    ...visitRows(quiet, visits, 1000),
    closedRow('dribbling heads', slowHeads),
    closedRow('dribbling bodies', slowBodies),
  ]
}

/** A request whose rest comes in little pieces, one each second, and never ends. */
function dribble(port: number, start: string, piece: string): Slow {
  const openedAt = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(start))
  const timer = setInterval(() => socket.write(piece), 1000)
  const slow: Slow = {
    closedAfter: undefined,
    stop() {
      clearInterval(timer)
      socket.destroy()
    },
  }
  socket.on('error', () => {})
  socket.resume().on('close', () => {
    clearInterval(timer)
    slow.closedAfter = (performance.now() - openedAt) / 1000
  })
  return slow
}

function closedRow(what: string, all: readonly Slow[]): Row {
  const times = all.flatMap(({ closedAfter }) => closedAfter ?? [])
  const inTime = times.filter((time) => time <= limitSeconds).length
  return {
    what: `${what} closed in ${limitSeconds} s, %`,
    measured: (inTime / all.length) * 100,
    unit: 'count',
    goal: { atLeast: 98 },
    note: `after ${percentile(times, 50).toFixed(1)} s, at most ${Math.max(...times).toFixed(1)} s`,
  }
}
