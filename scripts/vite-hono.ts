import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Connect, isRunnableDevEnvironment, type Plugin } from 'vite'
import type { developmentSite } from '../server/development.ts'

interface Entry {
  developmentSite: typeof developmentSite
}

/** Development: Vite answers for modules, the site's own pipeline for everything else. */
export function honoSite(entry: string): Plugin {
  return {
    name: 'firstangle:hono-site',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const { ssr } = server.environments
      if (!isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in this process')
      const finish = (path: string, html: string) => server.transformIndexHtml(path, html)
      /** Vite evaluates again what has changed, and nothing else. */
      const answer = async (request: Request) => {
        const { developmentSite } = await ssr.runner.import<Entry>(entry)
        return (await developmentSite(finish)).fetch(request)
      }
      /** Vite shows what went wrong, and reloads the page when it is fixed. */
      const last: Connect.NextHandleFunction = (request, response, next) => {
        const errorHandler = (error: unknown) => {
          next(error)
          return RESPONSE_ALREADY_SENT
        }
        getRequestListener(answer, { errorHandler })(request, response)
      }
      return () => {
        server.middlewares.use(last)
      }
    },
    /** Modules of the server alone have nothing in the browser to hot-replace. */
    hotUpdate({ file, modules }) {
      const { name, hot } = this.environment
      const isSource = /\/(src|server)\/.*\.tsx?$/.test(file)
      const isInBrowser = modules.some(({ type }) => type === 'js')
      if (name === 'client' && isSource && !isInBrowser) hot.send({ type: 'full-reload' })
    },
  }
}
