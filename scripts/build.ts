import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, build as viteBuild } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { compileContent } from '../server/content/compile.ts'
import { countOf, formatFault } from '../server/content/faults.ts'
import { openContent } from '../server/content/queries.ts'
import { sitePaths } from '../src/navigation/site-map.ts'
import { generate } from './generate/generate.ts'
import { deliveredPackages, licenceNotice, readLicence } from './licences.ts'
import { precompress } from './precompress.ts'
import { fingerprint, fingerprintFile } from './setup/fingerprint.mjs'
import { sitePictures } from './site-pictures.ts'
import { writeSocialImages } from './social-images.ts'

const OUT = 'dist'

/** Makes `dist/`: client and server, content, social images, compressed twins, the build's identity. */
async function build(): Promise<void> {
  // Taken first: what is edited while the build runs makes the next start build again.
  const inputs = fingerprint('.')
  rmSync(OUT, { recursive: true, force: true })
  await generate()
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await bundleServer()
  compileOrExit()
  const content = openContent(`${OUT}/content.db`)
  await writeSocialImages(sitePictures(content), `${OUT}/client/social`, '.cache/social')
  content.close()
  writeLicences()
  precompress(`${OUT}/client`)
  const identity = identify()
  const build = { ...identity, assets: await shellAssets() }
  writeFileSync(`${OUT}/build.json`, `${JSON.stringify(build, null, 2)}\n`)
  writeFileSync(fingerprintFile, `${inputs}\n`)
  console.log(`Build ${identity.buildId} is in ${OUT}/`)
}

/** `server/main.ts` with all it needs, beside the framework's server bundle. */
async function bundleServer(): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    define: { BUNDLED: 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: 'server/main.ts',
      outDir: `${OUT}/server`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
  })
}

/** For visitors, at `/licences.txt`. */
function writeLicences(): void {
  const modules = JSON.parse(readFileSync(`${OUT}/client-modules.json`, 'utf8'))
  const packages = deliveredPackages(modules).map(readLicence)
  writeFileSync(`${OUT}/client/licences.txt`, licenceNotice(packages))
}

function compileOrExit(): void {
  const { pages, articles, figureFiles, faults } = compileContent({
    contentDir: 'content',
    outFile: `${OUT}/content.db`,
    storeFile: '.cache/articles.db',
    knownPaths: Object.values(sitePaths),
  })
  for (const fault of faults) console.error(formatFault(fault))
  if (faults.length > 0) {
    console.error(
      `The content has ${countOf(faults.length, 'fault', 'faults')}; nothing was built.`,
    )
    process.exit(1)
  }
  mkdirSync(`${OUT}/client/figures`, { recursive: true })
  for (const { name, svg } of figureFiles) writeFileSync(`${OUT}/client/figures/${name}`, svg)
  console.log(
    `Content: ${countOf(pages, 'page', 'pages')}, ${countOf(articles, 'article', 'articles')}`,
  )
}

/** The same files give the same id, so that a build made twice is not an update for visitors. */
function identify() {
  const hash = createHash('sha256')
  const names = (readdirSync(OUT, { recursive: true }) as string[]).filter((name) =>
    /^(server|client)[/\\].*\.\w+$|content\.db$/.test(name),
  )
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(OUT, name)))
  return {
    version: packageJson.version,
    buildId: hash.digest('hex').slice(0, 12),
    buildTimestamp: new Date().toISOString(),
  }
}

/** The files that the failure shell links to: the one stylesheet, and the client entry as Start's manifest names it. */
async function shellAssets() {
  const only = (directory: string, pattern: RegExp) => {
    const found = readdirSync(join(OUT, directory)).filter((name) => pattern.test(name))
    if (found.length !== 1) throw new Error(`Expected one ${pattern} in ${OUT}/${directory}`)
    return `${directory}/${found[0]}`
  }
  const manifestFile = only('server/assets', /^_tanstack-start-manifest.*\.js$/)
  const { tsrStartManifest } = await import(pathToFileURL(join(OUT, manifestFile)).href)
  const script: unknown = tsrStartManifest().routes.__root__?.scripts?.[0]?.attrs?.src
  if (typeof script !== 'string') throw new Error('The build names no client entry')
  const stylesheet = only('client/assets', /^site-.*\.css$/).replace(/^client/, '')
  return { stylesheet, script }
}

await build()
