import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build is made from. */
const inputs = [
  'content',
  'packages',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Tests, the build's own output and the plain scripts that run before it do not affect the build. */
const ignored =
  /\.test\.|\.gen\.ts$|^src\/generated\/|\.d\.mts$|__pycache__|^scripts\/(?:start|test|setup)\b/

/** File that holds the fingerprint of what `dist` was built from; written last, so an interrupted build has none. */
export const fingerprintFile = 'dist/inputs.sha256'

/** A hash over names and bytes of files and folders; of the build's inputs, if none are given. */
export function fingerprint(root, paths = inputs) {
  const hash = createHash('sha256')
  for (const name of paths.flatMap((path) => filesBelow(root, path))) {
    if (ignored.test(name)) continue
    const bytes = readFileSync(join(root, name))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** Whether `dist` holds a complete build of the inputs as they are now. */
export function isBuildCurrent(root) {
  const file = join(root, fingerprintFile)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === fingerprint(root)
}

function filesBelow(root, name) {
  const path = join(root, name)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [name]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${name}/${entry.name}`
      return entry.isDirectory() ? filesBelow(root, child) : [child]
    })
}
