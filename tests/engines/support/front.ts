import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { watchPage } from './watch.ts'

/** How a test answers instead of the site. `undefined` breaks the connection. */
export type Answer = { status?: number; type?: string; body: string } | undefined

export interface FrontOptions {
  /** Hosts that the browser itself asks, whatever it is told. */
  asksByItself?: RegExp
}

const watchPath = '/watch-this-page.js'
const watchScript = `(${watchPage})()`

/**
 * Stands between browser and site, which is the same in every engine: it notes what is asked for, answers in the site's
 * place where a check wants that, has pages report their problems by a script that they begin with, and is the proxy
 * for all other origins, whose requests it notes and refuses.
 */
export class Front {
  /** The site behind; set before the first request. */
  site = ''
  /** Each request with the status of its answer: `GET /careers 200`. */
  asked: string[] = []
  problems: string[] = []
  readonly #asksByItself: RegExp
  readonly #answers = new Map<RegExp, Answer>()
  readonly #server = createServer((incoming, outgoing) => this.#serve(incoming, outgoing))

  constructor({ asksByItself = /^$/ }: FrontOptions) {
    this.#asksByItself = asksByItself
    this.#server.on('connect', ({ url }, socket) => {
      this.#noteForeign(url)
      socket.destroy()
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Answers what matches in the site's place until the check is over. */
  answer(address: RegExp, answer: Answer): void {
    this.#answers.set(address, answer)
  }

  /** The site answers everything again. */
  reset(): void {
    this.#answers.clear()
    this.asked = []
    this.problems = []
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #noteForeign(url = ''): void {
    if (!this.#asksByItself.test(url)) this.problems.push(`request to another origin: ${url}`)
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '', method } = incoming
    if (!url.startsWith('/')) {
      this.#noteForeign(url)
      outgoing.writeHead(502).end()
    } else if (url === watchPath) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(watchScript)
    } else if (url === '/problems-of-this-page') {
      this.problems.push(await text(incoming))
      outgoing.writeHead(204).end()
    } else {
      outgoing.on('finish', () => this.asked.push(`${method} ${url} ${outgoing.statusCode}`))
      const found = [...this.#answers].find(([address]) => address.test(url))
      if (found) reply(outgoing, found[1])
      else this.#passOn(incoming, outgoing)
    }
  }

  #passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url, method, headers } = incoming
    const asking = request(`${this.site}${url}`, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    asking.on('error', () => outgoing.destroy())
    asking.on('response', async (answer) => {
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '')
      const { 'content-length': length, ...rest } = answer.headers
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      const html = await text(answer)
      outgoing.end(html.replace('<head>', `<head><script src="${watchPath}"></script>`))
    })
    incoming.pipe(asking)
  }
}

function reply(outgoing: ServerResponse, answer: Answer): void {
  if (!answer) {
    outgoing.destroy()
    return
  }
  const { status = 200, type = 'application/json', body } = answer
  outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
