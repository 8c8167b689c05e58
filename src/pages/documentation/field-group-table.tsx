import type { Field, FieldGroup } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { escapeHtml } from '../../components/code/highlight-json.ts'
import { Breakable } from '../../components/text/breakable.tsx'
import type { SampleEntry } from './sample.ts'
import { sampleValue, valueAt } from './sample-value.ts'

interface FieldGroupTableProps {
  /** Id of the table of fields. It is inside the disclosure, so a link to it opens the group. */
  anchor: string
  group: FieldGroup
  /** The group as a field of the response; nothing for the top and for what entries share. */
  top: Field | undefined
  copy: DocumentationCopy['explorer']
  entries: readonly SampleEntry[]
  response: unknown
  /** The entry that is shown at first. */
  active: SampleEntry | undefined
  isOpenAtFirst: boolean
}

/** The fields of one object of a response, with the entries of the sample sheet to try them on. */
export function FieldGroupTable(props: FieldGroupTableProps) {
  const { anchor, group, top, copy, entries, response, active, isOpenAtFirst } = props
  const names: Record<string, string> = copy.groups
  const name = top ? group.name : names[group.name]
  const object = objectOf(group, entries[0] ?? active, response)
  const fields = group.name === 'response' ? group.fields.filter(isPlain) : group.fields
  return (
    <details open={isOpenAtFirst} data-fixed={!followsEntry(group) || undefined}>
      <summary>
        <h3 translate={top ? 'no' : undefined}>
          {name && <Breakable>{name}</Breakable>}
          {top && <code>{top.type}</code>}
        </h3>
        {top && <span>{top.meaning}</span>}
      </summary>
      <div id={anchor}>
        {entries.length > 0 && <EntryList entries={entries} />}
        <table aria-label={name}>
          <thead>
            <tr>
              <th>{copy.columns.field}</th>
              <th>{copy.columns.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field.path}
                field={field}
                copy={copy}
                sample={object ? sampleValue(object, field) : ''}
              />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** What the values of a group are taken from: the response, or the entry that is shown. */
function objectOf(group: FieldGroup, entry: SampleEntry | undefined, response: unknown) {
  if (group.name === 'response') return response
  return entry && followsEntry(group) ? valueAt(response, entry.path) : undefined
}

/** Whether its values are those of the entry pointed at; `quantity` is only a type. */
function followsEntry({ name }: FieldGroup): boolean {
  return name !== 'response' && name !== 'quantity'
}

/** Objects have a group of their own. */
function isPlain({ type }: Field): boolean {
  return !type.startsWith('object')
}

/**
 * The entries of the sample sheet: those of one group are of one kind, and the first is shown. `exploreFields` makes a
 * button of each, and finds the path of an entry by its index.
 */
function EntryList({ entries }: { entries: readonly SampleEntry[] }) {
  return (
    <ul data-kind={entries[0]?.kind} translate="no">
      {entries.map(({ path, ref, label }) => (
        <li key={path} data-entry={/\d+/.exec(path)?.[0] ?? ''} data-ref={ref}>
          {label}
        </li>
      ))}
    </ul>
  )
}

interface FieldRowProps {
  field: Field
  copy: DocumentationCopy['explorer']
  /** The field's value on the sample sheet, as JSON; empty where the sample has none. */
  sample: string
}

/**
 * One field: path and type, meaning with unit and values, value on the sample sheet. There are hundreds of them, so the
 * style sheet and `exploreFields` know the parts by their places.
 */
function FieldRow({ field, copy, sample }: FieldRowProps) {
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
