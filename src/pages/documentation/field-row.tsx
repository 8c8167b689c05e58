import type { Field } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/documentation.ts'

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
        {cut > 0 && <span>{path.slice(0, cut)}</span>}
        {cut > 0 && <wbr />}
        {path.slice(cut)}
        <code>
          {type}
          {isOptional && <span> · {copy.optional}</span>}
        </code>
        {sample && <samp>{sample}</samp>}
      </th>
      <td>
        {meaning}
        {unit && (
          <div>
            {copy.unit} {units[unit] ?? <span translate="no">{unit}</span>}
          </div>
        )}
        {values && (
          <div>
            {isOpen ? copy.examples : copy.values} <code>{values.join(', ')}</code>
          </div>
        )}
      </td>
    </tr>
  )
}
