import { type Bring, type BringField, type BringKind, bringKinds } from './bring-kinds.ts'

/** The field of the form that carries it, and the name it has in an address. */
export const bringName = 'bring'

/** The longest text: a security pack with all of its questions marked. */
export const longestBring = 2500

type Value = number | string | readonly string[]

/**
 * Address of the booking page that takes something along from another page. The booking page shows it in words and sends
 * it if the visitor agrees. The language is added as to every other address.
 *
 * @example
 * bringAddress({
 *   kind: 'set',
 *   values: { files: 60, suited: 52, goal: '30', chosen: 30, priced: 28, expected: 0, formats: ['PDF'] },
 * })
 * // '/schedule-call?bring=set_files-60_suited-52_goal-30_chosen-30_priced-28_expected-0_formats-PDF'
 */
export function bringAddress(bring: Bring): string {
  return `/schedule-call?${bringName}=${writeBring(bring)}`
}

/** Writes what is brought with letters, digits, `_`, `-` and `.`, which need no escaping in an address. */
export function writeBring({ kind, values }: Bring): string {
  const pairs = Object.keys(bringKinds[kind]).map((name) => {
    const value = (values as Readonly<Record<string, Value>>)[name] ?? ''
    return `${name}-${typeof value === 'object' ? value.join('.') : value}`
  })
  return [kind, ...pairs].join('_')
}

/**
 * Reads what {@link writeBring} has written. The text may come from anybody.
 *
 * @returns undefined for any other text: an unknown kind, a missing or further value, one beyond its limits
 */
export function readBring(text: string): Bring | undefined {
  if (text.length > longestBring) return undefined
  const [kind = '', ...pairs] = text.split('_')
  if (!isBringKind(kind)) return undefined
  const fields: [string, BringField][] = Object.entries(bringKinds[kind])
  if (pairs.length !== fields.length) return undefined
  const values: Record<string, Value> = {}
  for (const [index, [name, field]] of fields.entries()) {
    const pair = pairs[index] ?? ''
    if (!pair.startsWith(`${name}-`)) return undefined
    const value = readValue(pair.slice(name.length + 1), field, values)
    if (value === undefined) return undefined
    values[name] = value
  }
  return { kind, values } as Bring
}

function isBringKind(kind: string): kind is BringKind {
  return Object.hasOwn(bringKinds, kind)
}

function readValue(
  text: string,
  field: BringField,
  before: Readonly<Record<string, Value>>,
): Value | undefined {
  switch (field.kind) {
    case 'count': {
      const most = field.atMost === undefined ? field.max : Number(before[field.atMost])
      return limited(/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN, most)
    }
    case 'figure':
      return limited(/^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN, field.max)
    case 'day':
      return isDay(text) ? text : undefined
    case 'choice':
      return field.options.includes(text) ? text : undefined
    case 'list': {
      const entries = text === '' ? [] : text.split('.')
      const isList = entries.length <= field.most && new Set(entries).size === entries.length
      return isList && entries.every((entry) => field.entry.test(entry)) ? entries : undefined
    }
  }
}

function limited(value: number, max: number): number | undefined {
  return value <= max ? value : undefined
}

/** Whether a date is in the calendar: 2026-02-30 is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
