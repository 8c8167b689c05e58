import {
  type Figure,
  figuresOf,
  type ReliabilityBin,
  reliabilityOf,
} from '../../src/evaluation/figures.ts'
import type { Difference, ReadValue, TrueValue } from '../../src/evaluation/scored-value.ts'
import type { FileReport } from './run-set.ts'

const percent = (share: number | null): string =>
  share === null ? '    –' : `${(share * 100).toFixed(1).padStart(5)}`

const row = ({ kind, right, missed, wrong, precision, recall }: Figure): string =>
  [
    kind.padEnd(14),
    String(right).padStart(6),
    String(missed).padStart(7),
    String(wrong).padStart(6),
    percent(precision).padStart(10),
    percent(recall).padStart(7),
  ].join(' ')

const head = 'kind            right  missed  false  precision  recall'

/** Table of figures for each group of files. */
export function figureTables(reports: readonly FileReport[]): string {
  const groups = [...new Set(reports.map(({ group }) => group))]
  return groups
    .map((group) => {
      const own = reports.filter((report) => report.group === group)
      const figures = figuresOf(own.map(({ result }) => result)).filter(
        ({ right, missed, wrong }) => right + missed + wrong > 0,
      )
      return [`${group} (${own.length} files)`, head, ...figures.map(row)].join('\n')
    })
    .join('\n\n')
}

const bin = ({ from, to, count, right }: ReliabilityBin): string =>
  `${from.toFixed(2)}–${to.toFixed(2)} ${String(count).padStart(7)} ${percent(count > 0 ? right / count : null)}`

/** How much of what is shown at a confidence is right. */
export const reliabilityTable = (reports: readonly FileReport[]): string =>
  [
    'confidence   shown  right (%)',
    ...reliabilityOf(reports.map(({ result }) => result)).map(bin),
  ].join('\n')

/** One line on a file: what came of it, time and memory. */
export function fileLine(report: FileReport): string {
  const { file, milliseconds, peakMegabytes, refusal, fault, result, hasTruth } = report
  const all = figuresOf([result])
  const sum = (key: 'right' | 'missed' | 'wrong') =>
    all.reduce((total, figure) => total + figure[key], 0)
  const outcome = `${sum('right')} right, ${sum('missed')} missed, ${sum('wrong')} false`
  const cost = `${(milliseconds / 1000).toFixed(1)} s, ${peakMegabytes} MB`
  const refused = refusal ? ` refused: ${refusal}` : ''
  const remark = fault ? ' NOT READ' : refused
  const expectation = hasTruth || remark !== '' ? '' : ' (nothing to read)'
  return `${file}: ${outcome}; ${cost}${remark}${expectation}`
}

const written = (value: Difference['expected']): string =>
  value === null || value === undefined ? 'nothing' : String(value)

const differences = (items: readonly Difference[]): string =>
  items
    .map(
      ({ field, expected, found }) => `${field} ${written(found)} instead of ${written(expected)}`,
    )
    .join(', ')

function linesOf(report: FileReport): string[] {
  const { result, fault } = report
  const near = result.pages.flatMap((page) => page.nearMisses)
  const nearTruths = new Set<TrueValue>(near.map(({ truth }) => truth))
  const nearReads = new Set<ReadValue>(near.map(({ read }) => read))
  const leftOut = [...result.pages.flatMap((page) => page.misses)]
  for (const truth of nearTruths) leftOut.splice(leftOut.indexOf(truth), 1)
  return [
    ...(fault ? [`  fault: ${fault}`] : []),
    ...near.map(
      ({ truth, read, differences: items }) =>
        `  almost   ${truth.kind}: ${truth.text} — read "${read.text}": ${differences(items)}`,
    ),
    ...leftOut.map((truth) => `  missed   ${truth.kind}: ${truth.text}`),
    ...result.pages.flatMap((page) =>
      page.falseValues
        .filter((read) => !nearReads.has(read))
        .map((read) => `  false    ${read.kind}: "${read.text}" (${read.confidence.toFixed(2)})`),
    ),
    ...result.metadata
      .filter(({ isRight }) => !isRight)
      .map(
        ({ field, expected, found }) =>
          `  ${found === null ? 'missed  ' : 'wrong   '} ${field}: ${expected}${found === null ? '' : ` — read "${found}"`}`,
      ),
  ]
}

/** Every miss and every false value, file by file. */
export const missList = (reports: readonly FileReport[]): string =>
  reports
    .map((report) => [report.file, ...linesOf(report)])
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join('\n'))
    .join('\n')

/** The same as data; the readings themselves are in it, so that others can judge them. */
export const reportJson = (reports: readonly FileReport[]) => ({
  figures: Object.fromEntries(
    [...new Set(reports.map(({ group }) => group))].map((group) => [
      group,
      figuresOf(reports.filter((one) => one.group === group).map(({ result }) => result)),
    ]),
  ),
  overall: figuresOf(reports.map(({ result }) => result)),
  reliability: reliabilityOf(reports.map(({ result }) => result)),
  files: reports,
})
