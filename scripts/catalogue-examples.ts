import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { undateArchive } from '../server/rendering/security-pack/undate-archive.ts'
import { catalogueExamplePath } from '../shared/addresses/file-paths.ts'
import { defaultCatalogue } from '../shared/feasibility/catalogue.ts'
import { catalogueXlsx } from '../src/try/rules/catalogue-xlsx.ts'
import { catalogueYaml } from '../src/try/rules/catalogue-yaml.ts'

/**
 * Writes an example of each kind of file below the folder of files that visitors get. The same catalogue gives the same
 * bytes, as the build's identity is made of them.
 */
export async function writeCatalogueExamples(folder: string): Promise<void> {
  const workbook = await catalogueXlsx(defaultCatalogue)
  const files = {
    yaml: catalogueYaml(defaultCatalogue),
    xlsx: undateArchive(new Uint8Array(await workbook.arrayBuffer())),
  }
  for (const ending of ['yaml', 'xlsx'] as const) {
    const file = join(folder, catalogueExamplePath(ending))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, files[ending])
  }
}
