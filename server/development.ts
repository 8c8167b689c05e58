import { createSite } from './create-site.ts'
import { readEnvironment } from './environment.ts'
import { sourceFiles } from './rendering/page-files.ts'
import { createRenderer } from './rendering/renderer.tsx'
import type { Site } from './serve-site.ts'

/** Adds what Vite needs in a page. */
type FinishHtml = (path: string, html: string) => Promise<string>

let site: Promise<Site> | undefined

/** The site over the sources, for Vite's development server; rebuilt when one of its modules has changed. */
export function developmentSite(finish: FinishHtml): Promise<Site> {
  site ??= createDevelopmentSite(finish)
  return site
}

async function createDevelopmentSite(finish: FinishHtml): Promise<Site> {
  const render = createRenderer(sourceFiles)
  async function renderForVite(request: Request) {
    const response = await render(request)
    const html = await finish(new URL(request.url).pathname, await response.text())
    return new Response(html, response)
  }
  return createSite(renderForVite, readEnvironment(process.env), { directory: '.cache' })
}

import.meta.hot?.dispose(async () => (await site)?.close?.())
