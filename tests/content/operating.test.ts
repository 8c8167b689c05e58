import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { runInbox } from '../../scripts/inbox/run-inbox.ts'
import { sampleInbox, sampleNow } from '../../scripts/inbox/testing/sample-inbox.ts'
import { freePort } from '../../server/testing/free-port.ts'

/* What docs/OPERATING.md tells operators to type is typed here. */

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const operating = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8')
const documents = [operating, readFileSync(join(root, 'README.md'), 'utf8')]

/** Blocks of code in one language. */
function blocks(text: string, language: string): string[] {
  const found = text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))
  return [...found].map(([, code = '']) => code)
}

/** The block that holds these words. */
function blockWith(language: string, words: string): string {
  const found = blocks(operating, language).find((code) => code.includes(words))
  if (found === undefined) throw new Error(`There is no block of ${language} with "${words}"`)
  return found
}

test('every inbox command is understood and ends with 0', async () => {
  const { dataDir, store } = await sampleInbox()
  const lines = documents.flatMap((text) => blocks(text, 'sh').flatMap((code) => code.split('\n')))
  const commands = lines.filter((line) => line.startsWith('npm run inbox'))
  expect(commands.length).toBeGreaterThan(15)
  for (const command of new Set(commands.map((line) => line.replace(/\s+#.*/, '')))) {
    const [, words = ''] = command.split(/^npm run inbox(?: --)?/)
    const args = words.trim().split(/\s+/).filter(Boolean)
    const file = args.indexOf('--output') + 1
    if (file > 0) args[file] = join(dataDir, args[file] ?? '')
    let written = ''
    const write = (text: string) => {
      written += text
    }
    const code = await runInbox({
      ...{ args, env: { DATA_DIR: dataDir }, now: sampleNow, width: 80 },
      ...{ writeOut: write, writeError: write },
    })
    expect({ command, code, written }).toMatchObject({ command, code: 0 })
  }
  await store.close()
})

test.each(['require("node:sqlite")', 'umask 077; sqlite3'])(
  'a backup made with %s while the store is in use can be restored',
  async (words) => {
    const { dataDir, store } = await sampleInbox()
    const backup = mkdtempSync(join(tmpdir(), 'inbox-backup-'))
    const typed = (code: string) => {
      const script = code.replaceAll('data/', `${dataDir}/`).replaceAll('/backup/', `${backup}/`)
      return run('sh', ['-e', '-c', script], { cwd: root })
    }
    await typed(blockWith('sh', words))
    expect(statSync(join(backup, 'requests.db')).mode & 0o777).toBe(0o600)
    await store.close()

    writeFileSync(join(dataDir, 'requests.db'), 'damaged')
    writeFileSync(join(dataDir, 'requests.db-wal'), 'damaged')
    await typed(blockWith('sh', 'rm -f data/requests'))
    expect(existsSync(join(dataDir, 'requests.db-wal'))).toBe(false)
    const database = new DatabaseSync(join(dataDir, 'requests.db'))
    expect(database.prepare('select count(*) as count from requests').get()).toEqual({ count: 5 })
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    database.close()
  },
)

test('the receiver, with what it is said to need, takes signed events once and refuses forged ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const offline = { ...process.env, npm_config_prefer_offline: 'true' }
  await run('sh', ['-c', commandInText(/`(npm install standardwebhooks)`/)], {
    cwd: folder,
    env: offline,
  })
  const file = join(folder, 'receiver.mjs')
  writeFileSync(file, blockWith('js', 'standardwebhooks'))
  const { stdout } = await run('sh', ['-c', commandInText(/`(node -p [^`]*whsec_[^`]*)`/)])
  const secret = stdout.trim()
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), LEAD_WEBHOOK_SECRET: secret }
  const receiver = execFile(process.execPath, [file], { cwd: folder, env })
  let printed = ''
  receiver.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  try {
    const data = { reference: 'FA-7Q2M-K4TD', email: 'ada@example.com' }
    const body = JSON.stringify({
      type: 'trial.requested',
      timestamp: '2026-11-21T12:00:00.000Z',
      data,
    })
    const id = '019aa000-0000-7000-8000-000000000001'
    const at = new Date()
    const post = (text: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: text,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(id, at, body),
        },
      })
    await expect
      .poll(
        () =>
          post(body).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 5000 },
      )
      .toBe(204)
    expect((await post(body)).status).toBe(204)
    expect((await post(body.replace('ada@', 'eve@'))).status).toBe(400)
    expect(printed).toBe('trial.requested FA-7Q2M-K4TD ada@example.com\n')
  } finally {
    receiver.kill()
    rmSync(folder, { recursive: true })
  }
})

function commandInText(pattern: RegExp): string {
  const [, command] = pattern.exec(operating) ?? []
  if (command === undefined) throw new Error(`There is no command like ${pattern}`)
  return command
}
