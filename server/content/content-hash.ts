import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** In the order of their keys. */
const tables = {
  settings: 'key',
  wordings: 'name, locale',
  pages: 'id, locale',
  articles: 'collection, slug, locale',
  search_synonyms: 'position',
}

/**
 * Over what content.db says. Its bytes also depend on how it came to be: search is built from the same words, but a
 * file that was changed in place numbers them otherwise than a new one.
 */
export function contentHash(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const hash = createHash('sha256')
  for (const [table, key] of Object.entries(tables)) {
    const rows = database.prepare(`SELECT * FROM ${table} ORDER BY ${key}`)
    for (const row of rows.iterate()) hash.update(JSON.stringify([table, ...Object.values(row)]))
  }
  database.close()
  return hash.digest('hex')
}
