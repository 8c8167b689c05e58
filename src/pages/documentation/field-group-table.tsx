import type { Field, FieldGroup } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/documentation.ts'
import { Icon } from '../../components/icon.tsx'
import { Table } from '../../components/table.tsx'
import { FieldRow } from './field-row.tsx'
import type { SampleEntry } from './sample.ts'
import { sampleValue, valueAt } from './sample-value.ts'

interface FieldGroupTableProps {
  /** Of the fields, inside the disclosure: a link to it opens the group. */
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
  const shown = entries.find(({ path }) => path === active?.path) ?? entries[0]
  const object = objectOf(group, shown ?? active, response)
  const fields = group.name === 'response' ? group.fields.filter(isPlain) : group.fields
  return (
    <details
      className="field-group group/fields"
      open={isOpenAtFirst}
      data-follows={followsEntry(group) || undefined}
    >
      <summary className="grid min-h-12 list-none grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 py-2.5 hover:text-action">
        <h3 className="font-mono text-base font-normal" translate={top ? 'no' : undefined}>
          {top ? group.name : names[group.name]}
          {top && <code className="ml-3 text-xs whitespace-nowrap text-muted">{top.type}</code>}
        </h3>
        <Icon
          name="caret"
          className="row-span-2 size-5 self-center transition-transform group-open/fields:rotate-180"
        />
        {top && <span className="text-sm text-muted">{top.meaning}</span>}
      </summary>
      <div id={anchor} className="scroll-mt-14 pb-6">
        {entries.length > 0 && <EntryList label={copy.entries} entries={entries} shown={shown} />}
        <Table
          className="definition-table field-table"
          caption={top ? group.name : names[group.name]}
          columns={[copy.columns.field, copy.columns.meaning]}
        >
          {fields.map((field) => (
            <FieldRow
              key={field.path}
              field={field}
              copy={copy}
              sample={object ? sampleValue(object, field) : ''}
              followsEntry={followsEntry(group)}
            />
          ))}
        </Table>
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

interface EntryListProps {
  label: string
  entries: readonly SampleEntry[]
  shown: SampleEntry | undefined
}

/** The entries that stand on the sample sheet. */
function EntryList({ label, entries, shown }: EntryListProps) {
  return (
    <ul className="needs-script mb-3 flex flex-wrap gap-2" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.path} data-kind={entry.kind}>
          <button
            type="button"
            aria-pressed={entry.path === shown?.path}
            className="evidence-field border border-l-4 border-hairline border-l-(--ev,var(--color-line)) bg-sheet"
            translate="no"
            data-entry={entry.path}
            data-ref={entry.ref}
          >
            {entry.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
