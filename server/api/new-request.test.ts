import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { FormDefinition } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { checkFields } from './check-fields.ts'
import { newReference, newRequest } from './new-request.ts'

const tools = { newId: () => 'id', random: (bytes: number) => new Uint8Array(bytes) }

const entered = {
  start: '2026-11-24T08:00:00.000Z',
  timeZone: 'Europe/Berlin',
  name: 'Ada Lovelace',
  email: 'ada@works.example',
  consent: 'on',
}

function requestOf(form: FormDefinition, fields: Record<string, string>) {
  const body = { fields: new Map(Object.entries(fields)), repeated: new Set<string>() }
  const { values, faults } = checkFields(form, body)
  expect(faults).toEqual({})
  const kind = form.id === 'feedback' ? 'message' : form.id
  const asked = { kind, values, suspectBy: undefined, at: '2026-11-21T13:30:00.000Z' } as const
  return newRequest(tools, { locale: 'en' }, asked)
}

test('a field that the record does not name is kept among the others', () => {
  const department = { name: 'department', kind: 'line', isRequired: false, maxLength: 80 } as const
  const form = { ...forms.message, fields: [...forms.message.fields, department] }
  const fields = { ...entered, topic: 'general', message: 'Hello', department: 'Quoting' }
  expect(requestOf(form, fields).otherFields).toEqual({ department: 'Quoting' })
})

test.each([forms.trial, forms.call, forms.message])('the form $id has no such field', (form) => {
  expect(requestOf(form, { ...entered, message: 'Hello' }).otherFields).toEqual({})
})

test('feedback keeps its page and its answer among the others', () => {
  const fields = { page: 'jobs', helped: 'no', message: 'Which header?' }
  const { otherFields, email, message } = requestOf(forms.feedback, fields)
  expect({ otherFields, email, message }).toEqual({
    otherFields: { page: 'jobs', helped: 'no' },
    email: '',
    message: 'Which header?',
  })
})

test('a reference has two groups of letters that cannot be misread', () => {
  expect(newReference(() => Uint8Array.from([7, 23, 2, 20, 19, 4, 26, 13]))).toBe('FA-7Q2M-K4TD')
  expect(newReference(() => new Uint8Array(8).fill(255))).toBe('FA-ZZZZ-ZZZZ')
  expect(newReference(randomBytes)).toMatch(/^FA(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
})
