import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, projectNode, root, run, say } from './run.mjs'

const oldestNode = 20

/** Installs the dependencies unless node_modules already holds what package-lock.json lists. */
export async function install() {
  const [major] = process.versions.node.split('.')
  if (Number(major) < oldestNode) {
    fail(`Node ${oldestNode} or newer is needed; this is Node ${process.versions.node}.`)
  }
  if (isInstalled(root)) return
  say('Installing the dependencies listed in package-lock.json (once; about a minute)')
  const startedAt = Date.now()
  // Takes from npm's cache what was downloaded before: the lock file has its checksum.
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const exitCode = await run('npm', ['ci', ...flags])
  if (exitCode !== 0) fail('The dependencies could not be installed; see above.', exitCode)
  if (!existsSync(projectNode)) {
    fail('The package "node" did not install its program. Are install scripts switched off in npm?')
  }
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** Compares versions and hashes of the lock file with npm's own record of what it installed, which it writes last. */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present || !existsSync(join(folder, 'node_modules/.bin/node'))) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = present[path]
    // Packages for other platforms stay out.
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

function packagesOf(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    // Half a file, left by an interrupted installation.
    return undefined
  }
}
