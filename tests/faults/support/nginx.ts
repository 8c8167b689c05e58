import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { nginxDirectory, writeConf, writeNginx } from '../../../server/testing/deployed-nginx.ts'
import { freePort } from '../../../server/testing/free-port.ts'
import { removeFolder } from '../../../server/testing/remove-folder.ts'

/** nginx with deploy/nginx.conf. */
export interface Nginx {
  /** Where it ends TLS. */
  readonly origin: string
  /** Where it leads on to TLS. */
  readonly plainOrigin: string
  /** Its access log so far. */
  accessLog(): string
  stop(): Promise<void>
}

/** Starts nginx in front of the processes on these ports; `change` is for what a test cannot have otherwise. */
export async function startNginx(
  processes: readonly number[],
  change?: (conf: string) => string,
): Promise<Nginx> {
  const directory = nginxDirectory()
  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  const command = writeNginx({ directory, plainPort, tlsPort, processes }, change)
  // The port without TLS answers by itself, whatever is behind.
  const plainOrigin = `http://127.0.0.1:${plainPort}`
  const stop = await run(command, plainOrigin)
  return {
    origin: `https://127.0.0.1:${tlsPort}`,
    plainOrigin,
    accessLog: () => readFileSync(join(directory, 'access.log'), 'utf8'),
    async stop() {
      await stop()
      removeFolder(directory)
    },
  }
}

/** A cache in front of a site that keeps what `CDN-Cache-Control` says (RFC 9213); `x-cache` tells what it did. */
export async function startCache(origin: string): Promise<Pick<Nginx, 'origin' | 'stop'>> {
  const directory = nginxDirectory()
  const port = await freePort()
  const conf = `
    proxy_cache_path ${directory}/cache keys_zone=cdn:1m;
    map $upstream_http_cdn_cache_control $is_unkept { "" 1; default 0; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass ${origin};
        proxy_http_version 1.1;
        proxy_cache cdn;
        proxy_cache_key $request_uri;
        proxy_ignore_headers Cache-Control;
        proxy_cache_valid 200 60s;
        proxy_no_cache $is_unkept;
        add_header X-Cache $upstream_cache_status always;
      }
    }`
  const here = `http://127.0.0.1:${port}`
  const stop = await run(writeConf(directory, conf), `${here}/healthz`)
  return {
    origin: here,
    async stop() {
      await stop()
      removeFolder(directory)
    },
  }
}

/** Runs nginx until it answers there; gives what ends it. */
async function run([program = '', ...args]: string[], url: string): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  await vi
    .waitFor(() => fetch(url, { redirect: 'manual' }), 10_000)
    .catch(async (error) => {
      await end(child)
      throw new Error(`nginx is not up: ${error}\n${said}`)
    })
  return () => end(child)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
