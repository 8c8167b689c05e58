import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isBuildCurrent } from '../../scripts/setup/fingerprint.mjs'
import { newMessage } from '../faults/support/posts.ts'
import { blockWith, inText } from './support/documents.ts'
import { bootMachine, type Machine } from './support/machine.ts'

/*
 * What docs/OPERATING.md tells whoever runs the site to type on a machine with systemd is typed on one: a container that
 * boots systemd, with nothing on it but the programs of this machine. It reaches no other, and port 3000 is its own.
 */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const checkout = join(import.meta.dirname, '../..')
const operating = 'docs/OPERATING.md'
/** What stands between angle brackets is for the reader to fill in. */
const filled = (lines: string) => lines.replace('<this repository>', 'file:///repository')
const current = '/srv/website/current'
const host = "--header 'Host: www.customer.example'"

/**
 * npm that gives what the project has installed and built of the same sources: both take a minute, and image.test.ts does
 * them from nothing.
 */
const npm = `npm() {
  case "$*" in
    ci) mkdir node_modules && ln -s /checkout/node_modules/{.bin,*} node_modules ;;
    'run build') cp --archive /checkout/dist . && cp --archive /checkout/src/generated src ;;
    *) command npm "$@" ;;
  esac
}`

let machine: Machine

beforeAll(async () => {
  if (!isBuildCurrent(checkout)) throw new Error('This needs the build: run "npm run build" first')
  machine = await bootMachine(checkout)
})

afterAll(() => machine?.end())

test('the commands for the first time and for each release serve the site', async () => {
  await machine.read(filled(blockWith(operating, 'mkdir -p /srv/website/releases')))
  await machine.read('echo SITE_URL=https://www.customer.example > /etc/website.env')
  await machine.read(`${npm}\n${filled(blockWith(operating, 'git clone --depth 1'))}`)
  expect(await machine.read('systemctl is-active website.socket website')).toBe('active\nactive\n')
  expect(await machine.read('systemctl is-enabled website.socket website')).toBe(
    'enabled\nenabled\n',
  )
  const page = await machine.read(`curl --fail --silent ${host} http://127.0.0.1:3000/pricing`)
  expect(page).toContain('<link rel="canonical" href="https://www.customer.example/pricing"')
})

test('a release that cannot be built is not switched to, and the shell of the operator stays open', async () => {
  const before = await machine.read('readlink /srv/website/current')
  const block = filled(blockWith(operating, 'git clone --depth 1'))
  const typed = `npm() { return 1; }\n${block}\necho still here; readlink /srv/website/current`
  expect(await machine.read(typed)).toMatch(new RegExp(`still here\\n${before}$`))
})

test('systemd finds nothing to object to in the units, and calls the service well protected', async () => {
  expect(await machine.read('systemd-analyze verify website.service website.socket')).toBe('')
  await machine.read('systemd-analyze security --threshold=20 website.service')
  const { output } = await machine.type('systemctl show --property=MainPID --value website')
  const owner = await machine.read(`stat --format=%u /proc/${output.trim()}`)
  expect(Number(owner)).toBeGreaterThan(0)
})

test('requests are kept where the unit says, and the commands that look after it and them work', async () => {
  const body = JSON.stringify(newMessage())
  const json = `--header 'Content-Type: application/json' --data '${body}'`
  const url = 'http://127.0.0.1:3000/api/messages'
  await machine.read(`curl --fail --silent ${host} ${json} ${url}`)
  await machine.read('test -s /var/lib/website/requests.db')
  expect(await machine.read(blockWith(operating, 'http://127.0.0.1:9464/metrics'))).toContain(
    'firstangle_store_up 1',
  )
})

/** What cron runs of a line in the documents. */
const ofCron = (line: string): string =>
  /^(?:\S+ ){5}(.+)$/m.exec(blockWith(operating, line))?.[1] ?? ''

test('the backup of the line for cron is restored for the user of the service', async () => {
  await machine.read('mkdir /backup && ln -s /var/lib/website data', '/root')
  expect(await machine.read(ofCron('47 3 * * *'))).toContain('/backup/requests.db')
  for (const command of [
    'systemctl stop website.socket website',
    'systemctl start website.socket website',
  ]) {
    expect(inText(operating, command)).toBe(true)
  }
  await machine.read('systemctl stop website.socket website && rm /var/lib/website/requests.db')
  await machine.read(blockWith(operating, 'rm -f data/requests'), '/root')
  await machine.read('systemctl start website.socket website')
  const list = 'DATA_DIR=/var/lib/website npm run --silent inbox -- list'
  expect(await machine.read(list, current)).toContain('@customer.example')
  const health = await machine.read(`curl --fail --silent ${host} http://127.0.0.1:3000/healthz`)
  expect(health).not.toBe('')
})

test('the line for cron deletes what is too old, and nothing else', async () => {
  const command = ofCron('17 4 * * *')
  expect(command).toContain('purge --yes')
  await machine.read(command)
  const list = 'DATA_DIR=/var/lib/website npm run --silent inbox -- list'
  expect(await machine.read(list, current)).toContain('@customer.example')
})

test('files of a build are given to other machines', async () => {
  // In the place of ssh: every machine is this one.
  await machine.read(
    'mkdir -p /root/bin && printf "#!/bin/sh\\nshift\\nexec \\"\\$@\\"\\n" > /root/bin/local',
  )
  const lines = `chmod +x /root/bin/local; export RSYNC_RSH=/root/bin/local\n${blockWith(operating, 'rsync')}`
  await machine.read(lines, current)
  const names = (path: string) => machine.read(`ls ${path}`, current)
  const given = (await names('/var/lib/website/assets/files/')).split('\n')
  const own = (await names('dist/client/assets')).trim().split('\n')
  expect(own.filter((name) => !given.includes(name))).toEqual([])
})

test('going back is one switch, and visitors who come meanwhile wait instead of being refused', async () => {
  // An older release, in the place of the one that the document names.
  await machine.read('cp --archive --link current/ releases/20261121-180000', '/srv/website')
  const visitors = machine.read(
    `for visit in $(seq 40); do curl --fail --silent --output /dev/null ${host} http://127.0.0.1:3000/; sleep 0.1; done`,
  )
  await machine.read(blockWith(operating, 'ln -sfn releases/'))
  await visitors
  const current = await machine.read('readlink /srv/website/current')
  expect(current).toBe('releases/20261121-180000\n')
  expect(await machine.read('systemctl is-active website')).toBe('active\n')
})

test('pictures of the brand are drawn again, as they are', async () => {
  for (const command of ['npx node scripts/icons.ts', 'npx node scripts/press-kit.ts']) {
    expect(inText(operating, command)).toBe(true)
    await machine.read(command, current)
  }
  expect(await machine.read('git status --porcelain', current)).toBe('')
})
