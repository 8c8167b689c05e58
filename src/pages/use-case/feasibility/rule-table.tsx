import type { PlaygroundCopy } from '../../../../server/content/schemas/feasibility.ts'
import type { Catalogue } from '../../../feasibility/catalogue.ts'
import type { RuleSummary } from '../../../feasibility/check.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { limitOf, rationaleOf } from './wording.ts'

interface RuleTableProps {
  copy: PlaygroundCopy
  summaries: readonly RuleSummary[]
  catalogue: Catalogue
  locale: Locale
}

/** Every rule, passed or failed, with the callout that comes nearest to its limit: a pass has a rationale too. */
export function RuleTable({ copy, summaries, catalogue, locale }: RuleTableProps) {
  const { result, rules } = copy
  return (
    <table className="rule-table">
      <caption className="sr-only">{result.rulesTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{result.columns.rule}</th>
          <th scope="col">{result.columns.verdict}</th>
          <th scope="col">{result.columns.checked}</th>
          <th scope="col">{result.columns.nearest}</th>
        </tr>
      </thead>
      <tbody>
        {summaries.map(({ rule, verdict, checked, failed, nearest }) => (
          <tr key={rule}>
            <th scope="row">
              {rules[rule]}
              <span className="block text-xs font-normal text-muted">
                {limitOf(rule, catalogue, locale)}
              </span>
            </th>
            <td>{result.verdicts[verdict]}</td>
            <td data-label={result.columns.checked}>
              {failed > 0 ? `${failed}/${checked}` : checked}
            </td>
            <td>{rationaleOf(nearest, copy, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
