import { join } from 'node:path'
import { Temporal } from 'temporal-polyfill'
import { backup } from './backup.ts'
import { cancel } from './cancel.ts'
import type { Command, Setting } from './command.ts'
import { erase } from './erase.ts'
import { exportRequests } from './export.ts'
import { missingStore, openPlace, readStorePlace } from './find-store.ts'
import { list } from './list.ts'
import { readOffice } from './office.ts'
import type { Composer } from './open-composer.ts'
import { oneLine } from './printable.ts'
import { purge } from './purge.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'
import { UsageError } from './usage-error.ts'

/** The commands, as help lists them. */
export const commands: readonly Command[] = [
  list,
  show,
  exportRequests,
  retry,
  cancel,
  backup,
  purge,
  erase,
]

/** What a process gives the inbox. */
interface Surroundings {
  /** Words after the program's name. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Date
  /** Columns; Infinity cuts nothing. */
  readonly width: number
  readonly writeOut: (text: string) => void
  readonly writeError: (text: string) => void
  /** Writes mails in place of the words of the last build; for tests. */
  readonly composer?: (() => Composer) | undefined
}

/** Runs one command. Resolves to the exit code: 0 done (also when nothing was found), 1 trouble, 2 wrong usage. */
export async function runInbox(surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { args, writeOut, writeError } = surroundings
  try {
    const helpText = wantedHelp(args)
    if (helpText === undefined) await runCommand(surroundings)
    else writeOut(`${helpText}\n`)
    return 0
  } catch (error) {
    writeError(`${oneLine(messageOf(error))}\n`)
    if (!(error instanceof UsageError)) return 1
    const name = commands.find((command) => command.name === args[0])?.name
    writeError(`For help: npm run inbox -- help${name ? ` ${name}` : ''}\n`)
    return 2
  }
}

function wantedHelp(args: readonly string[]): string | undefined {
  const [first, second] = args
  if (first === 'help' && second !== undefined) return commandNamed(second).help
  if (first === 'help' || first === '--help' || first === '-h') return overview(commands)
  const asksForHelp = args.includes('--help') || args.includes('-h')
  return first !== undefined && asksForHelp ? commandNamed(first).help : undefined
}

async function runCommand(surroundings: Surroundings) {
  const { args, env, now, width, writeOut, writeError } = surroundings
  const isNamed = args[0] !== undefined && !args[0].startsWith('-')
  const command = isNamed ? commandNamed(args[0] ?? '') : list
  const office = readOffice()
  const place = readStorePlace(env)
  const setting: Setting = {
    office,
    width,
    write: writeOut,
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(office.timeZone),
    mailFolder: join(place.dataDir, 'mail'),
    storeFile: place.databaseUrl === undefined ? join(place.dataDir, 'requests.db') : undefined,
    hasOtherMachines: place.databaseUrl !== undefined,
    openComposer: async () => {
      // Only one command writes mails: the others need not load what that takes.
      const { openComposer } = await import('./open-composer.ts')
      return surroundings.composer?.() ?? openComposer(env)
    },
    print: (line) => writeOut(`${line}\n`),
    remark: (line) => writeError(`${line}\n`),
  }
  const work = command.prepare(isNamed ? args.slice(1) : args, setting)
  const missing = missingStore(place)
  if (missing !== undefined) {
    if (command.needsStore) throw new Error(missing)
    setting.remark(missing)
    return
  }
  const store = await openPlace(place)
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name)
  if (found) return found
  const names = [...commands.map((command) => command.name), 'help'].join(', ')
  throw new UsageError(`There is no command "${name}"; commands are ${names}.`)
}

/** An error and what caused it, without a stack: the operator has not written this program. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`
}

/** What the inbox can do. */
function overview(commands: readonly Command[]): string {
  const longest = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(longest)}  ${summary}`)
  return `The inbox shows what visitors asked for: trial keys, calls, messages.

npm run inbox -- <command> [options]

${lines.join('\n')}
  ${'help'.padEnd(longest)}  explains a command: npm run inbox -- help list

The two dashes after "inbox" belong to npm. Requests are read from DATA_DIR, or from the database at DATABASE_URL: set
them as for the server. The server may run meanwhile. Only retry, cancel, purge and erase change anything.

Exit code: 0 done, also when nothing was found; 1 something went wrong; 2 the command was not understood.`
}
