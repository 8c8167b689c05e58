import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { compileContent } from '../server/content/compile.ts'
import { countOf, formatFault } from '../server/content/faults.ts'
import { openContent } from '../server/content/queries.ts'
import { sitePaths } from '../src/navigation/site-map.ts'
import { generate } from './generate/generate.ts'
import { precompress } from './precompress.ts'
import { sitePictures } from './site-pictures.ts'
import { writeSocialImages } from './social-images.ts'

const OUT = 'dist'

/** Makes `dist/`: client and server, content, social images, compressed twins, the build's identity. */
async function build(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  await generate()
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  compileOrExit()
  const content = openContent(`${OUT}/content.db`)
  await writeSocialImages(sitePictures(content), `${OUT}/client/social`, '.cache/social')
  content.close()
  precompress(`${OUT}/client`)
  const identity = identify()
  writeFileSync(`${OUT}/build.json`, `${JSON.stringify(identity, null, 2)}\n`)
  console.log(`Build ${identity.buildId} is in ${OUT}/`)
}

function compileOrExit(): void {
  const { pages, articles, faults } = compileContent({
    contentDir: 'content',
    outFile: `${OUT}/content.db`,
    knownPaths: Object.values(sitePaths),
  })
  for (const fault of faults) console.error(formatFault(fault))
  if (faults.length > 0) {
    console.error(
      `The content has ${countOf(faults.length, 'fault', 'faults')}; nothing was built.`,
    )
    process.exit(1)
  }
  console.log(
    `Content: ${countOf(pages, 'page', 'pages')}, ${countOf(articles, 'article', 'articles')}`,
  )
}

/** The same files give the same id, so that a build made twice is no update for visitors. */
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

await build()
