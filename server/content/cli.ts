import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '../../shared/i18n/format.ts'
import { pagePaths } from '../../shared/pages.ts'
import { compileContent } from './compile.ts'
import { formatFault } from './faults.ts'
import { figureFolder, figuresOf } from './figures/figure-source.ts'

/*
 * npx node server/content/cli.ts [--content <folder>] [--out <file>]
 * Compiles content/ to .cache/content.db; prints every fault and ends with 1 if there is any.
 */

const root = resolve(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    content: { type: 'string', default: join(root, 'content') },
    out: { type: 'string', default: join(root, '.cache/content.db') },
  },
})

const { pages, articles, faults } = compileContent({
  contentDir: options.content,
  outFile: options.out,
  storeFile: join(dirname(options.out), 'compiled.db'),
  knownPaths: pagePaths,
  figures: figuresOf(resolve(options.content, '..', figureFolder)),
})
const target = relative(process.cwd(), options.out)
if (faults.length === 0) {
  const counts = [counted(pages, 'page'), counted(articles, 'article')]
  console.log(`Content: ${counts.join(' and ')} compiled to ${target}`)
} else {
  for (const fault of faults) console.error(formatFault(fault))
  console.error(`Content: ${counted(faults.length, 'fault')}; ${target} is not written`)
  process.exitCode = 1
}
