import { atlasKinds } from '../../../shared/atlas-kinds.ts'
import type { KnowledgeBaseCopy } from '../../../shared/content/pages/knowledge-base.ts'
import { Choice } from '../../components/fields/choice.tsx'
import type { AtlasStandard } from './atlas-data.ts'

interface AtlasFilterProps {
  copy: KnowledgeBaseCopy['atlas']
  standards: readonly AtlasStandard[]
}

/** A single choice of a kind or a standard, so that no combination can leave the wall empty. It needs no script. */
export function AtlasFilter({ copy, standards }: AtlasFilterProps) {
  const { filter, groups } = copy
  return (
    <search>
      <fieldset className="choices">
        <legend>{filter.label}</legend>
        <div>
          <Choice name="atlas" value="all" isFirst>
            {filter.all}
          </Choice>
          {atlasKinds.map((kind) => (
            <Choice key={kind} name="atlas" value={kind}>
              {groups[kind].title}
            </Choice>
          ))}
        </div>
        <div>
          <span>{filter.standard}</span>
          {standards.map(({ filter: value, name }) => (
            <Choice key={value} name="atlas" value={value}>
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
    </search>
  )
}
