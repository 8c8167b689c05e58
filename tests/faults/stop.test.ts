import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newAddress, newMessage } from './support/posts.ts'
import { newDataDir, startSite } from './support/site-process.ts'

const halves = 20

/** A post of which the second half of the body is still missing. */
function halfPost(port: number) {
  const body = JSON.stringify(newMessage())
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  socket.on('error', () => {})
  const head = ['POST /api/messages HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const more = [`X-Forwarded-For: ${newAddress()}`, `Content-Length: ${Buffer.byteLength(body)}`]
  const bytes = Buffer.from(body)
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, 20))
  return { finish: () => socket.write(bytes.subarray(20)), closed }
}

test('posts that are half sent when the server is told to stop are stored and answered', async () => {
  const dataDir = newDataDir()
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  const port = Number(new URL(site.origin).port)
  const posts = Array.from({ length: halves }, () => halfPost(port))
  // All heads have arrived when this answer has.
  await new Promise((resolve) => setTimeout(resolve, 200))
  await fetch(`${site.origin}/healthz`)
  const stopped = site.stop()
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (const { finish } of posts) finish()
  const answers = await Promise.all(posts.map(({ closed }) => closed))
  expect(answers.map((text) => text.slice(0, 12))).toEqual(Array(halves).fill('HTTP/1.1 201'))
  expect(await stopped).toBe(0)
  const database = new DatabaseSync(join(dataDir, 'requests.db'))
  const { count } = database.prepare('SELECT count(*) AS count FROM requests').get() as {
    count: number
  }
  database.close()
  expect(count).toBe(halves)
})

test('the server can be stopped while nobody reads its log', async () => {
  const node = join(import.meta.dirname, '../../node_modules/.bin/node')
  const child = spawn(node, ['scripts/serve.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: newDataDir(), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  const [line] = await once(child.stdout, 'data')
  child.stdout.pause()
  const [origin] = /http:\/\/\S+/.exec(String(line)) ?? []
  // Several times what a pipe holds, at 150 bytes a line.
  for (let count = 0; count < 3000; count += 1) await (await fetch(`${origin}/healthz`)).text()
  child.kill('SIGTERM')
  // Whoever supervises it kills after ten seconds.
  const tooLate = new Promise((resolve) => setTimeout(resolve, 10_000, 'killed'))
  expect(await Promise.race([ended, tooLate])).toBe(0)
  child.kill('SIGKILL')
})
