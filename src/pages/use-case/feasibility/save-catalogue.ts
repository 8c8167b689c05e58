import { catalogueCsv, catalogueJson } from '../../../../shared/feasibility/export.ts'
import { saveFile } from '../../../try/exports/save-file.ts'
import type { PlaygroundView } from './check-drawings.ts'

const formats = {
  csv: { type: 'text/csv;charset=utf-8', content: catalogueCsv },
  json: { type: 'application/json;charset=utf-8', content: catalogueJson },
} as const

/** Saves the catalogue as it stands. */
export function saveCatalogue(format: keyof typeof formats, view: PlaygroundView): void {
  const { type, content } = formats[format]
  saveFile(content(view.catalogue), type, `${view.copy.download.fileName}.${format}`)
}
