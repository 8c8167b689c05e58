import { createHash } from 'node:crypto'
import { drawingFaults } from '../../src/drawings/figures/kit/check.ts'
import {
  drawFigure,
  type FigureDrawing,
  type FigureModel,
} from '../../src/drawings/figures/kit/figure.ts'
import { figureFile } from '../../src/drawings/figures/kit/render.ts'
import { type Locale, locales } from '../../src/i18n/locale.ts'
import { type CompiledDocument, type CopyContext, compileTwins } from './compile-document.ts'
import { type Fault, quote } from './faults.ts'
import { figureAddress } from './figure-address.ts'
import { type FigureSource, figureFolder } from './figure-source.ts'
import type { ContentFiles } from './read-files.ts'
import { type FigureWords, figureSchema } from './schemas/figure.ts'

/** A figure in one language: its words and its lines. */
export interface FigureTwin {
  words: FigureWords
  drawing: FigureDrawing
}

export interface CompiledFigure {
  twins: Partial<Record<Locale, FigureTwin>>
  /** Set by the first article that shows it. */
  isShown: boolean
  /** Over its words and lines in both languages. */
  sha256: string
}

/** A figure as a file of its own, by its name below `/figures/`. */
export interface FigureFile {
  name: string
  svg: string
}

/** Draws every figure that has words, and says what is wrong with words and drawings. */
export function compileFigures(
  files: ContentFiles['figures'],
  source: FigureSource,
  context: CopyContext,
) {
  const byName = new Map<string, CompiledFigure>()
  const faults: Fault[] = []
  for (const { name, twins } of files) {
    const model = source.load(name)
    const file = twins.en?.file ?? twins.de?.file ?? ''
    if (!model) {
      faults.push({ file, expected: `the drawing ${figureFolder}/${name}.ts`, found: 'no file' })
      continue
    }
    const compiled = compileTwins(twins, figureSchema, context)
    faults.push(...compiled.faults)
    const figure: CompiledFigure = { twins: {}, isShown: false, sha256: '' }
    byName.set(name, figure)
    for (const locale of locales) {
      const twin = draw(model, compiled[locale], locale)
      faults.push(...twin.faults)
      figure.twins[locale] = twin.twin
    }
  }
  const drawn = filesOf(byName)
  faults.push(...wordlessFaults(source, new Set(files.map(({ name }) => name))))
  return {
    byName,
    faults,
    files: drawn,
    /** Asked when all articles are compiled. */
    unusedFaults: () => unusedFaults(files, byName),
  }
}

function draw(
  model: FigureModel,
  document: CompiledDocument<FigureWords> | undefined,
  locale: Locale,
): { twin?: FigureTwin; faults: Fault[] } {
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
    return { twin: { words, drawing }, faults }
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
      file: `${figureFolder}/${name}.ts`,
      expected: `its words, content/figures/${name}.<en|de>.yaml`,
      found: 'no file',
    }))
}

/** A figure that nobody shows is forgotten work, like a footnote without a reference. */
function unusedFaults(
  files: ContentFiles['figures'],
  byName: ReadonlyMap<string, CompiledFigure>,
): Fault[] {
  return files.flatMap(({ name, twins }) => {
    const file = twins.en?.file ?? twins.de?.file ?? ''
    if (byName.get(name)?.isShown !== false) return []
    return [{ file, expected: `an article with ::figure{name=${name}}`, found: 'none' }]
  })
}

/** The file has all words of a figure and all its lines. */
function filesOf(byName: ReadonlyMap<string, CompiledFigure>): FigureFile[] {
  return [...byName].flatMap(([name, figure]) => {
    const hash = createHash('sha256')
    const files = locales.flatMap((locale) => {
      const twin = figure.twins[locale]
      if (!twin) return []
      const { alt, caption } = twin.words
      const svg = figureFile(twin.drawing, { title: caption, description: alt, locale })
      hash.update(svg)
      return [{ name: figureAddress(name, locale).slice('/figures/'.length), svg }]
    })
    figure.sha256 = hash.digest('hex')
    return files
  })
}
