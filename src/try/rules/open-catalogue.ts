import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'

/**
 * Files of a catalogue are some kilobytes. The time to find keys that a YAML file has twice grows with the square of their
 * number.
 */
const mostKilobytes = { workbook: 256, yaml: 32 }

/**
 * The catalogue in a file of a visitor: a workbook by its first bytes, anything else is read as YAML, which JSON is as well.
 * The libraries are loaded with the first file.
 *
 * @throws CatalogueError
 */
export async function openCatalogue(file: Blob): Promise<Catalogue> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isArchive = first === 0x50 && second === 0x4b
  const kilobytes = mostKilobytes[isArchive ? 'workbook' : 'yaml']
  if (file.size > kilobytes * 1024) throw new CatalogueError('tooBig', { kilobytes })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive) return (await import('./catalogue-xlsx.ts')).catalogueOfXlsx(bytes)
  return (await import('./catalogue-yaml.ts')).catalogueOfYaml(new TextDecoder().decode(bytes))
}
