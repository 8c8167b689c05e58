import { watch } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pagePaths } from '../../shared/pages.ts'
import { compileContent } from './compile.ts'
import { countOf, formatFault } from './faults.ts'
import { figureFolder, figuresOf } from './figure-source.ts'

/*
 * npx node server/content/cli.ts [--watch] [--content <folder>] [--out <file>]
 * Compiles content/ to .cache/content.db; prints every fault and ends with 1 if there is any.
 */

/** Editors write a file in several steps; wait until they are done. */
const settleMs = 100

const root = resolve(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    content: { type: 'string', default: join(root, 'content') },
    out: { type: 'string', default: join(root, '.cache/content.db') },
  },
})

if (!compileOnce() && !options.watch) process.exitCode = 1
if (options.watch) watchContent()

/** Whether the content is without fault. */
function compileOnce(): boolean {
  const { pages, articles, faults } = compileContent({
    contentDir: options.content,
    outFile: options.out,
    storeFile: join(dirname(options.out), 'compiled.db'),
    knownPaths: pagePaths,
    figures: figuresOf(resolve(options.content, '..', figureFolder)),
  })
  const target = relative(process.cwd(), options.out)
  if (faults.length === 0) {
    const counts = [countOf(pages, 'page', 'pages'), countOf(articles, 'article', 'articles')]
    console.log(`Content: ${counts.join(' and ')} compiled to ${target}`)
    return true
  }
  for (const fault of faults) console.error(formatFault(fault))
  console.error(`Content: ${countOf(faults.length, 'fault', 'faults')}; ${target} is not written`)
  return false
}

function watchContent() {
  let timer: NodeJS.Timeout | undefined
  watch(options.content, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(recompile, settleMs)
  })
}

/** A file that vanishes while it is read must not end the watch; its next change compiles again. */
function recompile() {
  try {
    compileOnce()
  } catch (error) {
    console.error('Content:', error)
  }
}
