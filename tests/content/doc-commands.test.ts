import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { isBuildCurrent } from '../../scripts/setup/fingerprint.mjs'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { documents } from './documents.ts'

/*
 * Each command that a README or docs/ tells somebody to type is run by a test, or the document says at that place that it is
 * "not run by a test".
 */

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const scratch = mkdtempSync(join(tmpdir(), 'doc-commands-'))
afterAll(() => removeFolder(scratch))

/** What runs a command: this file, or one that holds the words beside it. */
const runBy: readonly (readonly [RegExp, file: string, words: string])[] = [
  [/^npm start$/, 'tests/content/doc-commands.test.ts', "'npm start'"],
  [/^npm run serve$/, 'tests/content/doc-commands.test.ts', "'npm run serve'"],
  [/server\/content\/cli\.ts$/, 'tests/content/doc-commands.test.ts', 'server/content/cli.ts'],
  [/^npm test\b/, '.ci/run', 'npm test'],
  [/^npm run check$/, 'scripts/test.mjs', 'scripts/check.ts'],
  [/^npx vitest run .*\nnpx playwright test /, 'scripts/test.mjs', "run('playwright', ['test'"],
  [/^npm run build$/, 'scripts/setup/build.mjs', 'scripts/build.ts'],
  [/^npm run new:page\b/, 'tests/content/new-page.test.ts', 'scripts/new-page.ts'],
  [
    /^npm run launch-check$/,
    'scripts/launch/site-values.system.test.ts',
    'scripts/launch-check.ts',
  ],
  [/^npm run (?:--silent )?inbox\b/, 'tests/content/operating.test.ts', 'npm run inbox'],
  [/^node -p .*whsec_/, 'tests/content/operating.test.ts', 'node -p'],
  [/^rm -f .*\ninstall -m 600/, 'tests/content/operating.test.ts', "'rm -f data/requests'"],
  [/^pg_dump .*\npg_restore/, 'tests/deploy/postgres-backup.test.ts', "'pg_dump'"],
  [
    /^DATABASE_URL= npm run inbox$/,
    'tests/deploy/postgres-backup.test.ts',
    'DATABASE_URL= npm run inbox',
  ],
  [/^npm ci$/, 'scripts/setup/install.mjs', "['ci',"],
  [/^npm run dev$/, 'tests/deploy/checkout.test.ts', "'npm run dev'"],
  [/^git clone .*\nSITE_URL=/, 'tests/deploy/checkout.test.ts', "'README.md', 'git clone'"],
  [/^git add content\n/, 'tests/deploy/checkout.test.ts', 'git push'],
  [/^git checkout content$/, 'tests/deploy/checkout.test.ts', 'git checkout content'],
  [
    /^node scripts\/preview-figure/,
    'tests/deploy/checkout.test.ts',
    'node scripts/preview-figure.ts',
  ],
  [/^for image in/, 'tests/deploy/checkout.test.ts', 'docker buildx'],
  [
    /^mkdir -p \/srv\/website/,
    'tests/deploy/one-machine.test.ts',
    'mkdir -p /srv/website/releases',
  ],
  [/^cd .*\nrelease=/, 'tests/deploy/one-machine.test.ts', 'git clone --depth 1'],
  [/^cd .*\nln -sfn/, 'tests/deploy/one-machine.test.ts', 'ln -sfn releases/'],
  [/^for machine in/, 'tests/deploy/one-machine.test.ts', 'rsync'],
  [/^curl --fail/, 'tests/deploy/one-machine.test.ts', 'http://127.0.0.1:9464/metrics'],
  [/^npx node scripts\/icons/, 'tests/deploy/one-machine.test.ts', 'npx node scripts/icons.ts'],
  [/^npx node scripts\/press/, 'tests/deploy/one-machine.test.ts', 'npx node scripts/press-kit.ts'],
  [/^npm install standardw/, 'tests/content/operating.test.ts', 'npm install standardwebhooks'],
  [/^17 4 \* \* \* /, 'tests/deploy/one-machine.test.ts', '17 4 * * *'],
  [/^47 3 \* \* \* /, 'tests/deploy/one-machine.test.ts', '47 3 * * *'],
  [/^systemctl stop website/, 'tests/deploy/one-machine.test.ts', 'systemctl stop website'],
  [/^systemctl start website/, 'tests/deploy/one-machine.test.ts', 'systemctl start website'],
]

const programs =
  /^(?:npm|npx|node|git|docker|systemctl|curl|psql|pg_\w+|sqlite3|rsync|[A-Z_]+=\S* npm) /

interface Typed {
  readonly file: string
  readonly command: string
  /** The part of the document below the same heading, where it can say that the command is not run. */
  readonly said: string
}

/** Commands of blocks and of text; a block is one command, unless it lists such as each stand for themselves. */
function commandsOf(file: string): Typed[] {
  const text = readFileSync(join(root, file), 'utf8')
  const sections = text.split(/^(?=#+ )/m)
  return sections.flatMap((said) => {
    const blocks = [...said.matchAll(/^( *)```(?:sh|crontab|text)\n(.*?)^\1```$/gms)].flatMap(
      ([, , code = '']) => (isList(code) ? code.trim().split('\n') : [code.trim()]),
    )
    const inline = [...said.replace(/^( *)```.*?^\1```$/gms, '').matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => code.replace(/\s+/g, ' '))
      .filter((code) => programs.test(`${code} `) && code.includes(' '))
    return [...blocks, ...inline].map((line) => ({
      file,
      command: line.replace(/\s+#.*$/, '').trim(),
      said,
    }))
  })
}

const isList = (code: string): boolean =>
  code
    .trim()
    .split('\n')
    .every((line) => line.startsWith('npm '))

/** The clients' own READMEs tell users of the API what to type, and decisions say what was once typed. */
const ours = documents.filter((file) => !/^packages\/client-|^docs\/decisions\//.test(file))
const typed = ours.flatMap(commandsOf)

const isTold = ({ said }: Typed) => /not\s+run\s+by\s+a\s+test/i.test(said)

test('every command of the documents is run by a test, or the document says that it is not', () => {
  expect(typed.length).toBeGreaterThan(50)
  const untold = typed.filter(
    ({ file, command }) =>
      !runBy.some(([pattern]) => pattern.test(command)) &&
      !typed.some((other) => other.file === file && other.command === command && isTold(other)),
  )
  expect(untold.map(({ file, command }) => `${file}: ${command}`)).toEqual([])
})

test('what no test runs is well-formed, and starts what this project has', async () => {
  const unrun = typed.filter(({ command }) => !runBy.some(([pattern]) => pattern.test(command)))
  expect(unrun).not.toEqual([])
  for (const { command } of unrun) {
    await run('bash', ['-n', '-c', command.replace(/<[^>]+>/g, 'x')])
    const files =
      command.match(/(?<![\w/])(?:bench|scripts|server|deploy|packages)\/[\w./-]+/g) ?? []
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
  }
})

test('what is said to run a command does so, and each kind of command is in a document', () => {
  for (const [pattern, file, words] of runBy) {
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(words)
    expect(
      typed.filter(({ command }) => pattern.test(command)),
      String(pattern),
    ).not.toEqual([])
  }
})

test.each(['npm start', 'npm run serve'])(
  '%s serves the build and ends with SIGTERM to npm',
  async (command) => {
    if (!isBuildCurrent(root)) throw new Error('This looks at the build: run "npm run build" first')
    const [program = '', ...args] = command.split(' ')
    const env = { ...process.env, PORT: '0', DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'silent' }
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    try {
      await vi.waitFor(() => expect(output).toMatch(/is running at http:\S+\n/), 90_000)
      const [, origin] = /is running at (http:\S+)\n/.exec(output) ?? []
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      child.kill('SIGTERM')
      await ended
      await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    } finally {
      child.kill('SIGTERM')
    }
  },
)

/** Mistakes of people who change words, in a copy of our content with one article; none depends on what the files say. */
function makeMistakes(content: string): void {
  const change = (name: string, pattern: RegExp, text: string) => {
    const file = join(content, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text))
  }
  change('pages/partners.en.yaml', /^ {2}intro: .*$/m, '  intro: Note: we hire')
  change('pages/integrations.en.yaml', /^hero:/m, ' hero:')
  change('pages/careers.en.yaml', /^ {2}title:/m, '  tilte:')
  change('pages/blog.en.yaml', /^ {2}intro: .*$/m, '  intro: From {price.bas} a month')
  change('pages/security.en.yaml', /href: .*/, 'href: /pricng')
  change('facts.yaml', /^ {2}base: .*$/m, '  base: 1.090 EUR')
  rmSync(join(content, 'pages/press-kit.de.yaml'))
  removeFolder(join(content, 'knowledge-base'))
  for (const name of readdirSync(join(content, 'blog'))) {
    if (!name.startsWith('pmi-and-balloons')) rmSync(join(content, 'blog', name))
  }
  change('blog/pmi-and-balloons.en.md', /$/, '\n## Only here\n\nText.\n')
}

test('the check of docs/EDITING.md says of mistakes what is written there', async () => {
  const editing = readFileSync(join(root, 'docs/EDITING.md'), 'utf8')
  const command = /^(\S+node) (server\/content\/cli\.ts)$/m.exec(editing)
  const [, program = '', cli = ''] = command ?? []
  const check = (content: string) =>
    run(join(root, program), [
      join(root, cli),
      '--content',
      content,
      '--out',
      join(scratch, 'x.db'),
    ])
  const content = join(scratch, 'content')
  cpSync(join(root, 'content'), content, { recursive: true })
  symlinkSync(join(root, 'src'), join(scratch, 'src'))
  makeMistakes(content)
  const { code, stderr } = await check(content).catch((error) => error)
  expect(code).toBe(1)
  // Places move with the words above them.
  const placeless = (text: string) => text.replace(/:\d+:\d+/g, '')
  const table = editing.slice(
    editing.indexOf('| Part of what it says'),
    editing.indexOf('## Bring it live'),
  )
  const messages = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(8)
  for (const message of messages) expect(placeless(stderr)).toContain(placeless(message))
})
