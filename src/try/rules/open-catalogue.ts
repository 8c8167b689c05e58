import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'

/** Files of a catalogue are some kilobytes. */
const mostCatalogueBytes = 256 * 1024

/**
 * The catalogue in a file of a visitor: a workbook by its first bytes, anything else is read as YAML, which JSON is as well.
 * The libraries are loaded with the first file.
 *
 * @throws CatalogueError
 */
export async function openCatalogue(file: Blob): Promise<Catalogue> {
  if (file.size > mostCatalogueBytes) {
    throw new CatalogueError('tooBig', { kilobytes: mostCatalogueBytes / 1024 })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isArchive) return (await import('./catalogue-xlsx.ts')).catalogueOfXlsx(bytes)
  return (await import('./catalogue-yaml.ts')).catalogueOfYaml(new TextDecoder().decode(bytes))
}
