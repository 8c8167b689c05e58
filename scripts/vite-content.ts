import { join, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type CompileResult, compileContent } from '../server/content/compile.ts'
import { countOf, formatFault } from '../server/content/faults.ts'
import { sitePaths } from '../src/navigation/site-map.ts'
import { generate } from './generate/generate.ts'

/** Editors write a file in several steps; wait until they are done. */
const settleMs = 60

/**
 * Development: compiles `content/` to `.cache/content.db` and again on each change; the browser then shows the new
 * words, or the faults. Vite restarts, and with it this plugin, when the compiler or a drawing model changes.
 */
export function developmentContent(): Plugin {
  return {
    name: 'firstangle:content',
    apply: 'serve',
    async configureServer(server) {
      await generate()
      compile(server)
      const folder = join(server.config.root, 'content')
      let timer: NodeJS.Timeout | undefined
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return
        clearTimeout(timer)
        timer = setTimeout(() => refresh(server), settleMs)
      })
    },
  }
}

/** The server's modules are evaluated again, so that the site opens the new database; then the browser asks again. */
function refresh(server: ViteDevServer): void {
  const { client, ssr } = server.environments
  const faults = compile(server)
  if (faults.length > 0) {
    const message = faults.map(formatFault).join('\n')
    client.hot.send({ type: 'error', err: { message, stack: '' } })
    return
  }
  ssr?.hot.send({ type: 'full-reload' })
  client.hot.send({ type: 'full-reload' })
}

/** Says what came of it, and never ends the server: a file that vanishes while it is read is read again when it is back. */
function compile({ config: { root, logger } }: ViteDevServer): CompileResult['faults'] {
  const startedAt = performance.now()
  const outFile = join(root, '.cache/content.db')
  try {
    const contentDir = join(root, 'content')
    const knownPaths = Object.values(sitePaths)
    const { pages, articles, faults } = compileContent({ contentDir, outFile, knownPaths })
    for (const fault of faults) logger.error(formatFault(fault))
    const ms = Math.round(performance.now() - startedAt)
    const counts = [countOf(pages, 'page', 'pages'), countOf(articles, 'article', 'articles')]
    logger.info(
      faults.length > 0
        ? `Content: ${countOf(faults.length, 'fault', 'faults')}; the site keeps its last words`
        : `Content: ${counts.join(' and ')} compiled to ${relative(root, outFile)} in ${ms} ms`,
      { timestamp: true },
    )
    return faults
  } catch (error) {
    logger.error(`Content: ${(error as Error).stack}`)
    return []
  }
}
