import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** Each table, and the columns its rows are sorted by. */
const tables = {
  settings: 'key',
  wordings: 'name, locale',
  pages: 'id, locale',
  articles: 'collection, slug, locale',
  search_synonyms: 'position',
}

/**
 * A hash over what content.db says, not over its bytes: a file that was changed in place numbers the words of its index
 * differently from a new one with the same content.
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
