import type { AnyRouter } from '@tanstack/react-router'
import {
  createStartHandler,
  defaultRenderHandler,
  defineHandlerCallback,
} from '@tanstack/react-start/server'
import { createSite as createSiteWith } from '../server/create-site.ts'
import { type Environment, readEnvironment } from '../server/environment.ts'
import { finishDevelopmentHtml, finishHtml, shownAs } from '../server/rendering/finish-html.ts'
import type { PageData } from '../server/rendering/page-data.ts'
import monoFont from './styles/fonts/ibm-plex-mono-400.woff2?url'

/** Renders whole pages as strings: they are cached complete, so streaming would gain nothing. */
const renderPage = defineHandlerCallback(async (context) => {
  const result = await defaultRenderHandler(context)
  const response = result instanceof Response ? result : result.response
  if (response.status >= 500) return response
  const { headers } = response
  headers.set('Content-Language', context.router.state.location.search.lang ?? 'en')
  const caching = loaded(context).find((data) => data.caching)?.caching
  if (caching) headers.set('Cache-Control', caching)
  const rendered = await response.text()
  const html = import.meta.env.DEV
    ? finishDevelopmentHtml(rendered)
    : finishHtml(rendered, monoFont)
  const status = statusOf(context, response)
  const { href } = context.router.state.location
  return new Response(status === 404 ? shownAs(html, href) : html, { status, headers })
})

/** Pages say in their data that they are the answer for something that does not exist. */
function statusOf(context: { router: AnyRouter }, response: Response): number {
  return loaded(context).some(({ status }) => status === 404) ? 404 : response.status
}

/** What the loaders of the page have returned. */
function loaded(context: { router: AnyRouter }): Partial<PageData>[] {
  return context.router.state.matches.map(({ loaderData }) => loaderData ?? {})
}

const handler = createStartHandler(renderPage)
const render = async (request: Request) => handler(request)

/** Called by `server/main.ts` with the directory of the build. */
export function createSite(environment: Environment, directory: string) {
  return createSiteWith(render, environment, { directory, isDevelopment: false })
}

let development: ReturnType<typeof createSiteWith> | undefined

/** Vite's development server calls this; production goes through {@link createSite}. */
export default {
  async fetch(request: Request): Promise<Response> {
    const files = { directory: '.cache', isDevelopment: true }
    development ??= createSiteWith(render, readEnvironment(process.env), files)
    return (await development).fetch(request)
  },
}
