import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { CodeBlock } from '../../components/code/code-block.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { FieldReference } from './documentation-data.ts'
import { exploreFields } from './explore-fields.enhance.ts'
import { FieldGroupTable } from './field-group-table.tsx'
import type { Sample } from './sample.ts'
import { SampleSheet } from './sample-sheet.tsx'

interface FieldExplorerProps {
  id: string
  copy: DocumentationCopy['explorer']
  reference: FieldReference
  sample: Sample
}

/**
 * Every field of a response beside the sheet and the JSON it was read into. Pointing at a field, an entry, a box or an
 * object of the code lights the other sides; the sample column shows the values of the entry pointed at.
 */
export function FieldExplorer({ id, copy, reference, sample }: FieldExplorerProps) {
  const ui = useUi()
  const [first] = Object.values(sample.entries).flat()
  return (
    <Enhanced by={exploreFields} when="near">
      <div className="explorer">
        <div>
          <div>
            {sample.boxes.length > 0 && (
              <SampleSheet id={id} copy={copy} boxes={sample.boxes} active={first} />
            )}
            <CodeBlock
              caption={`${id}.json`}
              html={sample.html}
              labels={ui.code}
              whole={sample.whole}
            />
          </div>
        </div>
        <div>
          <p className="field-hint">
            <span className="needs-script">{copy.hint}</span>
            <a href={reference.schemaPath}>
              {copy.schemaLink}: <code translate="no">{reference.schemaPath}</code>
            </a>
          </p>
          <div className="field-groups" data-entries={copy.entries}>
            {reference.groups
              .filter(({ fields }) => fields.length > 0)
              .map((group, index) => (
                <FieldGroupTable
                  key={group.name}
                  anchor={`${id}-${group.name}`}
                  group={group}
                  top={reference.groups[0]?.fields.find(({ path }) => path === group.name)}
                  copy={copy}
                  entries={sample.entries[group.name] ?? []}
                  response={sample.response}
                  active={first}
                  isOpenAtFirst={index === 1 || index === 2}
                />
              ))}
          </div>
        </div>
      </div>
    </Enhanced>
  )
}
