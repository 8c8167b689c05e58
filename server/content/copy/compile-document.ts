import type { z } from 'zod'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { hashOf } from '../../hash-of.ts'
import { type LinkCheck, linkFaults } from '../check-links.ts'
import type { Fault } from '../faults.ts'
import {
  type FilledTree,
  fillTree,
  type PlaceholderValues,
} from '../placeholders/fill-placeholders.ts'
import type { SourceFile, Twins } from '../read-files.ts'
import { compareLanguages } from './compare-languages.ts'
import { validate } from './validate.ts'
import { parseYaml, type YamlSource } from './yaml-source.ts'

/** What every copy file is compiled with. */
export interface CopyContext {
  values: PlaceholderValues
  checkLink: LinkCheck
}

/** A YAML file while it is compiled: its text as a tree and, if it is valid, the value for pages. */
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

/** The data of a file that has no placeholders. */
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
  return withLinks(checkCopy(source, schema, locale, values), checkLink)
}

/** A file that is fully checked except for its links, which depend on other files. */
interface CheckedDocument<T> extends CompiledDocument<T> {
  filled: FilledTree
}

function checkCopy<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
  locale: Locale,
  values: PlaceholderValues,
): CheckedDocument<T> {
  const filled = fillTree(source, values, locale)
  const { value, faults } = validate(schema, source, filled)
  return { source, filled, value, faults: [...source.faults, ...filled.faults, ...faults] }
}

function withLinks<T>(checked: CheckedDocument<T>, checkLink: LinkCheck): CompiledDocument<T> {
  const { source, filled, value, faults } = checked
  return { source, value, faults: [...faults, ...linkFaults(source, filled, checkLink)] }
}

interface CheckedTwins<T> {
  en?: CheckedDocument<T> | undefined
  de?: CheckedDocument<T> | undefined
  differences: Fault[]
}

/** Compiles the English and the German file of one page and compares them. */
export function compileTwins<T>(
  twins: Twins,
  schema: z.ZodType<T>,
  { values, checkLink }: CopyContext,
): { en?: CompiledDocument<T> | undefined; de?: CompiledDocument<T> | undefined; faults: Fault[] } {
  const checked = lastChecked(twins, schema, values)
  const en = checked.en && withLinks(checked.en, checkLink)
  const de = checked.de && withLinks(checked.de, checkLink)
  const own = [...(en?.faults ?? []), ...(de?.faults ?? [])]
  return { en, de, faults: [...own, ...withoutKnown(checked.differences, own)] }
}

/** The last result of each schema by file name, with a key of the data it was made from. */
const checkedFiles = new WeakMap<z.ZodType, Map<string, [key: string, CheckedTwins<unknown>]>>()

/** Only what has changed is checked again: changing the words of one page takes the time of one page. */
function lastChecked<T>(
  twins: Twins,
  schema: z.ZodType<T>,
  values: PlaceholderValues,
): CheckedTwins<T> {
  const files = checkedFiles.get(schema) ?? new Map()
  checkedFiles.set(schema, files)
  const name = (twins.en ?? twins.de)?.file ?? ''
  const key = hashOf([twins, values])
  const [knownKey, known] = files.get(name) ?? []
  if (knownKey === key) return known
  const checked = checkTwins(twins, schema, values)
  files.set(name, [key, checked])
  return checked
}

function checkTwins<T>(
  twins: Twins,
  schema: z.ZodType<T>,
  values: PlaceholderValues,
): CheckedTwins<T> {
  const en = twins.en && checkCopy(parseYaml(twins.en), schema, 'en', values)
  const de = twins.de && checkCopy(parseYaml(twins.de), schema, 'de', values)
  return { en, de, differences: en && de ? compareLanguages(en.source, de.source) : [] }
}

/** A key that is wrong in one language also differs between them: one fault is enough. */
export function withoutKnown(differences: Fault[], known: Fault[]): Fault[] {
  const keys = new Set(known.map((fault) => fault.key).filter((key) => key !== undefined))
  return differences.filter((fault) => fault.key === undefined || !keys.has(fault.key))
}
