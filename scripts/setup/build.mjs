import { isBuildCurrent } from './fingerprint.mjs'
import { projectNode, root, run, say } from './run.mjs'

/** Builds the site unless `dist` is a build of exactly these sources. Gives the exit code. */
export async function buildIfChanged() {
  if (isBuildCurrent(root)) return 0
  say('Building the site (only when something changed)')
  const startedAt = Date.now()
  const exitCode = await run(projectNode, ['scripts/build.ts'])
  if (exitCode === 0) console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return exitCode
}
