import type { Catalogue } from './catalogue.ts'
import { chamferRemarks, radiusRemarks } from './corner-rules.ts'
import type { SheetFacts } from './drawing-facts.ts'
import {
  type Finding,
  failReasons,
  type Remark,
  type RuleId,
  ruleIds,
  type Verdict,
} from './finding.ts'
import { gdntRemarks } from './gdnt-rule.ts'
import { materialRemarks } from './material-rule.ts'
import { surfaceRemarks } from './surface-rule.ts'
import { threadRemarks } from './thread-rule.ts'
import { toleranceRemarks } from './tolerance-rule.ts'

const rules: Record<RuleId, (drawing: SheetFacts, catalogue: Catalogue) => Remark[]> = {
  tolerance: toleranceRemarks,
  thread: threadRemarks,
  radius: radiusRemarks,
  chamfer: chamferRemarks,
  gdnt: gdntRemarks,
  material: materialRemarks,
  surface: surfaceRemarks,
}

/**
 * Checks every callout of a drawing against the rule for its kind, in the order of {@link ruleIds}.
 * A rule without any callout on the sheet passes with the reason `nothingToCheck`.
 */
export function checkDrawing(drawing: SheetFacts, catalogue: Catalogue): Finding[] {
  return ruleIds.flatMap((rule) => {
    const remarks = rules[rule](drawing, catalogue)
    const said: Remark[] = remarks.length > 0 ? remarks : [{ rule, reason: 'nothingToCheck' }]
    return said.map((remark) => findingOf(remark, drawing))
  })
}

function findingOf(remark: Remark, { boxes }: SheetFacts): Finding {
  const { callout, ...rest } = remark
  const ref = callout?.reference_id
  return {
    needsPerson: false,
    found: undefined,
    limit: undefined,
    values: {},
    alternative: undefined,
    ...rest,
    verdict: (failReasons as readonly string[]).includes(remark.reason) ? 'fail' : 'pass',
    ref,
    label: callout?.label ?? '',
    box: ref === undefined ? undefined : boxes[ref],
  }
}

/** One failing callout fails the drawing; there is no third answer. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  return findings.some(({ verdict }) => verdict === 'fail') ? 'fail' : 'pass'
}

/** What a rule's line in the result says. */
export interface RuleSummary {
  rule: RuleId
  verdict: Verdict
  checked: number
  failed: number
  /** The callout nearest to the limit, or beyond it. */
  nearest: Finding
}

/** One line for each rule: how many callouts, how many fail, which one is nearest to the limit. */
export function summariesOf(findings: readonly Finding[]): RuleSummary[] {
  return ruleIds.flatMap((rule) => {
    const own = findings.filter((finding) => finding.rule === rule)
    const [nearest] = own.toSorted((a, b) => orderOf(a) - orderOf(b))
    if (!nearest) return []
    const checked = own.filter(({ reason }) => reason !== 'nothingToCheck').length
    const failed = own.filter(({ verdict }) => verdict === 'fail').length
    return [{ rule, verdict: verdictOf(own), checked, failed, nearest }]
  })
}

/**
 * Failing callouts come first, those without a number before all. A number counts by its share of the limit:
 * Ra and Rz have limits of their own.
 */
function orderOf({ verdict, found, limit }: Finding): number {
  const share = found === undefined ? undefined : found / (limit || 1)
  if (verdict === 'fail') return share === undefined ? -2e9 : share - 1e9
  return share ?? 1e9
}
