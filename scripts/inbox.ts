import { runInbox } from './inbox/run-inbox.ts'

/*
 * `npm run inbox`: the operator's view of requests. `npm run inbox -- help` explains it; docs/OPERATING.md too.
 */

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runInbox({
  args: process.argv.slice(2),
  env: process.env,
  now: new Date(),
  width: process.stdout.columns || Number(process.env.COLUMNS) || Number.POSITIVE_INFINITY,
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
})
