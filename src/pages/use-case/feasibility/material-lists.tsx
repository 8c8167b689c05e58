import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Draft } from '../../../../shared/feasibility/catalogue-draft.ts'
import { allowedKey, deniedKey } from '../../../../shared/feasibility/catalogue-keys.ts'
import { materialCategories } from '../../../../shared/feasibility/catalogue-terms.ts'
import { CheckBox } from './check-box.tsx'

interface MaterialListsProps {
  copy: PlaygroundCopy
  draft: Draft
  onChange: (key: string, value: string) => void
}

/** Whitelist and blacklist side by side. A category may be on both: the blacklist wins. */
export function MaterialLists({ copy, draft, onChange }: MaterialListsProps) {
  const { form, materials } = copy
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{form.legends.materials}</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="font-normal">
            {form.material}
          </th>
          <th scope="col" className="w-16 font-normal">
            {form.allowed}
          </th>
          <th scope="col" className="w-16 font-normal">
            {form.denied}
          </th>
        </tr>
      </thead>
      <tbody>
        {materialCategories.map((category) => (
          <tr key={category} className="border-t border-hairline">
            <th scope="row" className="py-1 pr-2 text-left font-normal leading-tight">
              {materials[category]}
            </th>
            {[
              { key: allowedKey(category), list: form.allowed },
              { key: deniedKey(category), list: form.denied },
            ].map(({ key, list }) => (
              <td key={key}>
                <CheckBox
                  name={key}
                  label={`${materials[category]}: ${list}`}
                  isLabelHidden
                  isOn={draft[key] === '1'}
                  onChange={(value) => onChange(key, value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
