import type { ChangelogCopy } from '../../../shared/content/changelog.ts'

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
          <Choice value="all" count={entries.length} isFirst>
            {words.all}
          </Choice>
          {Object.entries(areas).map(([area, name]) => (
            <Choice
              key={area}
              value={area}
              count={entries.filter((entry) => entry.area === area).length}
            >
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
    </search>
  )
}

interface ChoiceProps {
  value: string
  count: number
  children: string
  isFirst?: boolean
}

const Choice = ({ value, count, children, isFirst }: ChoiceProps) => (
  <label>
    <input type="radio" name="area" value={value} defaultChecked={isFirst} />
    {children} <span>{count}</span>
  </label>
)
