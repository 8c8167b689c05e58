import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import {
  type Catalogue,
  exampleCatalogues,
  exampleIds,
} from '../../../shared/feasibility/catalogue.ts'
import { codeOf } from '../../../shared/feasibility/catalogue-code.ts'
import { draftOf, searchOfDraft } from '../../../shared/feasibility/catalogue-draft.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { ShareLinkButton } from '../../components/actions/share-link-button.tsx'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { saveFile } from '../../try/exports/save-file.ts'
import { faultText, limitLines, rowsOf } from './catalogue-words.ts'
import { DeskPart } from './desk-part.tsx'
import { OpenFile } from './open-file.tsx'
import type { DeskWords } from './try-rules-data.ts'

interface RulesPartProps {
  desk: DeskWords
  catalogue: Catalogue
  fault: unknown
  onChange: (catalogue: Catalogue) => void
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const playground = '/use-cases/feasibility-analysis'

/** The catalogue in words, and the ways in and out. */
export function RulesPart({ desk, catalogue, fault, onChange }: RulesPartProps) {
  const { locale } = useShownPage()
  const { rules } = desk.copy
  const inPlayground = stringifySearch(searchOfDraft(draftOf(catalogue, locale), locale))

  async function saveYaml() {
    const { catalogueYaml } = await import('../../try/rules/catalogue-yaml.ts')
    saveFile(catalogueYaml(catalogue), 'application/yaml', `${rules.fileName}.yaml`)
  }
  async function saveXlsx() {
    const { catalogueXlsx } = await import('../../try/rules/catalogue-xlsx.ts')
    saveFile(await catalogueXlsx(catalogue), xlsxType, `${rules.fileName}.xlsx`)
  }

  return (
    <DeskPart id="rules" copy={rules}>
      {fault !== undefined && <p className="mt-3 text-error">{faultText(fault, desk, locale)}</p>}
      <Examples desk={desk} onChange={onChange} />
      <div className="rule-lines">
        <ReferenceTable
          caption={rules.title}
          columns={[rules.columns.rule, rules.columns.limit]}
          rows={rowsOf(limitLines(catalogue, desk, locale))}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <OpenFile desk={desk} label={rules.open} onOpen={onChange} />
        <button type="button" className={`needs-script ${actionLook.secondary}`} onClick={saveYaml}>
          {rules.yaml}
        </button>
        <button type="button" className={`needs-script ${actionLook.secondary}`} onClick={saveXlsx}>
          {rules.xlsx}
        </button>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <ShareLinkButton hash="rules" labels={rules} />
        <SiteLink
          href={`${playground}${inPlayground}#playground`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center text-sm text-action underline underline-offset-4"
        >
          {rules.edit}
        </SiteLink>
      </p>
    </DeskPart>
  )
}

/** Catalogues to begin with. */
function Examples({ desk, onChange }: Pick<RulesPartProps, 'desk' | 'onChange'>) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
      {desk.copy.rules.examples}
      {exampleIds.map((id) => (
        <SiteLink
          key={id}
          href={`/try/rules?rules=${codeOf(exampleCatalogues[id])}#rules`}
          rel="nofollow"
          className="inline-flex min-h-8 items-center text-action underline underline-offset-4"
          onClick={(event) => {
            event.preventDefault()
            onChange(exampleCatalogues[id])
          }}
        >
          {desk.words.form.examples.names[id]}
        </SiteLink>
      ))}
    </p>
  )
}
