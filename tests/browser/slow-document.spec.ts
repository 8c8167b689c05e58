import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test as base, expect } from './support/test.ts'
import { hydrated } from './support/visit.ts'

/** The site behind a line that sends the first half of each page at once and the rest a second later. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const line = createServer(async ({ url = '/' }, answer) => {
      const from = await fetch(new URL(url, baseURL), { headers: { accept: '*/*' } })
      const type = from.headers.get('content-type') ?? ''
      const body = Buffer.from(await from.arrayBuffer())
      const policy = from.headers.get('content-security-policy') ?? ''
      answer.writeHead(from.status, { 'content-type': type, 'content-security-policy': policy })
      const half = type.startsWith('text/html') ? body.length / 2 : body.length
      answer.write(body.subarray(0, half))
      if (half < body.length) await pause(1000)
      answer.end(body.subarray(half))
    })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(line.address() as AddressInfo).port}`)
    line.close()
    line.closeAllConnections()
  },
})

test('a page that is painted before all of it has come waits for the rest, then works', {
  tag: '@once',
}, async ({ page }) => {
  // The second time its scripts are at hand sooner than its end.
  for (const path of ['/security', '/pricing']) {
    await page.goto(path)
    await hydrated(page.getByRole('banner'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
