import type { Field } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { escapeHtml } from '../../components/code/highlight-json.ts'

interface FieldRowProps {
  field: Field
  copy: DocumentationCopy['explorer']
  /** The field's value on the sample sheet, as JSON; empty where the sample has none. */
  sample: string
}

/**
 * One field: path and type, meaning with unit and values, value on the sample sheet. There are hundreds of them, so the style
 * sheet and `exploreFields` know the parts by their places.
 */
export function FieldRow({ field, copy, sample }: FieldRowProps) {
  const { path, type, isOptional, meaning, unit, values, isOpen } = field
  const units: Record<string, string> = copy.units
  const cut = path.lastIndexOf('.') + 1
  return (
    <tr>
      <th translate="no">
        {cut > 0 && <bdi>{path.slice(0, cut)}</bdi>}
        {path.slice(cut)}
        <code>
          {type}
          {isOptional && <span> · {copy.optional}</span>}
        </code>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, but for quotation marks, which React writes as entities */}
        {sample && <samp dangerouslySetInnerHTML={{ __html: escapeHtml(sample) }} />}
      </th>
      <td>
        {meaning}
        {unit && (
          <p>
            {copy.unit} {units[unit] ?? <span translate="no">{unit}</span>}
          </p>
        )}
        {values && (
          <p>
            {isOpen ? copy.examples : copy.values} <code>{values.join(', ')}</code>
          </p>
        )}
      </td>
    </tr>
  )
}
