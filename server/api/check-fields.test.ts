import { expect, test } from 'vitest'
import type { FormId } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { checkFields } from './check-fields.ts'
import { type FieldValue, maxBodyBytes } from './read-body.ts'
import { complete } from './testing/sample-api.ts'

function check(
  form: FormId,
  changes: Record<string, FieldValue | undefined>,
  repeated: string[] = [],
) {
  const fields = new Map<string, FieldValue>(Object.entries(complete[form]))
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(name)
    else fields.set(name, value)
  }
  return checkFields(forms[form], { fields, repeated: new Set(repeated) })
}

test.each(['trial', 'call', 'message'] as const)('a complete %s has no fault', (form) => {
  const { values, faults } = check(form, {})
  expect(faults).toEqual({})
  expect(values).toMatchObject({ name: 'Ada Example', email: 'ada@works.example', consent: 'true' })
})

test('every required field can be missing, and all are reported at once', () => {
  const none = { fields: new Map(), repeated: new Set<string>() }
  expect(checkFields(forms.call, none).faults).toEqual({
    start: ['missing'],
    name: ['missing'],
    email: ['missing'],
    consent: ['missing'],
  })
})

test('a message about nothing in particular is a general one', () => {
  for (const topic of [undefined, null, '', ' ']) {
    const { values, faults } = check('message', { topic })
    expect([values.topic, faults]).toEqual(['general', {}])
  }
})

test('a trial needs no company', () => {
  expect(check('trial', { company: undefined }).faults).toEqual({})
})

test('the longest form that is allowed fits into the body limit, in every script', () => {
  for (const { fields } of Object.values(forms)) {
    const pairs = fields.map(({ name, kind, maxLength }) => [
      name,
      (kind === 'line' || kind === 'text' ? '漢' : 'x').repeat(maxLength),
    ])
    const body = new URLSearchParams([...pairs, ['call', 'x'.repeat(72)], ['elapsed', '9999999']])
    expect(body.toString().length).toBeLessThan(maxBodyBytes)
  }
})

test('fields a form does not have are ignored', () => {
  const { values } = check('trial', { isAdmin: true, __proto__: null, constructor: 'x' })
  expect(Object.keys(values).sort()).toEqual(['company', 'consent', 'email', 'name'])
})

test.each<[string, string, string]>([
  ['name', '  Ada   Example ', 'Ada Example'],
  ['name', 'Ada\u200b\ufeffEx\u00adample', 'AdaExample'],
  ['name', 'Ada\u{e0049}\u{e0067}\u{e006e} Example', 'Ada Example'],
  [
    'company',
    'Flag \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
    'Flag \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  ],
  ['name', 'Ada 😀\u{e0158}\u{e0145}\u{e0147}\u{e013f} Example', 'Ada 😀 Example'],
  ['name', 'Ada \u2764\ufe0f\u200d🔥', 'Ada \u2764\ufe0f\u200d🔥'],
  ['name', 'Ada\tExample\r\n', 'Ada Example'],
  ['name', 'Zoe\u0308', 'Zoë'],
  ['name', '山田\u3000太郎', '山田 太郎'],
  ['name', 'محمد رضا', 'محمد رضا'],
  ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['name', 'Ада Лавлейс 👩‍🔧', 'Ада Лавлейс 👩‍🔧'],
  ['name', 'Þórdís O’Brien-Nguyễn', 'Þórdís O’Brien-Nguyễn'],
  ['name', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['name', 'Å', 'Å'],
  ['email', ' mailto:ada@works.example ', 'ada@works.example'],
  ['email', 'MAILTO: ada@\u200bworks.example\u200e', 'ada@works.example'],
  ['phone', '\u202d+49 (89) 99998–100\u202c', '+49 (89) 99998-100'],
  ['phone', '089/99998.100', '089/99998.100'],
  ['message', ' one\r\ntwo\rthree\u2028four\tfive  six \n', 'one\ntwo\nthree\nfour\tfive  six'],
  ['message', 'slide\vtitle\fpage two\u0085end', 'slide\ntitle\npage two\nend'],
  ['message', 'in \u202aC:\\drawings\u202c, a\u202eb\u2066c', 'in C:\\drawings, abc'],
  ['timeZone', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['timeZone', ' europe/BERLIN ', 'Europe/Berlin'],
])('%s %j is stored as %j', (field, given, stored) => {
  const { values, faults } = check('call', { [field]: given })
  expect(faults).toEqual({})
  expect(values[field]).toBe(stored)
})

test.each<[string, FieldValue, string]>([
  ...(['', '   ', '\u200b\ufeff', '\u200d', '\u2800', '\u{e0041}', null] as const).map(
    (value) => ['name', value, 'missing'] as [string, FieldValue, string],
  ),
  ...[5, true, false].map((value) => ['name', value, 'wrong-type'] as [string, FieldValue, string]),
  ['name', 'a'.repeat(121), 'too-long'],
  ['name', 'a'.repeat(30_000), 'too-long'],
  ['name', 'Ada\r\nBcc: eve@evil.example', 'characters'],
  ['name', 'Ada\nEve', 'characters'],
  ['name', 'Ada\rEve', 'characters'],
  ['name', 'Ada\u2028Eve', 'characters'],
  ['name', 'Ada\u0000', 'characters'],
  ['name', 'Ada\u001b[31m', 'characters'],
  ['name', 'Ada\u0085', 'characters'],
  ['name', 'Ada\u202eelpmaxE', 'characters'],
  ['name', 'Ada\uffff', 'characters'],
  ['message', 'Hello\u{1fffe}', 'characters'],
  ['name', 'Ada\u2066x', 'characters'],
  ['name', 'Ada\ud800', 'characters'],
  ['company', 'Works\nX', 'characters'],
  ['email', 'ada@works.example\r\nBcc: eve@evil.example', 'characters'],
  ['email', 'ada@works', 'malformed'],
  ['email', `${'a'.repeat(250)}@works.example`, 'too-long'],
  ['phone', 'call me', 'malformed'],
  ['phone', '12', 'malformed'],
  ['phone', '+49 89\n99998', 'characters'],
  ['phone', '+49 89 99998 <b>', 'malformed'],
  ['phone', '1'.repeat(41), 'too-long'],
  ['message', 'x'.repeat(3001), 'too-long'],
  ['message', 'a\u0007b', 'characters'],
  ['message', 'a\u001b[2Jb', 'characters'],
  ['timeZone', 'Mars/Olympus', 'unknown'],
  ['timeZone', '+02:00', 'unknown'],
  ['timeZone', '../../etc/passwd', 'unknown'],
  ['timeZone', 7, 'wrong-type'],
  ['start', '2026\n', 'x'],
  ['start', 'x'.repeat(41), 'too-long'],
  ['start', '2026-11-24\nT08:00', 'characters'],
])('%s %j is refused: %s', (field, value, fault) => {
  const { values, faults } = check('call', { [field]: value })
  if (fault === 'x') expect(values[field]).toBe('2026')
  else expect(faults).toEqual({ [field]: [fault] })
})

test('a topic is one of the list', () => {
  expect(check('message', { topic: 'weather' }).faults).toEqual({ topic: ['unknown'] })
  expect(check('message', { topic: 'toString' }).faults).toEqual({ topic: ['unknown'] })
  expect(check('message', { topic: 'partner' }).values.topic).toBe('partner')
})

test('a repeated field is a fault of its own', () => {
  expect(check('trial', {}, ['email', 'unknown']).faults).toEqual({ email: ['repeated'] })
})

test('consent is given in the ways that forms and programs have', () => {
  for (const given of [
    true,
    'true',
    'on',
    'ON',
    'yes',
    'y',
    '1',
    1,
    'checked',
    'accepted',
    'agreed',
  ]) {
    expect(check('trial', { consent: given }).faults).toEqual({})
  }
  for (const withheld of [false, 'false', 'off', '', '0', 0, 2, null, undefined, 'of course']) {
    expect(check('trial', { consent: withheld }).faults).toEqual({ consent: ['missing'] })
  }
})

const bombs = [
  'a',
  '@',
  '.',
  '-',
  ' ',
  '\t',
  '\u200b',
  '\u200d',
  '1',
  '+',
  '(',
  '/',
  '%',
  "'",
  'ü',
  '\n',
  '\\',
  '"',
  'a@',
  'a.',
  '@.',
  '1 ',
  ' \n',
  '\r\n',
  'a\u0301',
  '\u0345\u0334',
  'mailto:',
  'é ',
  '<',
  '👩‍🔧',
  '\u202e',
].flatMap((piece) => {
  const long = piece.repeat(Math.floor(32_000 / piece.length))
  return [long, `${long}!`, `a@${long}`, `x${long}x`]
})

// Each may take 300 ms. One quadratic expression takes seconds for each of them, and the limit ends the test.
test('no text takes more than time in proportion to its length', { timeout: 10_000 }, () => {
  for (const bomb of bombs) {
    for (const { name } of forms.call.fields) {
      const { values, faults } = check('call', { [name]: bomb })
      expect(Boolean(values[name]) !== Boolean(faults[name]) || values[name] === undefined).toBe(
        true,
      )
    }
  }
})
