import { runInbox } from '../run-inbox.ts'
import { sampleNow } from './sample-inbox.ts'

type Surroundings = Parameters<typeof runInbox>[0]

/** Runs a command in this process, at the time of the samples; gives its exit code and what it wrote. */
export async function runSample(
  args: readonly string[],
  dataDir: string,
  surroundings: Partial<Surroundings> = {},
) {
  let out = ''
  let error = ''
  const code = await runInbox({
    width: Number.POSITIVE_INFINITY,
    now: sampleNow,
    writeOut: (text) => {
      out += text
    },
    writeError: (text) => {
      error += text
    },
    ...surroundings,
    args,
    env: { DATA_DIR: dataDir, ...surroundings.env },
  })
  return { code, out, error, lines: out.split('\n') }
}
