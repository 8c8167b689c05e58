import { isBuildCurrent } from './fingerprint.mjs'
import { projectNode, root, run, say } from './run.mjs'

/**
 * Node's options for a build, as `npm run build` has them. By default Node lets garbage grow with the machine's memory:
 * compiling a thousand articles then takes half as much memory again, and is no faster.
 */
export const buildMemory = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/** Builds the site unless `dist` is a build of exactly these sources. Gives the exit code. */
export async function buildIfChanged() {
  if (isBuildCurrent(root)) return 0
  say('Building the site (only when something changed)')
  const startedAt = Date.now()
  const exitCode = await run(projectNode, [...buildMemory, 'scripts/build.ts'])
  if (exitCode === 0) console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return exitCode
}
