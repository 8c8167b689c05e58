import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { checkImports } from './structure/check-imports.ts'
import { checkStructure } from './structure/check-structure.ts'

/** Files that are, or will be, in the repository. */
const flags = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
const paths = execFileSync('git', flags, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))

const faults = [
  ...checkStructure(paths, (path) => readFileSync(path, 'utf8')),
  ...(await checkImports(process.cwd())),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`Structure: ${paths.length} files in order`)
