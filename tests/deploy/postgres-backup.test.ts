import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isBuildCurrent } from '../../scripts/setup/fingerprint.mjs'
import { newMessage } from '../faults/support/posts.ts'
import { blockWith, inText } from './support/documents.ts'
import { bootMachine, type Machine } from './support/machine.ts'

/* The commands of docs/OPERATING.md for PostgreSQL, with the server and the programs that Debian has. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const checkout = join(import.meta.dirname, '../..')
const operating = 'docs/OPERATING.md'
const settings = `cd /checkout
export DATA_DIR=/root/data DATABASE_URL=postgres://website@127.0.0.1/website LOG_LEVEL=silent`

let machine: Machine

beforeAll(async () => {
  if (!isBuildCurrent(checkout)) throw new Error('This needs the build: run "npm run build" first')
  machine = await bootMachine(checkout)
  await machine.read(`bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
    install --directory --owner=postgres /var/lib/database /backup
    cd /var/lib/database
    su postgres -c "$bin/initdb --auth=trust --encoding=UTF8 --locale=C --pgdata=data"
    su postgres -c "$bin/pg_ctl --wait --pgdata=data --options='-k /tmp' --log=log start"
    su postgres -c "createuser --host=127.0.0.1 website"
    su postgres -c "createdb --host=127.0.0.1 --owner=website website"`)
})

afterAll(() => machine?.end())

/** What the inbox lists. */
const listed = () => machine.read(`${settings}\nnpm run --silent inbox -- list`)

test('a dump is restored with everything that was there', async () => {
  const message = newMessage()
  const serve = 'node scripts/serve.mjs & trap "kill $!; wait" EXIT'
  const ask = 'curl --fail --silent --show-error --retry 60 --retry-connrefused --retry-delay 1'
  const json = `--header 'Content-Type: application/json' --data '${JSON.stringify(message)}'`
  await machine.read(
    `${settings}\n${serve}\n${ask} ${json} http://127.0.0.1:3000/api/messages > /dev/null`,
  )
  expect(await listed()).toContain(message.email)

  const [dump = '', restore = ''] = blockWith(operating, 'pg_dump').trim().split('\n')
  await machine.read(`${settings}\n${dump}`)
  await machine.read(`${settings}\nnpm run --silent inbox -- erase --email ${message.email} --yes`)
  expect(await listed()).not.toContain(message.email)
  await machine.read(`${settings}\n${restore}`)
  expect(await listed()).toContain(message.email)
})

test('what SQLite kept before PostgreSQL stays readable', async () => {
  const command = 'DATABASE_URL= npm run inbox'
  expect(inText(operating, command)).toBe(true)
  await machine.read(
    `${settings}
    node -e "require('node:fs').mkdirSync('/root/data', { recursive: true })"
    DATABASE_URL= PORT=0 timeout --signal=TERM 5 node scripts/serve.mjs || true`,
  )
  expect(await machine.read(`${settings}\n${command}`)).toContain('no requests')
})
