import type { DatabaseSync } from 'node:sqlite'
import {
  drawFigure,
  drawingFaults,
  type FigureDrawing,
  type FigureModel,
  figureFile,
  inlineFigure,
} from '@firstangle/drawings/figures'
import { type FigureWords, figureSchema } from '../../../shared/content/articles/figure.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { hashOf } from '../../hash-of.ts'
import { recordLinks } from '../check-links.ts'
import { type CompiledDocument, type CopyContext, compileTwins } from '../copy/compile-document.ts'
import { type Fault, quote } from '../faults.ts'
import type { ContentFiles, Twins } from '../read-files.ts'
import { figureAddress } from './figure-address.ts'
import { type FigureSource, pathOfFigure } from './figure-source.ts'

/** A figure in one language: its words, and its lines as articles show them. */
export interface FigureTwin {
  words: FigureWords
  /** Size of the paper, mm. */
  width: number
  height: number
  /** SVG for an article, with {@link numberMark} where its number stands. */
  svg: string
}

/** Stands for `Figure 2` until an article has given the figure its number. */
export const numberMark = '\ue000'

/** A figure as articles need it. */
export interface ShownFigure {
  twins: Partial<Record<Locale, FigureTwin>>
  /** Over its words and lines in both languages. */
  sha256: string
}

interface CompiledFigure extends ShownFigure {
  files: FigureFile[]
  /** Addresses its words link to. */
  links: string[]
}

/** A figure as a file of its own, by its name below `/figures/`. */
export interface FigureFile {
  name: string
  svg: string
}

/** Figures without fault of earlier compilations. */
interface FigureCache {
  get: (name: string, key: string) => CompiledFigure | undefined
  put: (name: string, key: string, figure: CompiledFigure) => void
}

/** Figures that the content store holds. */
export function figureCache(database: DatabaseSync): FigureCache {
  const find = database.prepare('SELECT json FROM figure_origins WHERE name = ? AND key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO figure_origins VALUES (?, ?, ?)')
  return {
    get(name, key) {
      const row = find.get(name, key)
      return row && (JSON.parse(String(row.json)) as CompiledFigure)
    },
    put(name, key, figure) {
      put.run(name, key, JSON.stringify(figure))
    },
  }
}

/** Draws every figure that has words and is not cached, and says what is wrong with words and drawings. */
export function compileFigures(
  files: ContentFiles['figures'],
  source: FigureSource,
  context: CopyContext,
  cache: FigureCache,
) {
  const byName = new Map<string, CompiledFigure>()
  const faults: Fault[] = []
  const code = source.codeHash?.()
  for (const { name, twins } of files) {
    const key = code && hashOf([code, twins])
    const known = key === undefined ? undefined : cache.get(name, key)
    if (known?.links.every((href) => context.checkLink(href) === undefined)) {
      byName.set(name, known)
      continue
    }
    const compiled = compileFigure(name, twins, source.load(name), context)
    faults.push(...compiled.faults)
    if (compiled.figure) byName.set(name, compiled.figure)
    if (key && compiled.figure && compiled.faults.length === 0)
      cache.put(name, key, compiled.figure)
  }
  faults.push(...wordlessFaults(source, new Set(files.map(({ name }) => name))))
  return {
    byName,
    faults,
    files: [...byName.values()].flatMap((figure) => figure.files),
    /** Figures that no article shows; to be called when all articles are compiled. */
    unusedFaults: (shown: ReadonlySet<string>) =>
      unusedFaults(files.filter(({ name }) => byName.has(name) && !shown.has(name))),
  }
}

function compileFigure(
  name: string,
  twins: Twins,
  model: FigureModel | undefined,
  context: CopyContext,
): { figure?: CompiledFigure; faults: Fault[] } {
  if (!model) {
    const file = twins.en?.file ?? twins.de?.file ?? ''
    const expected = `the drawing ${pathOfFigure(name)}`
    return { faults: [{ file, expected, found: 'no file' }] }
  }
  const { links, checkLink } = recordLinks(context.checkLink)
  const compiled = compileTwins(twins, figureSchema, { ...context, checkLink })
  const faults = [...compiled.faults]
  const figure: CompiledFigure = { twins: {}, files: [], links, sha256: '' }
  for (const locale of locales) {
    const drawn = draw(model, compiled[locale], locale)
    faults.push(...drawn.faults)
    if (!drawn.drawing || !drawn.words) continue
    const { drawing, words } = drawn
    const { alt, caption } = words
    const shown = { id: figureId(name), title: numberMark, description: alt }
    const { width, height } = drawing.size
    figure.twins[locale] = { words, width, height, svg: inlineFigure(drawing, shown) }
    const svg = figureFile(drawing, { title: caption, description: alt, locale })
    figure.files.push({ name: figureAddress(name, locale).slice('/figures/'.length), svg })
  }
  figure.sha256 = hashOf(figure.files)
  return { figure, faults }
}

/** Id of a figure in the article that shows it. */
export const figureId = (name: string): string => `figure-${name}`

function draw(
  model: FigureModel,
  document: CompiledDocument<FigureWords> | undefined,
  locale: Locale,
): { words?: FigureWords; drawing?: FigureDrawing; faults: Fault[] } {
  const words = document?.value
  if (!document || !words) return { faults: [] }
  const { file, locate } = document.source
  const labels = { file, ...locate(['labels']), key: 'labels' }
  const differing = labelFaults(model, document)
  if (differing.length > 0) return { faults: differing }
  try {
    const drawing = drawFigure(model, words.labels, locale)
    const faults = drawingFaults(drawing).map((found) => ({
      ...labels,
      expected: 'a drawing that can be read',
      found,
    }))
    return { words, drawing, faults }
  } catch (error) {
    const found = (error as Error).message
    return { faults: [{ ...labels, expected: 'words that can be drawn', found }] }
  }
}

/** The labels of a file must be those of the drawing. */
function labelFaults(
  model: FigureModel,
  { source, value }: CompiledDocument<FigureWords>,
): Fault[] {
  const labels = value?.labels ?? {}
  const fault = (key: string, expected: string, found: string): Fault => {
    const path = ['labels', key]
    return { file: source.file, ...source.locate(path), key: path.join('.'), expected, found }
  }
  return [
    ...model.labels
      .filter((key) => labels[key] === undefined)
      .map((key) => fault(key, 'text', 'nothing')),
    ...Object.entries(labels)
      .filter(([key]) => !model.labels.includes(key))
      .map(([key, text]) => fault(key, 'no label of this name: the drawing has none', quote(text))),
  ]
}

function wordlessFaults(source: FigureSource, named: ReadonlySet<string>): Fault[] {
  return source
    .names()
    .filter((name) => !named.has(name))
    .map((name) => ({
      file: pathOfFigure(name),
      expected: `its words, content/figures/${name}.<en|de>.yaml`,
      found: 'no file',
    }))
}

/** A figure that no article shows is a mistake, like a footnote without a reference. */
function unusedFaults(files: ContentFiles['figures']): Fault[] {
  return files.map(({ name, twins }) => {
    const file = twins.en?.file ?? twins.de?.file ?? ''
    return { file, expected: `an article with ::figure{name=${name}}`, found: 'none' }
  })
}
