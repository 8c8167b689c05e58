import type { FileResult } from './score-file.ts'
import { type ValueKind, valueKinds } from './truth.ts'

/** Kinds of values, and the fields of the title block. */
type FigureKind = ValueKind | 'metadata'

const figureKinds: readonly FigureKind[] = [...valueKinds, 'metadata']

/** Counts of a kind; precision and recall are null where there is nothing to divide by. */
export interface Figure {
  readonly kind: FigureKind
  readonly right: number
  readonly missed: number
  readonly wrong: number
  /** Share of what was read that is right. */
  readonly precision: number | null
  /** Share of what is there that was read right. */
  readonly recall: number | null
}

const share = (part: number, rest: number): number | null =>
  part + rest === 0 ? null : part / (part + rest)

const figureOf = (kind: FigureKind, right: number, missed: number, wrong: number): Figure => ({
  kind,
  right,
  missed,
  wrong,
  precision: share(right, wrong),
  recall: share(right, missed),
})

function valueFigure(kind: ValueKind, results: readonly FileResult[]): Figure {
  const pages = results.flatMap((result) => result.pages)
  const right = pages.flatMap((page) => page.right.filter(({ truth }) => truth.kind === kind))
  const missed = pages.flatMap((page) => page.misses.filter((truth) => truth.kind === kind))
  const wrong = pages.flatMap((page) => page.falseValues.filter((read) => read.kind === kind))
  return figureOf(kind, right.length, missed.length, wrong.length)
}

function metadataFigure(results: readonly FileResult[]): Figure {
  const fields = results.flatMap(({ metadata }) => metadata)
  const right = fields.filter(({ isRight }) => isRight).length
  const wrong = fields.filter(({ isRight, found }) => !isRight && found !== null).length
  return figureOf('metadata', right, fields.length - right, wrong)
}

/** Precision and recall of each kind over files. */
export const figuresOf = (results: readonly FileResult[]): Figure[] =>
  figureKinds.map((kind) =>
    kind === 'metadata' ? metadataFigure(results) : valueFigure(kind, results),
  )

/** Values shown at a confidence from `from` up to `to`, and how many of them are right. */
export interface ReliabilityBin {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly right: number
}

const borders = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]

/** How well confidence says what is right (title blocks included). */
export function reliabilityOf(results: readonly FileResult[]): ReliabilityBin[] {
  const pages = results.flatMap((result) => result.pages)
  const fields = results.flatMap(({ metadata }) => metadata)
  const shown = [
    ...pages.flatMap(({ right }) => right.map(({ read }) => [read.confidence, true] as const)),
    ...pages.flatMap(({ falseValues }) =>
      falseValues.map((read) => [read.confidence, false] as const),
    ),
    ...fields.flatMap(({ confidence, isRight }) =>
      confidence === null ? [] : [[confidence, isRight] as const],
    ),
  ]
  return borders.slice(0, -1).map((from, i) => {
    const to = borders[i + 1] ?? 1
    const inside = shown.filter(
      ([confidence]) => confidence >= from && (confidence < to || (to === 1 && confidence <= 1)),
    )
    return { from, to, count: inside.length, right: inside.filter(([, isRight]) => isRight).length }
  })
}
