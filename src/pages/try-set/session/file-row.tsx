import type { DrawingSummary } from '@firstangle/reader'
import { type KeyboardEvent, memo } from 'react'
import { fillText, textFor } from '../../../../shared/i18n/format.ts'
import { Cell, Row, RowHeader } from '../../../components/tables/table.tsx'
import type { Remark, Verdict } from '../../../try/set/judge.ts'
import type { SetFile } from '../../../try/set/read-files.ts'
import { partFacts, reasonOf, type SetWords, useSetWords } from './set-words.ts'

interface FileRowProps {
  file: SetFile
  verdict: Verdict | undefined
  isChosen: boolean
  /** Name of the file that this one is a copy of, or resembles. */
  otherName: string
  onChoose: (id: number, isChosen: boolean) => void
}

/** A file: its name with a box to choose it, what was read of it, and whether it is suited. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { file, verdict, isChosen, otherName, onChoose } = props
  const session = useSetWords()
  const summary = verdict?.kind === 'suited' ? verdict.summary : undefined
  return (
    <Row data-verdict={verdict?.kind} data-chosen={isChosen || undefined}>
      <RowHeader>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!summary}
            aria-label={fillText(session.words.table.choose, { name: file.path })}
            onChange={({ target }) => onChoose(file.id, target.checked)}
            onKeyDown={moveAmongBoxes}
          />
          <bdi translate="no">{file.path}</bdi>
        </label>
      </RowHeader>
      <Cell>{summary && <ReadFacts summary={summary} />}</Cell>
      <Cell>{verdict && <VerdictText file={file} verdict={verdict} otherName={otherName} />}</Cell>
    </Row>
  )
}, isSameRow)

/** Verdicts are new objects after each file that is read; their content seldom changes. */
function isSameRow(before: FileRowProps, after: FileRowProps): boolean {
  return (
    before.file === after.file &&
    before.isChosen === after.isChosen &&
    before.otherName === after.otherName &&
    before.verdict?.kind === after.verdict?.kind
  )
}

function ReadFacts({ summary }: { summary: DrawingSummary }) {
  const session = useSetWords()
  const { table } = session.words
  return (
    <>
      <b translate="no">{summary.drawingNumber ?? <i>{table.noNumber}</i>}</b>
      <span>{fileFacts(summary, session)}</span>
      <span>{partFacts(summary, session)}</span>
    </>
  )
}

function fileFacts({ format, sheets }: DrawingSummary, { words }: SetWords): string {
  const { table } = words
  const dpis = sheets.flatMap(({ dpi }) => dpi ?? [])
  const [first] = sheets
  const count = sheets.length
  return [
    format.toUpperCase(),
    fillText(textFor(count, { one: table.oneSheet, many: table.sheets }), { count }),
    first ? table[first.source] : '',
    ...(dpis.length > 0 ? [fillText(table.dpi, { dpi: Math.min(...dpis) })] : []),
  ].join(' · ')
}

function VerdictText(props: { file: SetFile; verdict: Verdict; otherName: string }) {
  const { file, verdict, otherName } = props
  const session = useSetWords()
  const { table } = session.words
  switch (verdict.kind) {
    case 'open': {
      const { phase } = file.progress
      return <span>{phase in table.phases ? table.phases[phase as 'waiting'] : ''}</span>
    }
    case 'refused':
      return <span className="set-fault">{reasonOf(verdict.notice, session)}</span>
    case 'copy':
      return <span>{fillText(table.copy, { name: otherName })}</span>
    case 'suited':
      return (
        <>
          <b>{table.suited}</b>
          {verdict.remarks.map((remark) => (
            <span key={`${remark.code} ${'page' in remark ? remark.page : ''}`}>
              {remarkText(remark, otherName, session)}
            </span>
          ))}
        </>
      )
  }
}

function remarkText(remark: Remark, name: string, session: SetWords): string {
  const reason = remark.code === 'sheet-refused' ? { reason: reasonOf(remark.notice, session) } : {}
  const { dpi, count, page } = remark as { dpi?: number; count?: number; page?: number }
  return fillText(session.words.table.remarks[remark.code], { name, dpi, count, page, ...reason })
}

/** Arrow keys go from box to box: with Tab alone, hundreds of rows would take hundreds of key presses. */
function moveAmongBoxes(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const table = event.currentTarget.closest('table')
  const boxes = [...(table?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
  event.preventDefault()
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus()
}
