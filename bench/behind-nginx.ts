import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { nginxDirectory, writeNginx } from '../server/testing/deployed-nginx.ts'
import { freePort } from '../server/testing/free-port.ts'
import { addedHeaders } from './nginx-config.ts'
import { type Running, startOnFreePort } from './processes.ts'

interface Options {
  /** Before the command, such as what binds it to a core. */
  readonly before?: readonly string[]
  /** An answer that nginx also has as a file of its own, at {@link twinPath}. */
  readonly twin?: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }
}

export const twinPath = '/twin/page.html'

/** All visitors have one address here, so the limits of each address are taken out. */
const withoutLimits = (conf: string) =>
  conf.replace(/^ *limit_(?:req|conn) zone=.*;$|^ *limit_conn .*;$/gm, '')

/** deploy/nginx.conf in front of these processes. */
export async function behindNginx(
  sites: readonly Running[],
  { before = [], twin }: Options = {},
): Promise<Running> {
  const directory = nginxDirectory()
  const processes = sites.map(({ origin }) => Number(new URL(origin).port))
  const tlsPort = await freePort()
  const change = (conf: string) =>
    withoutLimits(twin ? conf.replace(/\}\s*$/, `${twinLocation(directory, twin)}}\n`) : conf)
  const nginx = await startOnFreePort((plainPort) => ({
    command: [...before, ...writeNginx({ directory, plainPort, tlsPort, processes }, change)],
  }))
  return {
    ...nginx,
    origin: `https://127.0.0.1:${tlsPort}`,
    async stop() {
      await nginx.stop()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The same bytes with the same headers, as a file. */
function twinLocation(directory: string, { headers, body }: NonNullable<Options['twin']>): string {
  mkdirSync(join(directory, 'twin'))
  writeFileSync(join(directory, twinPath), body)
  return `
    location /twin/ {
        root ${directory};
        default_type text/html;
        add_header Content-Encoding br;
        add_header Vary Accept-Encoding;
${addedHeaders(headers).join('\n')}
    }
`
}
