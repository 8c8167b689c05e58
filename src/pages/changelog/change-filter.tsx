import type { ChangelogCopy } from '../../../shared/content/changelog.ts'
import { Choice } from '../../components/choice.tsx'

interface ChangeFilterProps {
  words: ChangelogCopy['filter']
  areas: ChangelogCopy['areas']
  entries: ChangelogCopy['entries']
}

/** Which changes are shown: who runs an integration reads those of the contract alone. It needs no script (changes.css). */
export function ChangeFilter({ words, areas, entries }: ChangeFilterProps) {
  return (
    <search>
      <fieldset className="choices">
        <legend>{words.label}</legend>
        <div>
          <Choice name="area" value="all" isFirst>
            {words.all} <span>{entries.length}</span>
          </Choice>
          {Object.entries(areas).map(([area, name]) => (
            <Choice key={area} name="area" value={area}>
              {name} <span>{entries.filter((entry) => entry.area === area).length}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </search>
  )
}
