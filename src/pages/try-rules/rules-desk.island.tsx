import { useState } from 'react'
import { type Catalogue, defaultCatalogue } from '../../../shared/feasibility/catalogue.ts'
import { catalogueOfCode, codeOf } from '../../../shared/feasibility/catalogue-code.ts'
import { shareValues } from '../../navigation/share-values.ts'
import { useShownPage } from '../../navigation/shown-page.tsx'
import { ComparePart } from './compare-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { RunPart } from './run-part.tsx'
import type { DeskWords, Version } from './try-rules-data.ts'

/**
 * A catalogue that is opened, kept, compared and run. Both versions live in the address as codes (`?rules=&before=`),
 * so that catalogue and comparison can be shared, and shown without scripts.
 */
export function RulesDesk(desk: DeskWords) {
  const { query } = useShownPage()
  const [rules, setRules] = useState(() => versionOf(query.rules))
  const [before, setBefore] = useState(() => versionOf(query.before))
  const catalogue = rules.catalogue ?? defaultCatalogue

  function changeRules(next: Catalogue) {
    setRules({ catalogue: next, fault: undefined })
    shareValues({ rules: codeOf(next) })
  }
  function changeBefore(next: Catalogue) {
    setBefore({ catalogue: next, fault: undefined })
    shareValues({ before: codeOf(next) })
  }

  return (
    <div data-takes-files>
      <RulesPart desk={desk} catalogue={catalogue} fault={rules.fault} onChange={changeRules} />
      <ComparePart desk={desk} before={before} after={catalogue} onOpen={changeBefore} />
      <RunPart desk={desk} catalogue={catalogue} />
    </div>
  )
}

function versionOf(code: string | undefined): Version {
  if (!code) return { catalogue: undefined, fault: undefined }
  try {
    return { catalogue: catalogueOfCode(code), fault: undefined }
  } catch (fault) {
    return { catalogue: undefined, fault }
  }
}
