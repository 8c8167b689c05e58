import { PDFDocument, StandardFonts } from 'pdf-lib'
import { addListPages } from '../exports/pdf/list-pages.ts'
import { type CheckedFile, expectedOf, type FindingWriter, spotOf, unreadRow } from './report.ts'

interface PdfWords {
  readonly summaryTitle: string
  readonly reportTitle: string
  readonly columns: Readonly<
    Record<
      | 'file'
      | 'sheet'
      | 'number'
      | 'verdict'
      | 'expected'
      | 'failing'
      | 'rule'
      | 'result'
      | 'callout'
      | 'rationale'
      | 'place',
      string
    >
  >
  /** Sheet and place on it. */
  readonly place: (x: number, y: number) => string
  readonly language: string
}

/** The report on paper: a line for each sheet and each file not read, then every finding, failures first. */
export async function reportPdf(
  files: readonly CheckedFile[],
  words: PdfWords,
  writer: FindingWriter,
): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.setTitle(words.summaryTitle, { showInWindowTitleBar: true })
  file.setLanguage(words.language)
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  }
  const { columns } = words
  addListPages(
    file,
    {
      title: words.summaryTitle,
      columns: [
        columns.file,
        columns.sheet,
        columns.number,
        columns.verdict,
        columns.expected,
        columns.failing,
      ],
      rows: summaryRows(files, writer),
      shares: [0.36, 0.08, 0.22, 0.11, 0.11, 0.12],
    },
    fonts,
  )
  addListPages(
    file,
    {
      title: words.reportTitle,
      columns: [
        columns.file,
        columns.rule,
        columns.result,
        columns.callout,
        columns.rationale,
        columns.place,
      ],
      rows: findingRows(files, words, writer),
      shares: [0.16, 0.09, 0.08, 0.15, 0.36, 0.16],
    },
    fonts,
  )
  return file.save()
}

function summaryRows(files: readonly CheckedFile[], writer: FindingWriter): string[][] {
  return files.flatMap((file) => {
    if (file.sheets.length === 0) return [[...unreadRow(file, writer), '']]
    return file.sheets.map(({ page, facts, verdict, findings }) => [
      file.name,
      String(page),
      facts.number,
      writer.verdict(verdict),
      expectedOf(file, writer),
      String(findings.filter((finding) => finding.verdict === 'fail').length),
    ])
  })
}

function findingRows(
  files: readonly CheckedFile[],
  { place }: PdfWords,
  writer: FindingWriter,
): string[][] {
  const all = files.flatMap(({ name, sheets }) =>
    sheets.flatMap(({ page, findings }) => findings.map((finding) => ({ name, page, finding }))),
  )
  const failing = all.filter(({ finding }) => finding.verdict === 'fail')
  const passing = all.filter(({ finding }) => finding.verdict === 'pass')
  return [...failing, ...passing].map(({ name, page, finding }) => [
    `${name}, ${page}`,
    writer.rule(finding),
    writer.verdict(finding.verdict),
    writer.callout(finding),
    [writer.rationale(finding), writer.alternative(finding), finding.isUnsure ? writer.unsure : '']
      .filter(Boolean)
      .join(' '),
    finding.box ? place(...spotOf(finding.box)) : '',
  ])
}
