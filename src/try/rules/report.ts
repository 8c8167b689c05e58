import { csvDialects, csvOf } from '../../../shared/csv.ts'
import type { Finding } from '../../../shared/feasibility/finding.ts'
import { reportColumns } from '../../../shared/feasibility/report-columns.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'
import type { CheckedSheet } from './check-sheet.ts'

/** A file with its sheets that were checked: none where nothing of it was read. */
export interface CheckedFile {
  readonly name: string
  /** What it should come to, where somebody has said so. */
  readonly expected: ExpectedOutcome | null
  readonly sheets: readonly CheckedSheet[]
}

/** Puts a finding into the words of the page. */
export interface FindingWriter {
  readonly rule: (finding: Finding) => string
  readonly verdict: (verdict: 'pass' | 'fail') => string
  readonly callout: (finding: Finding) => string
  readonly rationale: (finding: Finding) => string
  readonly alternative: (finding: Finding) => string
  readonly unsure: string
  /** In place of a verdict. */
  readonly notRead: string
}

type ReportWords = Readonly<Record<(typeof reportColumns)[number], string>>

/**
 * Every finding of every sheet as a table: what was checked, with what result, why, and where on the sheet (mm). A file of
 * which nothing was read has a row without findings.
 */
export function reportCsv(
  files: readonly CheckedFile[],
  words: ReportWords,
  writer: FindingWriter,
  locale: Locale,
): string {
  const rows = files.flatMap((file) => {
    if (file.sheets.length === 0) {
      const row = unreadRow(file, writer)
      return [[...row, ...reportColumns.slice(row.length).map(() => '')]]
    }
    return file.sheets.flatMap(({ page, facts, verdict, findings }) =>
      findings.map((finding) => [
        file.name,
        page,
        facts.number,
        writer.verdict(verdict),
        expectedOf(file, writer),
        writer.rule(finding),
        writer.verdict(finding.verdict),
        writer.callout(finding),
        writer.rationale(finding),
        writer.alternative(finding),
        ...(finding.box ? spotOf(finding.box) : ['', '']),
        finding.isUnsure ? writer.unsure : '',
      ]),
    )
  })
  return csvOf([reportColumns.map((column) => words[column]), ...rows], csvDialects[locale])
}

/** The expected outcome of a file; empty where none was stated. */
export function expectedOf({ expected }: CheckedFile, writer: FindingWriter): string {
  return expected === null ? '' : writer.verdict(expected)
}

/** File, sheet, number, verdict and expected outcome of a file of which nothing was read. */
export function unreadRow(file: CheckedFile, writer: FindingWriter): string[] {
  return [file.name, '', '', writer.notRead, expectedOf(file, writer)]
}

/** The middle of a callout: whole millimetres from the left and from the top of the sheet. */
export function spotOf(box: NonNullable<Finding['box']>): [x: number, y: number] {
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}
