import {
  type Figure,
  figuresOf,
  type ReliabilityBin,
  reliabilityOf,
} from '../../src/evaluation/figures.ts'
import type { FileResult } from '../../src/evaluation/score-file.ts'
import { type BenchmarkSheet, benchmarkSheets, type Group, groups } from './sheets.ts'

/** Right, missed and false values. */
interface Counts {
  readonly right: number
  readonly missed: number
  readonly wrong: number
}

/** What came of one sheet. */
interface SheetResult {
  readonly name: string
  readonly group: Group
  readonly language: string
  readonly sha256: string
  /** Why it was not read; null where it was. */
  readonly refusal: string | null
  readonly features: Counts
  readonly titleBlock: Counts
}

/** A value that was read wrongly, with a picture of its place. */
export interface Confusion {
  readonly sheet: string
  readonly group: Group
  readonly kind: string
  /** What the reader made of it. */
  readonly read: string
  readonly confidence: number
  /** Name of the file beside the results, and its size in pixels. */
  readonly picture: string
  readonly width: number
  readonly height: number
}

/** What a run of the benchmark comes to: the file that the page of figures is made from. */
export interface BenchmarkResults {
  /** The commit that last changed the reader or what draws the sheets; null outside of a clone. */
  readonly commit: string | null
  readonly sheets: readonly SheetResult[]
  readonly groups: readonly {
    readonly group: Group
    readonly sheets: number
    readonly features: Figure
    readonly kinds: readonly Figure[]
  }[]
  readonly languages: readonly {
    readonly language: string
    readonly vector: Figure
    readonly pixels: Figure
  }[]
  readonly reliability: {
    readonly vector: readonly ReliabilityBin[]
    readonly pixels: readonly ReliabilityBin[]
  }
  readonly confusions: readonly Confusion[]
}

/** A sheet of the benchmark with what was read from it. */
export interface ScoredSheet {
  readonly sheet: BenchmarkSheet
  readonly sha256: string
  readonly refusal: string | null
  readonly result: FileResult
}

const share = (part: number, rest: number): number | null =>
  part + rest === 0 ? null : part / (part + rest)

/** Counts of kinds together, without the title block. */
function countsOf(figures: readonly Figure[]): Counts {
  const sum = (key: keyof Counts) => figures.reduce((total, figure) => total + figure[key], 0)
  return { right: sum('right'), missed: sum('missed'), wrong: sum('wrong') }
}

const isFeature = ({ kind }: Figure): boolean => kind !== 'metadata'

function together(results: readonly FileResult[]): Figure {
  const { right, missed, wrong } = countsOf(figuresOf(results).filter(isFeature))
  return {
    kind: 'dimensions',
    right,
    missed,
    wrong,
    precision: share(right, wrong),
    recall: share(right, missed),
  }
}

/** What came of one sheet, in the form in which runs are compared. */
export function sheetResult({ sheet, sha256, refusal, result }: ScoredSheet): SheetResult {
  const figures = figuresOf([result])
  const { name, group, language } = sheet
  return {
    name,
    group,
    language,
    sha256,
    refusal,
    features: countsOf(figures.filter(isFeature)),
    titleBlock: countsOf(figures.filter((figure) => !isFeature(figure))),
  }
}

const isVector = ({ sheet }: ScoredSheet): boolean => sheet.group === 'vector'

/** The figures of a run. */
export function resultsOf(
  scored: readonly ScoredSheet[],
): Omit<BenchmarkResults, 'commit' | 'confusions'> {
  const of = (part: readonly ScoredSheet[]) => part.map(({ result }) => result)
  const languages = [...new Set(benchmarkSheets.map(({ language }) => language))]
  return {
    sheets: scored.map(sheetResult),
    groups: groups.map((group) => {
      const own = scored.filter(({ sheet }) => sheet.group === group)
      const kinds = figuresOf(of(own))
      return { group, sheets: own.length, features: together(of(own)), kinds }
    }),
    languages: languages.map((language) => {
      const own = scored.filter(({ sheet }) => sheet.language === language)
      return {
        language,
        vector: together(of(own.filter(isVector))),
        pixels: together(of(own.filter((one) => !isVector(one)))),
      }
    }),
    reliability: {
      vector: reliabilityOf(of(scored.filter(isVector))),
      pixels: reliabilityOf(of(scored.filter((one) => !isVector(one)))),
    },
  }
}
