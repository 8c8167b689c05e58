import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { newMessage } from '../faults/support/posts.ts'
import { newVolumes, type Service, startService } from './support/compose.ts'
import { type Running, run, runBeside } from './support/container.ts'
import { buildImage, type Image } from './support/image.ts'

/*
 * There is no Docker here. The steps of the Dockerfile are taken all the same, in containers of systemd-nspawn whose base
 * is this machine, and what they leave is run as the compose file says, on the port that it says.
 */

// An installation and a build.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 900_000 })

const root = join(import.meta.dirname, '../..')
const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')) as {
  services: { website: Service }
}
/** Requests are kept in /data, since the database of the compose file is another image. */
const values = { SITE_URL: 'https://www.customer.example', POSTGRES_PASSWORD: 'none' }
const service: Service = {
  ...services.website,
  environment: { ...services.website.environment, DATABASE_URL: '' },
}

let image: Image
let volumes: Record<string, string>

beforeAll(async () => {
  image = await buildImage(join(root, 'deploy/Dockerfile'), root)
  volumes = newVolumes(service, image)
})

afterAll(async () => {
  await image?.remove()
  for (const place of Object.values(volumes ?? {})) removeFolder(dirname(place))
})

test('the image serves without what builds it, and its user can write to nothing but the data', async () => {
  const isThere = (path: string) => existsSync(join(image.root, image.cwd, path))
  expect(['dist/server/main.js', 'node_modules/pg'].filter(isThere)).toHaveLength(2)
  const absent = ['node_modules/vite', 'node_modules/typescript', 'node_modules/node', '.git']
  expect(absent.filter(isThere)).toEqual([])
  const apart = ['/proc', '/dev', '/run', '/tmp', '/home/node'].map((path) => `! -path '${path}*'`)
  const find = `find / -xdev -writable ! -type l ${apart.join(' ')} 2>/dev/null`
  const { output } = await run(image.root, ['/bin/sh', '-c', find], { user: image.user })
  expect(output.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/data'])
})

test('it runs as the compose file says, is healthy, stores what is posted, and ends with 0', async () => {
  const first = startService(image, service, values, volumes)
  try {
    await isHealthy(first)
    const page = await curl(first, '/pricing')
    expect(page).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(page).toContain('<link rel="canonical" href="https://www.customer.example/pricing"')
    const { email, ...message } = newMessage()
    const posted = await curl(first, '/api/messages', { ...message, email })
    expect(posted).toMatch(/^HTTP\/1\.1 201 Created/)
    expect(await inbox(first, 'list')).toContain(email)
    expect(await metrics(first)).toContain('firstangle_store_up 1')
  } finally {
    first.child.kill('SIGTERM')
  }
  expect(await first.ended).toMatchObject({ code: 0 })

  // The next version of the image finds what the volume holds.
  const second = startService(image, service, values, volumes)
  try {
    await isHealthy(second)
    expect(await inbox(second, 'list')).toContain('@customer.example')
  } finally {
    second.child.kill('SIGTERM')
  }
  expect(await second.ended).toMatchObject({ code: 0 })
})

async function isHealthy(container: Running): Promise<void> {
  await expect
    .poll(async () => (await runBeside(container, image.healthCheck)).code, {
      timeout: 60_000,
      message: container.output(),
    })
    .toBe(0)
}

/** The whole answer of the site, asked from within its network. */
async function curl(container: Running, path: string, body?: object): Promise<string> {
  const host = ['--header', 'Host: www.customer.example']
  const json = ['--header', 'Content-Type: application/json', '--data', JSON.stringify(body)]
  const flags = ['--silent', '--show-error', '--include', ...host, ...(body ? json : [])]
  return (await runBeside(container, ['curl', ...flags, `http://127.0.0.1:3000${path}`])).output
}

async function metrics(container: Running): Promise<string> {
  const { output } = await runBeside(container, ['curl', '-sS', 'http://127.0.0.1:9464/metrics'])
  return output
}

/** `docker exec <container> npm run --silent inbox -- list` */
async function inbox(container: Running, command: string): Promise<string> {
  const words = ['npm', 'run', '--silent', 'inbox', '--', command]
  const { code, output } = await runBeside(container, words, { cwd: image.cwd, env: image.env })
  expect([code, output]).toEqual([0, expect.any(String)])
  return output
}
