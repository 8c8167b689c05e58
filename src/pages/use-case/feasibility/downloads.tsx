import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Catalogue } from '../../../../shared/feasibility/catalogue.ts'
import { catalogueCsv, catalogueJson } from '../../../../shared/feasibility/export.ts'
import { actionLook } from '../../../components/actions/action-link.tsx'
import { saveFile } from '../../../try/exports/save-file.ts'

interface DownloadsProps {
  copy: PlaygroundCopy['download']
  catalogue: Catalogue
}

/** The catalogue as a file, made in the browser: nothing is sent anywhere. */
export function Downloads({ copy, catalogue }: DownloadsProps) {
  const files = [
    { type: 'text/csv;charset=utf-8', name: 'csv', label: copy.csv, content: catalogueCsv },
    {
      type: 'application/json;charset=utf-8',
      name: 'json',
      label: copy.json,
      content: catalogueJson,
    },
  ]
  return (
    <div className="needs-script mt-6 border-t border-hairline pt-4">
      <p className="font-heading text-lg font-semibold">{copy.title}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {files.map(({ type, name, label, content }) => (
          <button
            key={name}
            type="button"
            className={actionLook.secondary}
            onClick={() => saveFile(content(catalogue), type, `${copy.fileName}.${name}`)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
