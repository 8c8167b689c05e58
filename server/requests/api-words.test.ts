import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formsSchema, ownFaultsOf, sharedFaults } from '../../shared/content/words/forms.ts'
import type { FieldFault, FormId } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { messageOf } from './api-words.ts'

const source = (locale: string) =>
  parse(readFileSync(join(import.meta.dirname, `../../content/forms.${locale}.yaml`), 'utf8'))

const copies = locales.map((locale) => [locale, formsSchema.parse(source(locale))] as const)

test('every fault of every field has words that say what to do, without begging or blaming', () => {
  for (const [locale, copy] of copies) {
    for (const { id, fields } of Object.values(forms)) {
      for (const field of fields) {
        for (const code of [...ownFaultsOf(field), ...sharedFaults]) {
          const message = messageOf(copy, id, field.name, code)
          expect(message, `${locale} ${id} ${field.name} ${code}`).toMatch(/\p{L}{3}/u)
          expect(message).not.toMatch(/\{|please|sorry|invalid|oops|bitte|leider|ungültig/i)
        }
      }
    }
  }
})

test.each<[FormId, string, FieldFault, string]>([
  ['trial', 'name', 'missing', 'Enter your full name'],
  ['trial', 'name', 'too-long', 'Full name: use 120 characters or fewer'],
  ['call', 'start', 'taken', 'Someone else has just taken this time. Choose another one'],
  ['trial', 'name', 'taken', 'Full name: check the value'],
])('%s %s %s is worded: %s', (form, field, code, message) => {
  const copy = copies[0]?.[1]
  expect(copy && messageOf(copy, form, field, code)).toBe(message)
})

test('a missing word, option or fault stops the build', () => {
  const without = (remove: (copy: ReturnType<typeof source>) => void) => {
    const copy = source('en')
    remove(copy)
    return formsSchema.safeParse(copy).success
  }
  expect(without(() => {})).toBe(true)
  expect(without((copy) => delete copy.forms.trial.fields.email.errors.disposable)).toBe(false)
  expect(without((copy) => delete copy.forms.message.fields.topic.options.partner)).toBe(false)
  expect(without((copy) => delete copy.forms.call.fields.phone)).toBe(false)
})

test('a field without faults of its own needs a label only; others miss each word by itself', () => {
  const copy = source('en')
  copy.forms.message.fields.company = { label: 'Company' }
  expect(formsSchema.parse(copy).forms.message.fields.company?.errors).toEqual({})
  delete copy.forms.message.fields.email.errors
  const missing = formsSchema.safeParse(copy).error?.issues.map(({ path }) => path.at(-1))
  expect(missing).toEqual(['missing', 'malformed', 'disposable'])
})
