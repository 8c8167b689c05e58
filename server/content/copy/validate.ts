import { z } from 'zod'
import { counted } from '../../../shared/i18n/format.ts'
import { describeKeys, describeValue, type Fault, keyPath } from '../faults.ts'
import type { FilledTree } from '../placeholders/fill-placeholders.ts'
import { valueAt } from './value-at.ts'
import type { KeyPath, YamlSource } from './yaml-source.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** Checks a file's filled-in data against its schema; reports every fault with its place and as the author wrote it. */
export function validate<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
  filled: FilledTree,
): { value?: T; faults: Fault[] } {
  if (source.tree === undefined) return { faults: [] }
  let result = parseTree(schema, filled.tree)
  if (!result.success) {
    const withNumbers = putNumbers(filled, result.error.issues)
    if (withNumbers !== undefined) result = parseTree(schema, withNumbers)
  }
  const faults = result.success
    ? []
    : result.error.issues.flatMap((issue) => faultsOf(issue, source, filled))
  const known = new Set(faults.map((fault) => fault.key))
  faults.push(...emptyTexts(source, source.tree, []).filter((fault) => !known.has(fault.key)))
  return result.success ? { value: result.data, faults } : { faults }
}

/** Keeps the messages that schemas state themselves, and words all others for an editor. */
function parseTree<T>(schema: z.ZodType<T>, tree: unknown) {
  return schema.safeParse(tree, { error: expectedText })
}

/** The data with numbers wherever the schema asked for a number and a placeholder stands for one; undefined if nowhere. */
function putNumbers(filled: FilledTree, issues: Issue[]): unknown {
  let changed = false
  const copy = structuredClone(filled.tree)
  for (const issue of issues) {
    const number = filled.numbers.get(keyPath(issue.path))
    if (issue.code !== 'invalid_type' || issue.expected !== 'number' || number === undefined)
      continue
    const parent = valueAt(copy, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>
    parent[issue.path.at(-1) as PropertyKey] = number
    changed = true
  }
  return changed ? copy : undefined
}

function faultsOf(issue: Issue, source: YamlSource, filled: FilledTree): Fault[] {
  const fault = (path: KeyPath, expected: string, found: string): Fault => {
    const key = keyPath(path)
    return { file: source.file, ...source.locate(path), ...(key && { key }), expected, found }
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      fault([...issue.path, key], 'no key of this name here', describeValue(key)),
    )
  }
  const value = valueAt(filled.tree, issue.path)
  const isTextLength = issue.code === 'too_big' && typeof value === 'string'
  // Names and figures count with their length on the page, which the author does not see in the file.
  const found = isTextLength
    ? counted(value.length, 'character')
    : describeValue(valueAt(source.tree, issue.path))
  return [fault(issue.path, asNoun(issue.message), found)]
}

/** Schemas say `must not be empty`; a fault says what was expected: `text that must not be empty`. */
function asNoun(message: string): string {
  return message.startsWith('must ') ? `text that ${message}` : message
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
  boolean: 'true or false',
}

const formatNames: Record<string, string> = { email: 'an e-mail address', url: 'a web address' }

function expectedText(issue: RawIssue): string | undefined {
  if (issue.code === 'invalid_type') return typeText(issue)
  if (issue.code === 'invalid_value') return oneOf(issue.values as unknown[])
  if (issue.code === 'invalid_format') return formatNames[issue.format]
  if (issue.code === 'too_small') return limitText(issue, issue.minimum, 'at least', 'greater than')
  if (issue.code === 'too_big') return limitText(issue, issue.maximum, 'at most', 'less than')
  return undefined
}

function typeText({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const keys = inst instanceof z.ZodObject ? neededKeys(inst) : []
  if (keys.length > 0) return describeKeys(keys)
  return typeNames[expected] ?? `a value of type ${expected}`
}

const neededKeys = ({ shape }: z.ZodObject): string[] =>
  Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).isOptional())

function oneOf(values: unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`
}

function limitText(issue: RawIssue, bound: unknown, inclusive: string, exclusive: string): string {
  const { origin, exact } = issue as { origin?: string; exact?: boolean }
  const side = exact ? 'exactly' : inclusive
  if (origin === 'array') return `${side} ${counted(Number(bound), 'entry', 'entries')}`
  if (origin === 'string') return `${side} ${counted(Number(bound), 'character')}`
  return `a number ${issue.inclusive ? inclusive : exclusive} ${bound}`
}

/** Optional texts may be left out, but not be empty: an empty text is a forgotten one. */
function emptyTexts(source: YamlSource, value: unknown, path: KeyPath): Fault[] {
  if (typeof value === 'string' && value.trim() === '') {
    const place = { file: source.file, ...source.locate(path), key: keyPath(path) }
    return [{ ...place, expected: 'text that must not be empty', found: 'empty text' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    emptyTexts(source, entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
