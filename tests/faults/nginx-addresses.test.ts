import { get, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { startNginx } from './support/nginx.ts'
import { visit } from './support/visitors.ts'

/* Hosts and addresses of visitors, as deploy/nginx.conf takes them; no process stands behind. */

async function nginxAlone(change?: (conf: string) => string) {
  const nginx = await startNginx([await freePort()], change)
  onTestFinished(() => nginx.stop())
  return nginx
}

function headersFor(origin: string, host: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(`${origin}/blog/x?a=1`, { headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.headers)
    }).once('error', reject)
  })
}

test('without TLS each host of the site is led on under its own name, any other to the main one', async () => {
  const { plainOrigin } = await nginxAlone()
  for (const host of ['www', 'de', 'fr', 'es'].map((name) => `${name}.your-domain.example`)) {
    const { location, server } = await headersFor(plainOrigin, host)
    expect([location, server]).toEqual([`https://${host}/blog/x?a=1`, 'nginx'])
  }
  for (const host of ['stranger.example', 'your-domain.example', '127.0.0.1']) {
    const main = 'https://www.your-domain.example/blog/x?a=1'
    const { location, server } = await headersFor(plainOrigin, host)
    // Nobody is told which version this is.
    expect([location, server]).toEqual([main, 'nginx'])
  }
})

test('addresses of one IPv6 network share what one visitor may ask for, and no other network does', async () => {
  // This machine has no IPv6 network: the address comes in a header.
  const named = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Address;'
  const { origin } = await nginxAlone((conf) => conf.replace('access_log ', `${named} access_log `))
  const statusFrom = async (address: string) =>
    (await visit(origin, '/', { headers: { 'X-Address': address } })).status
  const networks = ['2001:db8:1:2:', '2001:db8:9::']
  for (const network of networks) {
    const group = network.endsWith('::') ? network : `${network}a:b:c:`
    const addresses = Array.from({ length: 320 }, (_, at) => `${group}${(at + 1).toString(16)}`)
    const statuses = new Set(await Promise.all(addresses.map(statusFrom)))
    expect([network, ...[...statuses].toSorted()]).toEqual([network, 429, 502])
  }
  expect(await statusFrom('2001:db8:1:3::1')).toBe(502)
  expect(await statusFrom('192.0.2.1')).toBe(502)
})
