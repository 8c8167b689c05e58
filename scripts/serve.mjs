/*
 * `npm run serve`: runs the build. The bundled server starts faster and needs a third less memory than
 * its TypeScript sources, which Node would have to compile first.
 */
import { existsSync } from 'node:fs'

const server = new URL('../dist/server/main.js', import.meta.url)
if (existsSync(server)) {
  await import(server.href)
} else {
  console.error('There is no build to serve. Run "npm run build" first, or "npm start".')
  process.exitCode = 1
}
