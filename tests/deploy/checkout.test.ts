import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isBuildCurrent } from '../../scripts/setup/fingerprint.mjs'
import { blockWith, inText } from './support/documents.ts'
import { bootMachine, type Machine } from './support/machine.ts'

/*
 * What README and docs/EDITING.md tell owners and writers to type, in a clone of their own. What the project has installed
 * and built is put there first: the commands find it and go on, as they do the second time.
 */

vi.setConfig({ testTimeout: 900_000, hookTimeout: 180_000 })

const checkout = join(import.meta.dirname, '../..')
const clone = '/root/website'
const identity =
  'export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com'

let machine: Machine

beforeAll(async () => {
  if (!isBuildCurrent(checkout)) throw new Error('This needs the build: run "npm run build" first')
  machine = await bootMachine(checkout)
})

afterAll(() => machine?.end())

/** Types a command that goes on until it is stopped, then these lines, and stops it. */
function beside(command: string, lines: string): Promise<string> {
  const started = `set -m; ${command} > /tmp/log 2>&1 & trap 'kill -- -$!; wait' EXIT`
  return machine.read(`${started}\n${lines}`, clone)
}

// On a machine that does much other work, a server that compiles all content first takes minutes to listen.
const ask = 'curl --fail --silent --show-error --retry 400 --retry-connrefused --retry-delay 1'

test('the README puts the site on a machine', async () => {
  const [cloning = '', starting = ''] = blockWith('README.md', 'git clone').trim().split('\n')
  await machine.read(cloning.replace('<this repository>', 'file:///repository'))
  await machine.read(
    `cp --archive /checkout/dist . && cp --archive /checkout/src/generated src
    mkdir node_modules && ln -s /checkout/node_modules/{.[a-z]*,*} node_modules
    # The packages of the clone itself.
    rm node_modules/@firstangle && cp --archive /checkout/node_modules/@firstangle node_modules`,
    clone,
  )
  // Without it everything is compiled again.
  await machine.read('mkdir .cache && cp /checkout/.cache/compiled.db .cache/ || true', clone)
  const page = await beside(starting, `${ask} http://127.0.0.1:3000/version.json`)
  expect(page).toContain('"buildId"')
})

test('whoever changes words sees them the moment they are saved, and brings them live', async () => {
  expect(blockWith('docs/EDITING.md', 'npm run dev')).toBe('npm ci\nnpm run dev\n')
  const pages = await beside(
    'npm run dev',
    `${ask} 'http://127.0.0.1:3000/careers?lang=de'
    sed -i 's/^  intro: .*/  intro: We hire now./' content/pages/careers.en.yaml
    for second in $(seq 60); do
      ${ask} http://127.0.0.1:3000/careers | grep 'We hire now.' && break
      sleep 1
    done`,
  )
  expect(pages).toContain('<html lang="de"')
  expect(pages).toContain('We hire now.')
  await machine.read(`${identity}\n${blockWith('docs/EDITING.md', 'git push')}`, clone)
  const pushed = await machine.read('git log -1 --format=%s', '/repository')
  expect(pushed).toBe('Say when we hire\n')
  expect(inText('docs/EDITING.md', 'git checkout content')).toBe(true)
  await machine.read('rm -r content/blog && git checkout content && ls content/blog', clone)
})

test('whoever draws a figure looks at it without a build', async () => {
  const command = 'node scripts/preview-figure.ts <name> de /tmp/x.png'
  const path = 'export PATH=$PWD/node_modules/.bin:$PATH'
  for (const typed of [command, path]) expect(inText('docs/EDITING.md', typed)).toBe(true)
  const [name = ''] = readdirSync(join(checkout, 'content/figures'))
  await machine.read(`${path}\n${command.replace('<name>', name.replace(/\..*/, ''))}`, clone)
  expect(await machine.read('head -c 8 /tmp/x.png | tail -c 7')).toMatch(/^PNG/)
})

test('images are pinned to what a registry answers, again and again', async () => {
  const digest = (character: string) => `sha256:${character.repeat(64)}`
  const pin = (character: string) =>
    `docker() { echo '"${digest(character)}"'; }\n${blockWith('docs/OPERATING.md', 'docker buildx')}`
  await machine.read(pin('a'), clone)
  await machine.read(pin('b'), clone)
  const lines = await machine.read(
    "grep -hE '^FROM|image:' deploy/Dockerfile deploy/compose.yaml",
    clone,
  )
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    `FROM node:24-slim@${digest('b')} AS build`,
    `FROM node:24-slim@${digest('b')}`,
    `image: postgres:18@${digest('b')}`,
  ])
})
