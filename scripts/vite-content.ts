import { join, relative, resolve } from 'node:path'
import type { FigureModel } from '@firstangle/drawings/figures'
import type { Plugin, ViteDevServer } from 'vite'
import { type CompileResult, compileContent } from '../server/content/compile.ts'
import { formatFault } from '../server/content/faults.ts'
import type { FigureFile } from '../server/content/figures/compile-figures.ts'
import {
  type FigureSource,
  figureCode,
  figureFolder,
  figureModules,
  modelOf,
} from '../server/content/figures/figure-source.ts'
import { openContent } from '../server/content/store/queries.ts'
import { agreementPath } from '../shared/addresses/file-paths.ts'
import { counted } from '../shared/i18n/format.ts'
import { locales } from '../shared/i18n/locale.ts'
import { pagePaths } from '../shared/pages.ts'
import { agreementOf } from './agreement/write-agreement.ts'
import { generate } from './generate/generate.ts'
import { writePacks } from './security-packs.ts'

/** Editors write a file in several steps; wait until they are done. */
const settleMs = 60

/**
 * Development: compiles `content/` to `.cache/content.db` and again on each change, also of a figure; the browser then
 * shows the new words, or the faults. Vite restarts, and with it this plugin, when the compiler or a drawing model
 * changes.
 */
export function developmentContent(): Plugin {
  let figureFiles: FigureFile[] = []
  return {
    name: 'firstangle:content',
    apply: 'serve',
    async configureServer(server) {
      await generate()
      const compileAgain = async () => {
        const { faults, figureFiles: files } = await compile(server)
        figureFiles = files
        return faults
      }
      await compileAgain()
      await writeMade()
      const folders = ['content', figureFolder].map((folder) => resolve(server.config.root, folder))
      let timer: NodeJS.Timeout | undefined
      server.watcher.add(folders)
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return
        clearTimeout(timer)
        timer = setTimeout(async () => {
          const faults = await compileAgain()
          if (faults.length === 0) await writeMade()
          refresh(server, faults)
        }, settleMs)
      })
      // In a build they are files of the client; here they live as long as the server.
      server.middlewares.use('/figures', (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0]
        const found = figureFiles.find((file) => file.name === name)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(found.svg)
      })
      server.middlewares.use(async (request, response, next) => {
        const locale = locales.find((each) => agreementPath(each) === request.url)
        if (!locale) return next()
        const content = openContent('.cache/content.db')
        const pdf = await agreementOf(content, locale)
        content.close()
        response.setHeader('Content-Type', 'application/pdf').end(pdf)
      })
    },
  }
}

/** What the build writes from the words beside the pages. */
async function writeMade(): Promise<void> {
  const content = openContent('.cache/content.db')
  await writePacks(content, '.cache/made')
  content.close()
}

/** The server's modules are evaluated again, so that the site opens the new database; then the browser asks again. */
function refresh(server: ViteDevServer, faults: CompileResult['faults']): void {
  const { client, ssr } = server.environments
  if (faults.length > 0) {
    const message = faults.map(formatFault).join('\n')
    client.hot.send({ type: 'error', err: { message, stack: '' } })
    return
  }
  ssr?.hot.send({ type: 'full-reload' })
  client.hot.send({ type: 'full-reload' })
}

/** Vite loads the drawings, so that an edited one is redrawn without a restart. */
async function freshFigures(server: ViteDevServer): Promise<FigureSource> {
  const folder = resolve(server.config.root, figureFolder)
  const models = new Map<string, FigureModel>()
  for (const [name, file] of figureModules(folder)) {
    models.set(name, modelOf(await server.ssrLoadModule(file), file))
  }
  return {
    names: () => [...models.keys()],
    load: (name) => models.get(name),
    codeHash: () => figureCode(folder),
  }
}

/**
 * Reports the result and never ends the server: a file that vanishes while it is read is read again when it is back.
 */
async function compile(
  server: ViteDevServer,
): Promise<Pick<CompileResult, 'faults' | 'figureFiles'>> {
  const { root, logger } = server.config
  const startedAt = performance.now()
  const outFile = join(root, '.cache/content.db')
  const storeFile = join(root, '.cache/compiled.db')
  try {
    const contentDir = join(root, 'content')
    const knownPaths = pagePaths
    const figures = await freshFigures(server)
    const compiled = compileContent({ contentDir, outFile, storeFile, knownPaths, figures })
    const { pages, articles, faults } = compiled
    for (const fault of faults) logger.error(formatFault(fault))
    const ms = Math.round(performance.now() - startedAt)
    const counts = [counted(pages, 'page'), counted(articles, 'article')]
    logger.info(
      faults.length > 0
        ? `Content: ${counted(faults.length, 'fault')}; the site keeps its last words`
        : `Content: ${counts.join(' and ')} compiled to ${relative(root, outFile)} in ${ms} ms`,
      { timestamp: true },
    )
    return compiled
  } catch (error) {
    logger.error(`Content: ${(error as Error).stack}`)
    return { faults: [], figureFiles: [] }
  }
}
