import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createBuilder, type Manifest, build as viteBuild } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { compileContent } from '../server/content/compile.ts'
import { formatFault } from '../server/content/faults.ts'
import { contentHash } from '../server/content/store/content-hash.ts'
import { openContent } from '../server/content/store/queries.ts'
import { frameFiles } from '../server/rendering/page-files.ts'
import { clientPackagePath } from '../shared/addresses/file-paths.ts'
import { counted } from '../shared/i18n/format.ts'
import { pagePaths } from '../shared/pages.ts'
import { writeAgreements } from './agreement/write-agreement.ts'
import { writeCatalogueExamples } from './catalogue-examples.ts'
import { generate } from './generate/generate.ts'
import { deliveredPackages, licenceNotice, readLicence } from './licences.ts'
import { precompress } from './precompress.ts'
import { writePacks } from './security-packs.ts'
import { fingerprint, fingerprintFile } from './setup/fingerprint.mjs'
import { sitePictures } from './site-pictures.ts'
import { writeSocialImages } from './social-images.ts'
import { styleRules } from './style-rules.ts'

const outFolder = 'dist'

/** Makes `dist/`: client and server, content, social images, compressed twins, the build's identity. */
async function build(): Promise<void> {
  // Taken first: if a file is edited while the build runs, the next start builds again.
  const inputs = fingerprint('.')
  rmSync(outFolder, { recursive: true, force: true })
  await generate()
  // Before the bundling, which takes a minute: a missing word is reported at once.
  const figureFiles = compileOrExit()
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await buildStartScript()
  movePictures()
  renameSync(`${outFolder}/client/.vite/manifest.json`, `${outFolder}/client-manifest.json`)
  rmdirSync(`${outFolder}/client/.vite`)
  writeStyleRules()
  mkdirSync(`${outFolder}/client/figures`)
  for (const { name, svg } of figureFiles) writeFileSync(`${outFolder}/client/figures/${name}`, svg)
  const content = openContent(`${outFolder}/content.db`)
  await writeSocialImages(sitePictures(content), `${outFolder}/client/social`, '.cache/social')
  await writeAgreements(content, `${outFolder}/client`)
  await writePacks(content, `${outFolder}/made`)
  await writeCatalogueExamples(`${outFolder}/client`)
  content.close()
  cpSync('src/generated/client-packages', `${outFolder}/client${clientPackagePath('')}`, {
    recursive: true,
  })
  writeLicences()
  await precompress(`${outFolder}/client`, '.cache/precompressed')
  const identity = identify()
  writeFileSync(`${outFolder}/build.json`, `${JSON.stringify(identity, null, 2)}\n`)
  writeFileSync(fingerprintFile, `${inputs}\n`)
  console.log(`Build ${identity.buildId} is in ${outFolder}/`)
}

/** Pages refer to pictures that only the server's half of the build emits. */
function movePictures(): void {
  const from = `${outFolder}/server/assets`
  for (const name of readdirSync(from)) {
    if (!name.endsWith('.js')) renameSync(`${from}/${name}`, `${outFolder}/client/assets/${name}`)
  }
}

/** The script that stands in every page, in one piece. */
async function buildStartScript(): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: frameFiles.start,
        formats: ['iife'],
        name: 'start',
        fileName: () => 'start.js',
      },
    },
  })
}

/** From the one sheet that was built, for the server to give each page its part of it. */
function writeStyleRules(): void {
  const read = (file: string) => readFileSync(file, 'utf8')
  const manifest: Manifest = JSON.parse(read(`${outFolder}/client-manifest.json`))
  const css = read(`${outFolder}/client/${manifest[frameFiles.styles]?.file}`)
  const sources = JSON.parse(read(`${outFolder}/client-modules.json`))
  writeFileSync(
    `${outFolder}/styles.json`,
    JSON.stringify(styleRules(css, manifest, sources, read)),
  )
}

/** For visitors, at `/licences.txt`. */
function writeLicences(): void {
  const modules = JSON.parse(readFileSync(`${outFolder}/client-modules.json`, 'utf8'))
  const packages = deliveredPackages(modules).map(readLicence)
  writeFileSync(`${outFolder}/client/licences.txt`, licenceNotice(packages))
}

/** Writes `content.db`, or says what is wrong with the content and ends the build. Returns the figures that are files. */
function compileOrExit() {
  const { pages, articles, figureFiles, faults } = compileContent({
    contentDir: 'content',
    outFile: `${outFolder}/content.db`,
    storeFile: '.cache/compiled.db',
    knownPaths: pagePaths,
  })
  for (const fault of faults) console.error(formatFault(fault))
  if (faults.length > 0) {
    console.error(`The content has ${counted(faults.length, 'fault')}; nothing was built.`)
    process.exit(1)
  }
  console.log(`Content: ${counted(pages, 'page')}, ${counted(articles, 'article')}`)
  return figureFiles
}

/** Equal files get an equal id: building the same sources again is no update for visitors. */
function identify() {
  const hash = createHash('sha256')
  const names = (readdirSync(outFolder, { recursive: true }) as string[]).filter((name) =>
    /^(?:(?:server|client)[/\\].*\.\w+|start\.js|styles\.json)$/.test(name),
  )
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(outFolder, name)))
  hash.update(contentHash(`${outFolder}/content.db`))
  return {
    version: packageJson.version,
    buildId: hash.digest('hex').slice(0, 12),
    buildTimestamp: new Date().toISOString(),
  }
}

await build()
