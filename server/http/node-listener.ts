import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { inTurns } from './in-turns.ts'
import { securityHeaders } from './security-headers.ts'

/** Refusals of the connection itself happen before the app, so they bring their own headers. */
const security = securityHeaders()
const refusalHead = [
  'Content-Type',
  'text/plain; charset=utf-8',
  'Cache-Control',
  'no-store',
  'Content-Security-Policy',
  security.policy(),
  ...security.fixed.flat(),
]

/** The site answers 2,000 connections at once. Far above that, waiting requests would exhaust the memory. */
const mostWaiting = 4_000
const overloadHead = [...refusalHead, 'Retry-After', '5']

/**
 * Browsers and proxies send a request when they have the answer to the one before. A client that sends hundreds ahead
 * (RFC 9112 9.3.2) would have them all begun in one turn of the loop, and their answers held in memory.
 */
const mostAhead = 16

/**
 * Of all connections together, requests behind an unsent answer of the same connection: a client that reads nothing has each
 * of them held in memory, with some 8 kB, a thousand from one packet.
 */
const mostUnsent = 4_000

/** The last answer of each connection: {@link refuseConnection} needs it to tell which request has failed. */
const latest = new WeakMap<Socket, ServerResponse>()

/**
 * Connects the app to node:http. What the app keeps is written straight to the socket; everything else goes through
 * the fetch interface, unless more than `limit` requests wait there already, or some of the same connection: then it is 503,
 * except for the health check.
 */
export function nodeListener(app: Pick<App, 'fetch' | 'tryHit' | 'record'>, limit = mostWaiting) {
  let waiting = 0
  /** Of each connection, requests that wait. */
  const ahead = new WeakMap<Socket, number>()
  const isCut = cutFloods(mostUnsent)
  const inTurn = inTurns()
  const viaFetch = getRequestListener(
    (request, env) => app.fetch(request, (env.incoming as IncomingMessage).socket.remoteAddress),
    {
      // Nothing else in the process should meet the adapter's own Request and Response.
      overrideGlobalObjects: false,
      hostname: 'localhost',
      errorHandler: () =>
        new Response('Bad Request\n', { status: 400, headers: headerPairs(refusalHead) }),
    },
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now()
    if (isCut(request.socket, response)) return
    latest.set(request.socket, response)
    const refusal = normaliseTarget(request) ? framingFault(request) : 400
    if (refusal) {
      refuse(response, refusal)
      return
    }
    const { method = 'GET', url = '/' } = request
    if (url === '*') {
      response.writeHead(204, [...refusalHead, 'Allow', 'GET, HEAD, OPTIONS, POST']).end()
      app.record({ method, url, status: 204, startedAt })
      return
    }
    const hit = app.tryHit(method, url, request.headers)
    if (!hit) {
      const { socket } = request
      const isCrowded = waiting >= limit || (ahead.get(socket) ?? 0) >= mostAhead
      if (isCrowded && url !== '/healthz') {
        response.writeHead(503, overloadHead).end('Too many requests at once\n')
        app.record({ method, url, status: 503, startedAt })
        return
      }
      const count = (by: number) => {
        waiting += by
        ahead.set(socket, (ahead.get(socket) ?? 0) + by)
      }
      count(1)
      response.once('close', () => count(-1))
      const begin = () => {
        // A client that has left meanwhile costs nothing.
        if (!response.destroyed) viaFetch(request, response)
      }
      if (url === '/healthz') begin()
      else inTurn(begin)
      return
    }
    response.writeHead(hit.status, hit.head as string[])
    response.end(hit.body)
    app.record({ method, url, status: hit.status, startedAt, bytes: hit.body?.byteLength })
  }
}

/** Ends a connection that sends ahead while too many requests wait behind answers that the client does not read. */
function cutFloods(most: number): (socket: Socket, response: ServerResponse) => boolean {
  let unsent = 0
  return (socket, response) => {
    // An answer has a socket when it is the next to be sent.
    if (response.socket !== null) return false
    if (unsent >= most) socket.destroy()
    // What else has come with the same packet is of no interest any more.
    if (socket.destroyed) return true
    unsent += 1
    response.once('close', () => {
      unsent -= 1
    })
    return false
  }
}

/**
 * Brings the request target into origin form. An absolute target replaces the Host header (RFC 9112 3.2.2), `*` asks
 * about the whole server. False for what must be refused: no host, two, or one that cannot be (RFC 9112 3.2; HTTP/1.0 may
 * lack it), or a target of another shape.
 */
function normaliseTarget(request: IncomingMessage): boolean {
  const hosts = countHosts(request.rawHeaders)
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) return false
  if (!isHost(request.headers.host)) return false
  const target = request.url ?? ''
  if (target.startsWith('/')) return true
  if (target === '*') return request.method === 'OPTIONS'
  if (!absoluteTarget.test(target) || !URL.canParse(target)) return false
  const { host, pathname, search } = new URL(target)
  request.headers.host = host
  request.url = pathname + search
  return true
}

/** An address with a host, which must be there, and no user, who might make it look like another (RFC 9110 4.2.1, 4.2.4). */
const absoluteTarget = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i

/** A name, an IPv4 or an IPv6 address, with or without a port (RFC 3986 3.2.2); empty where a target has no authority. */
const hostPattern = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i

/** The last host that was accepted: nearly every request names the same. */
let lastHost: string | undefined

/** Also one that makes an address: `fr.127.0.0.1` is neither a name nor a number, and nothing behind could read the address. */
function isHost(host: string | undefined): boolean {
  if (host === lastHost) return true
  if (host && !(hostPattern.test(host) && URL.canParse(`http://${host}/`))) return false
  lastHost = host
  return true
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/**
 * What is wrong with the framing of a body (RFC 9112 6.1). Versions but HTTP/1.1 have no transfer codings: a proxy of
 * theirs sees the message end elsewhere. And Node takes `gzip, chunked` for chunked and would hand on bytes that are
 * still compressed.
 */
function framingFault({ headers, httpVersion }: IncomingMessage): 400 | 501 | undefined {
  const coding = headers['transfer-encoding']
  if (coding === undefined) return undefined
  if (httpVersion !== '1.1') return 400
  return coding.trim().toLowerCase() === 'chunked' ? undefined : 501
}

function refuse(response: ServerResponse, status: 400 | 501): void {
  response.writeHead(status, [...refusalHead, 'Connection', 'close'])
  response.end(`${STATUS_CODES[status]}\n`)
}

/** The only expectation that this server meets is `100-continue` (RFC 9110 10.1.1). */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, [...refusalHead, 'Connection', 'close'])
  response.end('Expectation Failed\n')
}

const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Answers what the HTTP parser refuses (framing conflicts, slow or oversized headers), then closes. A process that was held
 * up finds clients slow whose message it has not read yet: they are judged once this turn of the loop has read it.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') {
    refuseNow(error, socket)
    return
  }
  const before = latest.get(socket)?.req
  const wasComplete = before?.complete
  setImmediate(() => {
    const now = latest.get(socket)?.req
    const isThere = now?.complete && (now !== before || !wasComplete)
    if (!isThere) refuseNow(error, socket)
  })
}

function refuseNow({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || hasAnswered(socket)) {
    socket.destroy()
    return
  }
  const lines = headerPairs(refusalHead).map(([name, value]) => `${name}: ${value}`)
  const status = refusals[code] ?? '400 Bad Request'
  const head = [`HTTP/1.1 ${status}`, ...lines, 'Connection: close', 'Content-Length: 0']
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}

/**
 * Whether an answer to the faulty message has been sent or is being sent: a second answer would be taken for that of
 * the next message. A message that has arrived whole is not faulty, but while its answer is being sent nothing else may
 * be written.
 */
function hasAnswered(socket: Socket): boolean {
  const last = latest.get(socket)
  if (!last?.headersSent) return false
  return !last.req.complete || !last.writableFinished
}

function headerPairs(flat: readonly string[]): [string, string][] {
  const names = flat.filter((_, at) => at % 2 === 0)
  return names.map((name, at) => [name, flat[at * 2 + 1] ?? ''])
}
