import { expect, test } from 'vitest'
import { readPlaceholders } from './site-placeholders.ts'

function onlyValue(value: unknown) {
  return readPlaceholders({ contact: { value }, placeholders: ['contact.value'] } as object)[0]
}

test.each([
  'hello@firstangle.example',
  'https://code.firstangle.example',
  'mail@example.com',
  'Firstangle GmbH',
  'Musterstraße 1',
  'Erika Mustermann',
  'HRB 000000 (sample / Muster)',
  'HRB 000000',
  'DE000000000',
  '+49 89 99998 100',
  '+4989 99998100',
])('%s is fictional', (value) => {
  expect(onlyValue(value)?.isFictional).toBe(true)
})

test.each([
  'hello@schraubwerk.de',
  'https://github.com/schraubwerk',
  'Schraubwerk GmbH',
  'Lindenstraße 100000',
  'HRB 123456',
  'DE812345678',
  '+49 89 1234567',
  2024,
])('%s is not', (value) => {
  expect(onlyValue(value)?.isFictional).toBe(false)
})

test('one fictional name in a list is enough', () => {
  expect(onlyValue(['Anna Berg', 'Max Mustermann'])).toEqual({
    path: 'contact.value',
    value: 'Anna Berg, Max Mustermann',
    isFictional: true,
  })
})

test('with a language, only its words stand there', () => {
  const site = { court: { en: 'Munich', de: 'München' }, placeholders: ['court'] }
  expect(readPlaceholders(site, 'de')[0]?.value).toBe('München')
  expect(readPlaceholders(site)[0]?.value).toBe('Munich, München')
})

test('a path that leads nowhere is a fault', () => {
  expect(() => readPlaceholders({ placeholders: ['contact.fax'] })).toThrow(
    'content/site.yaml: placeholder contact.fax does not exist',
  )
})

test('a site without a list is a fault', () => {
  expect(() => readPlaceholders({ placeholders: [] })).toThrow('lists no placeholders')
})

test('parts and languages of a value stand in one line, what is left out is "none"', () => {
  expect(onlyValue({ name: 'Mara Berg', email: 'mara@schraubwerk.de' })?.value).toBe(
    'Mara Berg, mara@schraubwerk.de',
  )
  expect(onlyValue(null)).toEqual({ path: 'contact.value', value: 'none', isFictional: false })
  expect(onlyValue({ name: 'Mara Berg', email: 'mara@firstangle.example' })?.isFictional).toBe(true)
})
