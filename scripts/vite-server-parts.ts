import { sep } from 'node:path'
import type { Plugin } from 'vite'

/** The server evaluates its changed modules in this time, before the browser asks again. */
const serverReloadMs = 80

/**
 * Development: reloads the page for code that only the server runs (sections without interaction, loaders), of which
 * the browser holds HTML but no module that could be exchanged.
 */
export function serverParts(): Plugin {
  return {
    name: 'firstangle:server-parts',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      const { name, hot, config } = this.environment
      const folders = ['src', 'server'].map((folder) => `${config.root}/${folder}/`)
      const isSource = folders.some((folder) => file.replaceAll(sep, '/').startsWith(folder))
      const isCode = isSource && /\.tsx?$/.test(file) && !/\.test\./.test(file)
      if (name !== 'client' || !isCode || modules.some(({ type }) => type === 'js')) return
      setTimeout(() => hot.send({ type: 'full-reload' }), serverReloadMs)
    },
  }
}
