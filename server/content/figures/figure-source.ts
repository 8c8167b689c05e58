import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import type { FigureModel } from '@firstangle/drawings/figures'
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

/** From the root of the repository. */
export const figureFolder = 'packages/drawings/src/figures'

/**
 * The figures of a folder, one module each, found by their file names: authors who add figures at the same time need not
 * edit a common list. Node loads TypeScript without a build; a module is loaded when an article shows its figure.
 */
export function figuresOf(folder: string): FigureSource {
  const require = createRequire(join(folder, 'any.js'))
  return {
    names: () => figureNames(folder),
    load: (name) => {
      const file = join(folder, `${name}.ts`)
      return existsSync(file) ? modelOf(require(file), file) : undefined
    },
    codeHash: () => figureCode(folder),
  }
}

/** Names of the figures of a folder, sorted; a folder that is not there has none. */
export function figureNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .sort()
}

/** A hash over all drawings of a folder and the code they import. */
export function figureCode(folder: string): string {
  return codeHash(...figureNames(folder).map((name) => join(folder, `${name}.ts`)))
}

/** The figure that a module exports; throws when it exports something else. */
export function modelOf(module: unknown, file: string): FigureModel {
  const { figure } = module as { figure?: FigureModel }
  if (typeof figure?.draw !== 'function') throw new Error(`${file} exports no \`figure\``)
  return figure
}

/** The figures of this site. */
export const siteFigures = figuresOf(resolve(import.meta.dirname, '../../..', figureFolder))
