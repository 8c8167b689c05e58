import { basename } from 'node:path'
import { parseInline } from '../../../shared/content/parts/fields.ts'
import { counted } from '../../../shared/i18n/format.ts'
import { describeValue, type Fault, keyPath, quote } from '../faults.ts'
import { runTimePlaceholders } from '../placeholders/run-time-placeholders.ts'
import { isKeyed } from './value-at.ts'
import type { KeyPath, YamlSource } from './yaml-source.ts'

/** Keys whose value is a name or an address, not words: equal in both languages. */
const identities = new Set([
  'id',
  'href',
  'icon',
  'drawing',
  'published',
  'updated',
  'related',
  'version',
  'when',
  'shows',
  'standing',
])

/** Search keywords are chosen for each language separately, their number too. */
const free = new Set(['keywords'])

/** Compares a German file with its English twin: same structure, same targets, other words. Faults name the German file. */
export function compareLanguages(english: YamlSource, german: YamlSource): Fault[] {
  // A file that is broken or empty has its own fault.
  if (!isKeyed(english.tree) || !isKeyed(german.tree)) return []
  const twin = basename(english.file)
  const report: Report = (path, difference) => {
    const place = { file: german.file, ...german.locate(path), key: keyPath(path) }
    return [{ ...place, expected: `${difference.expected} as in ${twin}`, found: difference.found }]
  }
  return compareValues(english.tree, german.tree, [], report)
}

/**
 * Whether a German text is still the English one: long, of several words, and equal.
 * Placeholders, addresses and abbreviations ("PDF, TIFF, JPEG") are not words: they are equal in every language.
 */
export function isUntranslated(english: string, german: string): boolean {
  if (english.trim() !== german.trim()) return false
  const text = german.replace(/\{[^{}]*\}|\S*(?::\/\/|@)\S*/g, '').trim()
  return text.length > 24 && text.split(/\s+/).filter((word) => /\p{Ll}{2}/u.test(word)).length >= 4
}

interface Difference {
  expected: string
  found: string
}

type Report = (path: KeyPath, difference: Difference) => Fault[]

function compareValues(english: unknown, german: unknown, path: KeyPath, report: Report): Fault[] {
  const name = path.findLast((key) => typeof key === 'string') as string | undefined
  if (name !== undefined && free.has(name)) return []
  if (Array.isArray(english) || Array.isArray(german)) {
    return compareLists(english ?? [], german ?? [], path, report)
  }
  if (isKeyed(english) && isKeyed(german)) {
    const keys = new Set([...Object.keys(english), ...Object.keys(german)])
    return [...keys].flatMap((key) =>
      compareValues(english[key], german[key], [...path, key], report),
    )
  }
  if (isKeyed(english) !== isKeyed(german)) {
    const expected = isKeyed(english) ? describeValue(english) : 'no such key'
    return report(path, { expected, found: describeValue(german) })
  }
  return compareTexts(english, german, name, (difference) => report(path, difference))
}

function compareLists(english: unknown, german: unknown, path: KeyPath, report: Report): Fault[] {
  if (!Array.isArray(english) || !Array.isArray(german)) return []
  if (english.length !== german.length) {
    // The lists differ in length, so their entries no longer correspond.
    const expected = counted(english.length, 'entry', 'entries')
    return report(path, { expected, found: describeValue(german) })
  }
  return english.flatMap((entry, index) =>
    compareValues(entry, german[index], [...path, index], report),
  )
}

function compareTexts(
  english: unknown,
  german: unknown,
  name: string | undefined,
  report: (difference: Difference) => Fault[],
): Fault[] {
  const isIdentity = name !== undefined && identities.has(name)
  const areNumbers = typeof english === 'number' && typeof german === 'number'
  if (isIdentity || areNumbers) {
    if (english === german) return []
    return report({ expected: describeValue(english), found: describeValue(german) })
  }
  // A text in one language only is an optional one: `prefix` "€" in English, `suffix` " €" in German.
  if (typeof english !== 'string' || typeof german !== 'string') return []
  const faults: Fault[] = []
  for (const [what, list] of comparedLists) {
    const [expected, found] = [list(english), list(german)]
    if (expected === found) continue
    faults.push(...report({ expected: `${what} ${expected || '(none)'}`, found: found || 'none' }))
  }
  if (isUntranslated(english, german)) {
    faults.push(...report({ expected: 'other words than', found: `the same ${quote(german)}` }))
  }
  return faults
}

/** What two texts must have in common. Facts are left out: a figure of one language may be words in the other. */
const comparedLists: [string, (text: string) => string][] = [
  ['the links', internalTargets],
  ['the placeholders', runTimeNames],
]

/** Addresses of other sites may differ: many have a page per language. */
function internalTargets(text: string): string {
  const targets = parseInline(text).flatMap((node) =>
    typeof node === 'object' && node.kind === 'link' && /^[/#]/.test(node.href) ? [node.href] : [],
  )
  return targets.sort().join(' ')
}

const placeholders = runTimePlaceholders.map((name) => `{${name}}`)

function runTimeNames(text: string): string {
  if (!text.includes('{')) return ''
  return placeholders.filter((placeholder) => text.includes(placeholder)).join(' ')
}
