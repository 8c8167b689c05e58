import type { DrawingId } from '@firstangle/drawings'
import { useState } from 'react'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Catalogue } from '../../../../shared/feasibility/catalogue.ts'
import { type RuleSummary, summariesOf, verdictOf } from '../../../../shared/feasibility/check.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import bracket from '../../../generated/drawings/bracket.svg?url'
import cover from '../../../generated/drawings/cover.svg?url'
import plate from '../../../generated/drawings/plate.svg?url'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { FaultSheet } from './fault-sheet.tsx'
import { FindingList } from './finding-list.tsx'
import type { CheckedDrawing } from './verdicts.tsx'
import { countOf, limitOf, rationaleOf } from './wording.ts'

const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

interface DrawingResultProps extends CheckedDrawing {
  copy: PlaygroundCopy
  catalogue: Catalogue
  locale: Locale
}

/** One drawing: its ballooned sheet, the failing callouts with rationale and alternative, and a line for each rule. */
export function DrawingResult({ drawing, findings, copy, catalogue, locale }: DrawingResultProps) {
  const [active, setActive] = useState<number>()
  const failing = findings.filter(({ verdict }) => verdict === 'fail')
  const { name, alt } = copy.drawings[drawing.id]
  const { result } = copy
  const verdict = verdictOf(findings)
  const src = sheets[drawing.id]
  return (
    <div className="min-w-0">
      <h3 className="text-2xl">{fillText(result.title, { name, number: drawing.number })}</h3>
      <p className="mt-1 text-muted">
        {result.verdicts[verdict]}, {countOf(failing.length, result.findings)}
      </p>
      <FaultSheet
        src={src}
        alt={alt}
        label={fillText(result.sheet, { name, number: drawing.number })}
        drawing={drawing}
        failing={failing}
        active={active}
        onPoint={setActive}
      />
      <h4 className="mt-8 text-xl">{result.findingsTitle}</h4>
      {failing.length === 0 ? (
        <p className="mt-2 text-muted">{result.noFindings}</p>
      ) : (
        <FindingList
          copy={copy}
          src={src}
          sheet={drawing}
          failing={failing}
          active={active}
          locale={locale}
          onPoint={setActive}
        />
      )}
      <h4 className="mt-10 text-xl">{result.rulesTitle}</h4>
      <div className="overflow-x-auto">
        <RuleTable
          copy={copy}
          summaries={summariesOf(findings)}
          catalogue={catalogue}
          locale={locale}
        />
      </div>
    </div>
  )
}

interface RuleTableProps {
  copy: PlaygroundCopy
  summaries: readonly RuleSummary[]
  catalogue: Catalogue
  locale: Locale
}

/** Every rule, passed or failed, with the callout that is nearest to its limit, so that a pass is explained too. */
function RuleTable({ copy, summaries, catalogue, locale }: RuleTableProps) {
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
