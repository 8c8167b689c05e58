import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve, sep } from 'node:path'
import type { FigureModel } from '@firstangle/drawings/figures'
import { compareText } from '../../../shared/compare-text.ts'
import { codeHash } from '../code-hash.ts'

/** Where the compiler finds the drawings of figures. */
export interface FigureSource {
  /** All that can be drawn. */
  names: () => string[]
  /** Undefined when there is no drawing of this name. */
  load: (name: string) => FigureModel | undefined
  /** A hash over the code of all drawings: while it is the same, drawings can be reused. Without it none are. */
  codeHash?: () => string
}

/** From the root of the repository. Its folders are subjects; what figures share is in `kit` and `parts`. */
export const figureFolder = 'packages/drawings/src/figures'

const shared = ['kit', 'parts']

/** Where a figure's module stands, as a fault names it. */
export const pathOfFigure = (name: string): string => `${figureFolder}/<subject>/${name}.ts`

/**
 * The figures of a folder, one module each, found by their file names: authors can add figures at the same time and need not
 * edit a common list. Node loads TypeScript without a build; a module is loaded when an article shows its figure.
 */
export function figuresOf(folder: string): FigureSource {
  const require = createRequire(join(folder, 'any.js'))
  let known: ReadonlyMap<string, string> = new Map()
  const lookAgain = () => {
    known = figureModules(folder)
    return known
  }
  return {
    names: () => [...lookAgain().keys()],
    // The folders are not listed for each figure.
    load: (name) => {
      const file = known.get(name) ?? lookAgain().get(name)
      return file === undefined ? undefined : modelOf(require(file), file)
    },
    codeHash: () => figureCode(folder),
  }
}

/**
 * The modules of a folder's figures by name, sorted; a folder that is not there has none.
 *
 * @throws Error if two subjects have a figure of the same name
 */
export function figureModules(folder: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>()
  for (const path of existsSync(folder) ? filesIn(folder) : []) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    const name = basename(path, '.ts')
    const other = modules.get(name)
    const file = join(folder, path)
    if (other !== undefined) throw new Error(`Two figures are named ${name}: ${other}, ${file}`)
    modules.set(name, file)
  }
  return new Map([...modules].sort(([one], [other]) => compareText(one, other)))
}

/** Paths below a folder, without what its figures share. */
function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return paths.filter((path) => !shared.includes(path.split(sep)[0] ?? ''))
}

/** A hash over all drawings of a folder and the code they import. */
export function figureCode(folder: string): string {
  return codeHash(...figureModules(folder).values())
}

/** The figure that a module exports; throws when it exports something else. */
export function modelOf(module: unknown, file: string): FigureModel {
  const { figure } = module as { figure?: FigureModel }
  if (typeof figure?.draw !== 'function') throw new Error(`${file} exports no \`figure\``)
  return figure
}

/** The figures of this site. */
export const siteFigures = figuresOf(resolve(import.meta.dirname, '../../..', figureFolder))
