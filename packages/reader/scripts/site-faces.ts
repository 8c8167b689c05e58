import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Registers the faces of the site with the canvas: glyphs and lines to learn from are drawn in them, too. */
export function registerSiteFaces(): void {
  for (const [family, file] of [
    ['Barlow', 'barlow-semi-condensed/files/barlow-semi-condensed-latin-400-normal.woff2'],
    ['Plex', 'ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'],
    ['Plex Mono', 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'],
  ] as const) {
    GlobalFonts.registerFromPath(require.resolve(`@fontsource/${file}`), family)
  }
}
