import type { DrawingSummary, RefusalNotice } from '@firstangle/reader'

/** How far a file of the visitor has come. */
export type Progress =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'reading' }
  /** The visitor stopped before its turn. */
  | { readonly phase: 'skipped' }
  | { readonly phase: 'refused'; readonly notice: RefusalNotice }
  | { readonly phase: 'read'; readonly summary: DrawingSummary }

/** What should be known of a drawing that is suited. */
export type Remark =
  /** Likely the same drawing as another file: its number and revision, or all of its callouts, are the same. */
  | { readonly code: 'alike'; readonly other: number }
  /** Its lettering is pixels, which are read when the visitor asks for it. */
  | { readonly code: 'lettering' }
  | { readonly code: 'resolution-unknown' }
  /** Below what is recommended. */
  | { readonly code: 'resolution-low'; readonly dpi: number }
  | { readonly code: 'sheets'; readonly count: number }
  | { readonly code: 'sheet-refused'; readonly page: number; readonly notice: RefusalNotice }

/** Whether a file can be in a sample set, and why not. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly notice: RefusalNotice }
  /** The same bytes as another file. */
  | { readonly kind: 'copy'; readonly other: number }
  | {
      readonly kind: 'suited'
      readonly summary: DrawingSummary
      readonly remarks: readonly Remark[]
    }

/** SPEC section 5: scans at least 200 dpi, 300 recommended. */
const recommendedDpi = 300
/** 299.9 is 300. */
const rounding = 0.975
/** With fewer callouts, drawings of different parts can have the same. */
const fewestCallouts = 6

interface FileToJudge {
  readonly id: number
  readonly progress: Progress
}

/** The verdict on each file, by its id; of files that are alike the first one counts. */
export function judgeFiles(files: readonly FileToJudge[]): Map<number, Verdict> {
  const bytes = new Map<string, number>()
  const drawings = new Map<string, number>()
  return new Map(files.map(({ id, progress }) => [id, judge(id, progress, bytes, drawings)]))
}

function judge(
  id: number,
  progress: Progress,
  bytes: Map<string, number>,
  drawings: Map<string, number>,
): Verdict {
  if (progress.phase === 'refused') return { kind: 'refused', notice: progress.notice }
  if (progress.phase !== 'read') return { kind: 'open' }
  const { summary } = progress
  const copied = bytes.get(summary.sha256)
  if (copied !== undefined) return { kind: 'copy', other: copied }
  bytes.set(summary.sha256, id)
  const names = namesOf(summary)
  const alike = names.map((name) => drawings.get(name)).find((other) => other !== undefined)
  for (const name of names) if (!drawings.has(name)) drawings.set(name, id)
  const remarks = remarksOf(summary)
  return {
    kind: 'suited',
    summary,
    remarks: alike === undefined ? remarks : [{ code: 'alike', other: alike }, ...remarks],
  }
}

/** What two files of one drawing have in common. */
function namesOf({ drawingNumber, revision, callouts }: DrawingSummary): string[] {
  const number = drawingNumber === null ? '' : foldedNumber(drawingNumber)
  return [
    ...(number === '' ? [] : [`number ${number} ${foldedNumber(revision ?? '')}`]),
    ...(callouts.length < fewestCallouts ? [] : [`callouts ${callouts.join(' ')}`]),
  ]
}

/** A number without case, spaces and punctuation, which people write in many ways. */
export function foldedNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
}

function remarksOf({ sheets }: DrawingSummary): Remark[] {
  const refused = sheets.flatMap(({ page, refusal }) =>
    refusal ? [{ page, notice: refusal }] : [],
  )
  const isScan = sheets.some(({ source, refusal }) => source === 'scan' && refusal === null)
  const dpis = sheets.flatMap(({ dpi }) => dpi ?? [])
  const lowest = Math.min(...dpis)
  return [
    ...(sheets.length > 1 ? [{ code: 'sheets', count: sheets.length } as const] : []),
    ...refused.map((one) => ({ code: 'sheet-refused', ...one }) as const),
    ...(lowest < recommendedDpi * rounding
      ? [{ code: 'resolution-low', dpi: lowest } as const]
      : []),
    ...(isScan && dpis.length === 0 ? [{ code: 'resolution-unknown' } as const] : []),
    ...(sheets.some(({ isPartial }) => isPartial) ? [{ code: 'lettering' } as const] : []),
  ]
}
