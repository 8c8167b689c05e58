import type { z } from 'zod'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type LinkCheck, linkFaults } from './check-links.ts'
import { compareLanguages } from './compare-languages.ts'
import type { Fault } from './faults.ts'
import { type FilledTree, fillTree, type PlaceholderValues } from './placeholders.ts'
import type { SourceFile, Twins } from './read-files.ts'
import { validate } from './validate.ts'
import { parseYaml, type YamlSource } from './yaml-source.ts'

/** What every copy file is compiled with. */
export interface CopyContext {
  values: PlaceholderValues
  checkLink: LinkCheck
}

/** One YAML file on its way: what stands in it and, if it is right, what pages get. */
export interface CompiledDocument<T> {
  source: YamlSource
  value?: T | undefined
  faults: Fault[]
}

/** Compiles site.yaml or facts.yaml: other files refer to them, they refer to none. */
export function compileSettings<T>(
  file: SourceFile | undefined,
  schema: z.ZodType<T>,
): CompiledDocument<T> | undefined {
  if (!file) return undefined
  const source = parseYaml(file)
  const { value, faults } = validate(schema, source, unfilled(source))
  return { source, value, faults: [...source.faults, ...faults] }
}

/** A file that names no values of others. */
export function unfilled({ tree }: YamlSource): FilledTree {
  return { tree, numbers: new Map(), faults: [] }
}

/** Compiles copy in one language: placeholders, schema, links. */
export function compileCopy<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
  locale: Locale,
  { values, checkLink }: CopyContext,
): CompiledDocument<T> {
  const filled = fillTree(source, values, locale)
  const { value, faults } = validate(schema, source, filled)
  const problems = [...source.faults, ...filled.faults, ...faults]
  return { source, value, faults: [...problems, ...linkFaults(source, filled, checkLink)] }
}

/** Compiles the English and the German file of one page and compares them. */
export function compileTwins<T>(
  twins: Twins,
  schema: z.ZodType<T>,
  context: CopyContext,
): { en?: CompiledDocument<T>; de?: CompiledDocument<T>; faults: Fault[] } {
  const en = twins.en && compileCopy(parseYaml(twins.en), schema, 'en', context)
  const de = twins.de && compileCopy(parseYaml(twins.de), schema, 'de', context)
  const own = [...(en?.faults ?? []), ...(de?.faults ?? [])]
  const differences = en && de ? compareLanguages(en.source, de.source) : []
  return { en, de, faults: [...own, ...withoutKnown(differences, own)] }
}

/** A key that is wrong in one language also differs between them: one fault is enough. */
export function withoutKnown(differences: Fault[], known: Fault[]): Fault[] {
  const keys = new Set(known.map((fault) => fault.key).filter((key) => key !== undefined))
  return differences.filter((fault) => fault.key === undefined || !keys.has(fault.key))
}
