import type { Command } from './command.ts'

/** What the inbox can do, for somebody who sees it for the first time. */
export function overview(commands: readonly Command[]): string {
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
