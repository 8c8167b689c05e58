import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSite } from './create-site.ts'
import { builtFiles } from './rendering/page-files.ts'
import { createRenderer } from './rendering/renderer.tsx'
import { fail, serveSite } from './serve-site.ts'

declare const BUNDLED: boolean | undefined

/** Where the build is, relative to this file, which is also bundled as `dist/server/main.js`. */
const buildDirectory = typeof BUNDLED === 'undefined' ? '../dist' : '..'

await serveSite((environment) => {
  const directory = fileURLToPath(new URL(buildDirectory, import.meta.url))
  if (!existsSync(join(directory, 'build.json'))) {
    fail('There is no build to serve. Run "npm run build" first, or "npm start".')
  }
  const files = builtFiles(directory)
  return createSite(createRenderer(files), environment, { directory, files })
})
