import { readBring } from '../../shared/bring/bring.ts'
import type {
  FieldDefinition,
  FieldFault,
  FieldKind,
  FormDefinition,
} from '../../shared/forms/form-definition.ts'
import { knownTimeZone } from '../calendar/time-zones.ts'
import * as clean from './clean-text.ts'
import { isEmailAddress } from './email-address.ts'
import type { Body, FieldValue } from './read-body.ts'
import type { FieldFaults } from './refusal.ts'

/** The result of reading a form: valid values as they are stored, and faults. Empty optional fields are in neither. */
export interface CheckedFields {
  readonly values: Readonly<Record<string, string>>
  readonly faults: FieldFaults
}

type Outcome = { readonly value: string } | { readonly fault: FieldFault } | undefined

/** How a kind of field is read: cleaned, then refused for its characters, then for what it says. */
interface Reading {
  readonly clean: (text: string) => string
  readonly hasForbidden: (text: string) => boolean
  readonly fault: (text: string, field: FieldDefinition) => FieldFault | undefined
}

const line: Reading = {
  clean: clean.cleanLine,
  hasForbidden: clean.hasForbiddenInLine,
  fault: () => undefined,
}
const address: Reading = { ...line, clean: clean.cleanAddress }

const readings: Readonly<Record<Exclude<FieldKind, 'consent'>, Reading>> = {
  line,
  text: { ...line, clean: clean.cleanText, hasForbidden: clean.hasForbiddenInText },
  email: { ...address, fault: (text) => (isEmailAddress(text) ? undefined : 'malformed') },
  phone: {
    ...line,
    clean: clean.cleanPhone,
    fault: (text) => (isPhoneNumber(text) ? undefined : 'malformed'),
  },
  choice: {
    ...address,
    fault: (text, field) => (field.options?.includes(text) ? undefined : 'unknown'),
  },
  // Whether the time can be booked is checked by the calendar, not here.
  slot: address,
  'time-zone': {
    ...address,
    clean: (text) => knownTimeZone(clean.cleanAddress(text)) ?? clean.cleanAddress(text),
    fault: (text) => (knownTimeZone(text) ? undefined : 'unknown'),
  },
  bring: { ...address, fault: (text) => (readBring(text) ? undefined : 'malformed') },
}

/** Texts may shrink while they are cleaned (CRLF, decomposed letters); no real one shrinks by more than this. */
const mostShrinkage = 3
const slack = 100

const agreed = new Set(['true', 'on', 'yes', 'y', '1', 'checked', 'accepted', 'agreed'])

/**
 * Reads a form's fields out of a body. Names the form does not have are ignored. Pure; every step takes time in
 * proportion to the text, so that no text can hold the server up.
 */
export function checkFields(form: FormDefinition, body: Body): CheckedFields {
  const values: Record<string, string> = {}
  const faults: Record<string, readonly FieldFault[]> = {}
  for (const field of form.fields) {
    const outcome = body.repeated.has(field.name)
      ? ({ fault: 'repeated' } as const)
      : checkField(field, body.fields.get(field.name))
    if (outcome === undefined) continue
    if ('fault' in outcome) faults[field.name] = [outcome.fault]
    else values[field.name] = outcome.value
  }
  return { values, faults }
}

function checkField(field: FieldDefinition, value: FieldValue | undefined): Outcome {
  if (field.kind === 'consent') return checkConsent(field, value)
  if (value === undefined || value === null) return checkAbsent(field)
  if (typeof value !== 'string') return { fault: 'wrong-type' }
  const given = value.trim()
  if (given.length > field.maxLength * mostShrinkage + slack) return { fault: 'too-long' }
  const reading = readings[field.kind]
  const text = reading.clean(given)
  if (reading.hasForbidden(text)) return { fault: 'characters' }
  if (clean.isBlank(text)) return checkAbsent(field)
  if (text.length > field.maxLength) return { fault: 'too-long' }
  const fault = reading.fault(text, field)
  return fault ? { fault } : { value: text }
}

function checkAbsent({ isRequired, fallback }: FieldDefinition): Outcome {
  if (fallback !== undefined) return { value: fallback }
  return isRequired ? { fault: 'missing' } : undefined
}

/** Browsers send `on`, our script `true`, programs one of the others. Anything else is not consent. */
function checkConsent(field: FieldDefinition, value: FieldValue | undefined): Outcome {
  const isGiven = agreed.has(
    String(value ?? '')
      .trim()
      .toLowerCase(),
  )
  return isGiven ? { value: 'true' } : checkAbsent(field)
}

/** An extension alone is no number to call. */
const fewestDigits = 5

/** Digits and usual separators. Extensions in words belong into the message. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^[\d +\-()/.]+$/.test(text) && digits >= fewestDigits
}
