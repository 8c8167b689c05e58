import { isAlias, isNode, parseDocument, stringify, visit } from 'yaml'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError, excerpt } from '../../../shared/feasibility/catalogue-fault.ts'
import {
  catalogueDocument,
  catalogueFormat,
  catalogueVersion,
} from '../../../shared/feasibility/export.ts'
import { readCatalogue } from '../../../shared/feasibility/read-catalogue.ts'

/** The catalogue as YAML 1.2. */
export function catalogueYaml(catalogue: Catalogue): string {
  return stringify(catalogueDocument(catalogue), { lineWidth: 100 })
}

/**
 * A catalogue from a YAML file that may come from anybody: plain values only, no tags, and no aliases, which can make a long
 * text of a short one.
 *
 * @throws CatalogueError
 */
export function catalogueOfYaml(text: string): Catalogue {
  const document = plainValues(text)
  if (typeof document !== 'object' || document === null) throw new CatalogueError('notACatalogue')
  const { format, version, catalogue } = document as Record<string, unknown>
  if (format !== catalogueFormat) throw new CatalogueError('notACatalogue')
  if (version !== catalogueVersion) {
    throw new CatalogueError('otherVersion', { version: excerpt(version), known: catalogueVersion })
  }
  return readCatalogue(catalogue)
}

function plainValues(text: string): unknown {
  try {
    const document = parseDocument(text, { schema: 'core', merge: false, logLevel: 'silent' })
    const [error] = document.errors
    if (error) throw new CatalogueError('notYaml', { line: error.linePos?.[0].line ?? 1 })
    visit(document, (_, node) => {
      if (isAlias(node)) throw new CatalogueError('alias', { name: excerpt(node.source) })
      if (isNode(node) && node.tag) throw new CatalogueError('tag', { tag: excerpt(node.tag) })
    })
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof CatalogueError) throw error
    // Nested so deeply that the parser gave up.
    throw new CatalogueError('notYaml', { line: 1 })
  }
}
