import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const assets = 'dist/client/assets'

/** Copies of pages as a naive server would send them: kept in memory, compressed once. */
interface StaticCopies {
  readonly origin: string
  stop(): void
}

/**
 * Serves a naive copy of each page of a site: no scripts, no web fonts, the whole style sheet in the page, no deferred
 * layout. All other files come from the site itself.
 *
 * @param site origin of the running site
 */
export async function serveStaticCopies(site: string): Promise<StaticCopies> {
  const kept = new Map<string, Promise<{ type: string; body: Buffer }>>()
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/'
    const copy = kept.get(address) ?? copyOf(site + address)
    kept.set(address, copy)
    const { type, body } = await copy
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function copyOf(url: string): Promise<{ type: string; body: Buffer }> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? 'text/html'
  const body = Buffer.from(await answer.arrayBuffer())
  const isPage = type.startsWith('text/html')
  return { type, body: brotliCompressSync(isPage ? naiveCopy(body.toString()) : body) }
}

function naiveCopy(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style\b[^>]*>.*?<\/style>/gs, '')
    .replace(
      '</head>',
      () => `<style>${wholeSheet()} *{content-visibility:visible!important}</style></head>`,
    )
}

function wholeSheet(): string {
  const name = readdirSync(assets).find((each) => /^site-[\w-]+\.css$/.test(each)) ?? ''
  return readFileSync(join(assets, name), 'utf8')
}
