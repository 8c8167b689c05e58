import { Fragment } from 'react'
import type { TrySetCopy } from '../../../shared/content/try-set.ts'
import { type ManifestField, manifestFields } from '../../../shared/sample-set/manifest-fields.ts'
import { ReferenceTable } from '../../components/reference-table.tsx'

/** Every field of the manifest, with its meaning and what it can say. */
export function ManifestFields({ copy }: { copy: TrySetCopy['manifest'] }) {
  const { caption, columns, fields, templateNote } = copy
  const rows = manifestFields.map((field: ManifestField & { name: keyof typeof fields }) => ({
    key: field.name,
    cells: [
      <code key="name" translate="no">
        {field.name}
      </code>,
      <Fragment key="meaning">
        {fields[field.name]}
        {field.values && (
          <span className="block text-muted">
            {columns.values}: <span translate="no">{field.values.join(', ')}</span>
          </span>
        )}
      </Fragment>,
    ],
  }))
  return (
    <>
      <ReferenceTable caption={caption} columns={[columns.name, columns.meaning]} rows={rows} />
      <p className="mt-4 text-sm text-muted">{templateNote}</p>
    </>
  )
}
