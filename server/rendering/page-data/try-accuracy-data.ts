import { signedText } from '@firstangle/drawings/lettering'
import results from '@firstangle/reader/benchmark/results.json' with { type: 'json' }
import type { AccuracyCopy } from '../../../shared/content/pages/try-accuracy.ts'
import { fillText, formatNumber, formatPercent } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import type { Chart } from '../../../src/pages/reference/reference-data.ts'
import type {
  FoundShare,
  TrustPoint,
  TryAccuracyData,
} from '../../../src/pages/try-accuracy/try-accuracy-data.ts'
import { pageData } from './page-data.ts'

type Counts = { readonly right: number; readonly missed: number; readonly wrong: number }
type Group = (typeof results.groups)[number]
type Column = keyof AccuracyCopy['columns']

const none: Counts = { right: 0, missed: 0, wrong: 0 }

const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce<Counts>(
    (sum, { right, missed, wrong }) => ({
      right: sum.right + right,
      missed: sum.missed + missed,
      wrong: sum.wrong + wrong,
    }),
    none,
  )

/** Writes shares and counts in a language. */
function writerFor(locale: Locale) {
  const share = (part: number, rest: number): string | null =>
    part + rest === 0
      ? null
      : formatPercent((part / (part + rest)) * 100, locale, { fractionDigits: 1 })
  return {
    count: (value: number) => formatNumber(value, locale),
    /** Precision and recall. */
    shares: ({ right, missed, wrong }: Counts) => [share(right, wrong), share(right, missed)],
    share,
    confidence: (value: number) => formatNumber(value, locale, { fractionDigits: 2 }),
  }
}

type Writer = ReturnType<typeof writerFor>

const kindOf = (group: Group, kind: string): Counts =>
  group.kinds.find((figure) => figure.kind === kind) ?? none

const columnsOf = (copy: AccuracyCopy, names: readonly Column[]): string[] =>
  names.map((name) => copy.columns[name])

/** The name of something that the results speak of; a name without words is a fault of the content. */
function wordFor<T extends Record<string, string>>(words: T, key: string): string {
  const word = words[key]
  if (word === undefined) throw new Error(`The page of figures has no word for "${key}"`)
  return keepTogether(word)
}

/** Why no sheet of a kind of file was read, in words; null where one was. */
function refusalOf(copy: AccuracyCopy, { group }: Group): string | null {
  const [first, ...others] = results.sheets.filter((sheet) => sheet.group === group)
  if (!first?.refusal || others.some(({ refusal }) => refusal !== first.refusal)) return null
  return wordFor(copy.refusals, first.refusal)
}

/** The recall of each kind of file. */
function foundShares(copy: AccuracyCopy, { share }: Writer): FoundShare[] {
  return results.groups.map((group) => {
    const { right, missed } = group.features
    const refusal = refusalOf(copy, group)
    return {
      name: wordFor(copy.groups, group.group),
      share: right / (right + missed),
      value: refusal ?? share(right, missed) ?? copy.none,
      isRefused: refusal !== null,
    }
  })
}

function fileTable(copy: AccuracyCopy, { count, shares }: Writer): Chart {
  return {
    columns: columnsOf(copy, [
      'group',
      'precision',
      'recall',
      'right',
      'missed',
      'wrong',
      'sheets',
      'titlePrecision',
      'titleRecall',
    ]),
    rows: results.groups.map((group) => {
      const { features } = group
      const name = wordFor(copy.groups, group.group)
      const refusal = refusalOf(copy, group)
      return {
        name: refusal ? `${name} (${refusal})` : name,
        cells: [
          ...shares(features),
          ...[features.right, features.missed, features.wrong, group.sheets].map(count),
          ...shares(kindOf(group, 'metadata')),
        ],
      }
    }),
  }
}

const bothWays: readonly Column[] = [
  'vectorPrecision',
  'vectorRecall',
  'pixelPrecision',
  'pixelRecall',
]

function kindTable(copy: AccuracyCopy, { shares }: Writer): Chart {
  const vector = results.groups.filter(({ group }) => group === 'vector')
  const pixels = results.groups.filter(({ group }) => group !== 'vector')
  return {
    columns: columnsOf(copy, ['kind', ...bothWays]),
    rows: Object.entries(copy.kinds).map(([kind, name]) => ({
      name,
      cells: [vector, pixels].flatMap((part) =>
        shares(sumOf(part.map((group) => kindOf(group, kind)))),
      ),
    })),
  }
}

const languageTable = (copy: AccuracyCopy, { shares }: Writer): Chart => ({
  columns: columnsOf(copy, ['language', ...bothWays]),
  rows: results.languages.map(({ language, vector, pixels }) => ({
    name: wordFor(copy.languages, language),
    cells: [...shares(vector), ...shares(pixels)],
  })),
})

function confidenceTable(copy: AccuracyCopy, { confidence, count, share }: Writer): Chart {
  const { vector, pixels } = results.reliability
  const cells = (bin?: { count: number; right: number }) => [
    count(bin?.count ?? 0),
    share(bin?.right ?? 0, (bin?.count ?? 0) - (bin?.right ?? 0)),
  ]
  return {
    columns: columnsOf(copy, [
      'confidence',
      'vectorShown',
      'vectorRight',
      'pixelShown',
      'pixelRight',
    ]),
    rows: vector
      .map((bin, i) => ({
        name: fillText(copy.range, { low: confidence(bin.from), high: confidence(bin.to) }),
        cells: [...cells(bin), ...cells(pixels[i])],
      }))
      .toReversed(),
  }
}

/** Every range of confidence that has values, as a point of the diagram. */
const trustPoints = (): TrustPoint[] =>
  (['vector', 'pixels'] as const).flatMap((kind) =>
    results.reliability[kind]
      .filter(({ count }) => count > 0)
      .map(({ from, to, count, right }) => ({
        kind,
        confidence: (from + to) / 2,
        share: right / count,
        count,
      })),
  )

/** Copy, head and figures of the page, all from one run of the benchmark. */
export function tryAccuracyData(locale: Locale): TryAccuracyData {
  const data = pageData('try-accuracy', locale)
  const { copy } = data
  const writer = writerFor(locale)
  return {
    ...data,
    found: foundShares(copy, writer),
    byFile: fileTable(copy, writer),
    byKind: kindTable(copy, writer),
    byLanguage: languageTable(copy, writer),
    byConfidence: confidenceTable(copy, writer),
    trust: trustPoints(),
    trustTicks: [0, 50, 100].map((share) => formatPercent(share, locale)),
    confusions: results.confusions.map(({ group, kind, confidence, ...confusion }) => ({
      ...confusion,
      signed: signedText(confusion.read),
      group: wordFor(copy.groups, group),
      kind: wordFor(copy.kinds, kind),
      confidence: writer.confidence(confidence),
    })),
    commit: results.commit,
  }
}
