import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Catalogue } from '../../../../shared/feasibility/catalogue.ts'
import type { RuleSummary } from '../../../../shared/feasibility/check.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import { limitOf, rationaleOf } from './wording.ts'

interface RuleTableProps {
  copy: PlaygroundCopy
  summaries: readonly RuleSummary[]
  catalogue: Catalogue
  locale: Locale
}

/** Every rule, passed or failed, with the callout that is nearest to its limit, so that a pass is explained too. */
export function RuleTable({ copy, summaries, catalogue, locale }: RuleTableProps) {
  const { result, rules } = copy
  return (
    <Table
      className="rule-table"
      caption={result.rulesTitle}
      columns={[
        result.columns.rule,
        result.columns.verdict,
        result.columns.checked,
        result.columns.nearest,
      ]}
    >
      {summaries.map(({ rule, verdict, checked, failed, nearest }) => (
        <Row key={rule}>
          <RowHeader>
            <span className="font-heading">{rules[rule]}</span>
            <span className="block text-xs font-normal text-muted">
              {limitOf(rule, catalogue, locale)}
            </span>
          </RowHeader>
          <Cell data-verdict={verdict}>{result.verdicts[verdict]}</Cell>
          <Cell data-label={result.columns.checked}>
            {failed > 0 ? `${failed}/${checked}` : checked}
          </Cell>
          <Cell>{rationaleOf(nearest, copy, locale)}</Cell>
        </Row>
      ))}
    </Table>
  )
}
