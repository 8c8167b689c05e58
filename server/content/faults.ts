import { compareText } from '../../shared/compare-text.ts'
import { counted, textFor } from '../../shared/i18n/format.ts'

/** One thing that an editor has to put right: where it is, what was expected, what was found. */
export interface Fault {
  /** From the content folder's name on: `content/pages/home.de.yaml`. */
  file: string
  line?: number
  column?: number
  /** Path of the key (`hero.actions[1].href`), or what takes its place in an article (`heading "Units"`). */
  key?: string
  expected: string
  found: string
}

/** Where in a file something stands; counted from 1. */
export interface Place {
  line: number
  column: number
}

/** `content/pages/home.de.yaml:12:5 hero.title: expected text, found nothing`, always one line. */
export function formatFault(fault: Fault): string {
  const place = [fault.file, fault.line, fault.column]
    .filter((part) => part !== undefined)
    .join(':')
  const where = fault.key ? `${place} ${fault.key}` : place
  return oneLine(`${where}: expected ${fault.expected}, found ${fault.found}`)
}

/** Reading order: file, line, column; each fault once. */
export function sortFaults(faults: Fault[]): Fault[] {
  const unique = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...unique.entries()]
    .sort(([aText, a], [bText, b]) => {
      const byFile = compareText(a.file, b.file)
      if (byFile !== 0) return byFile
      const byLine = (a.line ?? 0) - (b.line ?? 0)
      if (byLine !== 0) return byLine
      return (a.column ?? 0) - (b.column ?? 0) || compareText(aText, bText)
    })
    .map(([, fault]) => fault)
}

/** A value as an editor would call it: `"Pricing"`, `3 entries`, `the keys label, href`, `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : quote(value)
  if (Array.isArray(value)) return counted(value.length, 'entry', 'entries')
  if (typeof value === 'object') return describeKeys(Object.keys(value))
  return String(value)
}

/** `the key label`, `the keys label, href`. */
export function describeKeys(keys: readonly string[]): string {
  if (keys.length === 0) return 'no keys'
  return `the ${textFor(keys.length, { one: 'key', many: 'keys' })} ${keys.join(', ')}`
}

/** Quoted, on one line, and cut: a fault names a text, it does not repeat it. */
export function quote(text: string): string {
  const line = oneLine(text).trim()
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`
}

/** Key path as written in faults: `sections[2].links[0].href`. */
export function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

function oneLine(text: string): string {
  return text.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ')
}
