import type { DatabaseSync } from 'node:sqlite'
import type { CompiledFigure, FigureCache } from './compile-figures.ts'

/** Figures that the content store holds. */
export function figureCache(database: DatabaseSync): FigureCache {
  const find = database.prepare('SELECT json FROM figure_origins WHERE name = ? AND key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO figure_origins VALUES (?, ?, ?)')
  return {
    get(name, key) {
      const row = find.get(name, key)
      return row && (JSON.parse(String(row.json)) as CompiledFigure)
    },
    put(name, key, figure) {
      put.run(name, key, JSON.stringify(figure))
    },
  }
}
