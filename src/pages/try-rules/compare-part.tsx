import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { codeOf } from '../../../shared/feasibility/catalogue-code.ts'
import { differencesOf } from '../../../shared/feasibility/compare-catalogues.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { LanguageField } from '../../navigation/language-field.tsx'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { differenceLine, faultText, rowsOf } from './catalogue-words.ts'
import { DeskPart } from './desk-part.tsx'
import { OpenFile } from './open-file.tsx'
import type { DeskWords, Version } from './try-rules-data.ts'

interface ComparePartProps {
  desk: DeskWords
  before: Version
  after: Catalogue
  onOpen: (catalogue: Catalogue) => void
}

/** What changed since an earlier version. Its codes are a plain form, for links and visitors without scripts. */
export function ComparePart({ desk, before, after, onOpen }: ComparePartProps) {
  const { query } = useShownPage()
  const { compare } = desk.copy
  const fields = [
    ['before', compare.before, before.catalogue ? codeOf(before.catalogue) : (query.before ?? '')],
    ['rules', compare.after, codeOf(after)],
  ] as const
  return (
    <DeskPart id="compare" copy={compare}>
      <div className="mt-4">
        <OpenFile desk={desk} label={compare.openBefore} onOpen={onOpen} />
      </div>
      <form method="get" action="/try/rules#compare" className="mt-3 grid gap-3 md:grid-cols-2">
        <LanguageField />
        {fields.map(([name, label, code]) => (
          <label key={name} className="block text-sm">
            {label}
            <input
              // Another catalogue has another code.
              key={code}
              name={name}
              defaultValue={code}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="code-hint"
              className="mt-1 block min-h-11 w-full border border-line bg-sheet px-3 font-mono"
            />
          </label>
        ))}
        <p id="code-hint" className="text-xs text-muted md:col-span-2">
          {compare.hint}
        </p>
        <p>
          <button type="submit" className={actionLook.secondary}>
            {compare.submit}
          </button>
        </p>
      </form>
      <Differences desk={desk} before={before} after={after} />
    </DeskPart>
  )
}

function Differences({ desk, before, after }: Omit<ComparePartProps, 'onOpen'>) {
  const { locale } = useShownPage()
  const { compare } = desk.copy
  if (before.fault !== undefined) {
    return <p className="mt-4 text-error">{faultText(before.fault, desk, locale)}</p>
  }
  if (!before.catalogue) return <p className="mt-4 text-muted">{compare.waiting}</p>
  const differences = differencesOf(before.catalogue, after)
  if (differences.length === 0) return <p className="mt-4">{compare.same}</p>
  return (
    <ReferenceTable
      caption={compare.title}
      columns={[compare.columns.rule, compare.columns.difference]}
      rows={rowsOf(differences.map((each) => differenceLine(each, desk, locale)))}
    />
  )
}
