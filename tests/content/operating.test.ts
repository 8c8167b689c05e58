import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openPlace } from '../../scripts/inbox/find-store.ts'
import { runInbox } from '../../scripts/inbox/run-inbox.ts'
import { sampleInbox, sampleNow } from '../../scripts/inbox/testing/sample-inbox.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { removeFolder } from '../../server/testing/remove-folder.ts'

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
    const file = args[0] === 'backup' ? 1 : args.indexOf('--output') + 1
    if (file > 0) args[file] = join(dataDir, `copy-${basename(args[file] ?? '')}`)
    let written = ''
    const write = (text: string) => {
      written += text
    }
    const code = await runInbox({
      args,
      env: { DATA_DIR: dataDir },
      now: sampleNow,
      width: 80,
      writeOut: write,
      writeError: write,
    })
    expect({ command, code, written }).toMatchObject({ command, code: 0 })
  }
  await store.close()
})

test('a backup made while the store is in use is restored for the user whose directory it is', async () => {
  const { dataDir, store } = await sampleInbox()
  const place = mkdtempSync(join(tmpdir(), 'inbox-restore-'))
  // As with systemd: the directory belongs to a user who is not the one that restores. Only root can try that.
  const owner = process.getuid?.() === 0 ? 65_534 : statSync(dataDir).uid
  for (const path of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))]) {
    chownSync(path, owner, statSync(path).gid)
  }
  chmodSync(place, 0o755)
  symlinkSync(dataDir, join(place, 'data'))
  const typed = (code: string, cwd: string) =>
    run('sh', ['-e', '-c', code.replaceAll('/backup/', `${place}/`)], {
      cwd,
      env: { ...process.env, DATA_DIR: dataDir },
    })
  const { stdout } = await typed(blockWith('sh', 'inbox -- backup'), root)
  expect(stdout).toContain(`5 requests copied to ${place}/requests.db.`)
  expect(statSync(join(place, 'requests.db')).mode & 0o777).toBe(0o600)
  await store.close()

  for (const ending of ['', '-wal', '-shm']) {
    writeFileSync(join(dataDir, `requests.db${ending}`), 'damaged')
  }
  await typed(blockWith('sh', 'rm -f data/requests'), place)
  const file = join(dataDir, 'requests.db')
  expect(statSync(file)).toMatchObject({ uid: owner, mode: 0o100600 })
  const { stdout: beginning } = await run('head', ['-c', '15', file], { uid: owner })
  expect(beginning).toBe('SQLite format 3')
  const restored = await openPlace({ dataDir, databaseUrl: undefined })
  expect(await restored.list({})).toHaveLength(5)
  await restored.close()
})

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
        { timeout: 60_000 },
      )
      .toBe(204)
    expect((await post(body)).status).toBe(204)
    expect((await post(body.replace('ada@', 'eve@'))).status).toBe(400)
    expect(printed).toBe('trial.requested FA-7Q2M-K4TD ada@example.com\n')
  } finally {
    receiver.kill()
    removeFolder(folder)
  }
})

function commandInText(pattern: RegExp): string {
  const [, command] = pattern.exec(operating) ?? []
  if (command === undefined) throw new Error(`There is no command like ${pattern}`)
  return command
}
