import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCallouts } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeCallout, describeField } from './describe.ts'

const root = join(import.meta.dirname, '../../..')
const words = parse(readFileSync(join(root, 'content/reader.en.yaml'), 'utf8')).values
const writer = { words, number: String }

test.each([
  ['Ø25 k6', ['Diameter 25 mm', 'k6']],
  ['28 {0;-0,1}', ['Length 28 mm', '0 / −0.1 mm']],
  ['10 ±0.2', ['Length 10 mm', '±0.2 mm']],
  ['0', ['Origin 0 mm']],
  ['[20]', ['Length 20 mm', 'theoretically exact']],
  ['(30)', ['Length 30 mm', 'reference']],
  ['M20x1,5-6g', ['M20x1.5', 'pitch 1.5 mm', '6g']],
  ['3x 1x45°', ['1 mm × 45°', '3 times']],
  ['R0,8', ['0.8 mm']],
  ['4x Ø6.6 THRU', ['Ø6.6 mm', 'through', '4 times']],
  ['|⌖|Ø0.1|A|B|', ['Position', 'Ø0.1 mm', 'to A, B']],
  ['√̄ Ra 3.2', ['Ra 3.2 µm', 'material removal required']],
])('says what %s means', (printed, facts) => {
  const [callout] = parseCallouts(printed, { unit: 'mm' })
  if (!callout) throw new Error(`${printed} is no callout`)
  const plain = describeCallout(callout, writer).map((fact) => fact.replaceAll('\u00a0', ' '))
  expect(plain).toEqual(facts)
})

test('German writes sizes of threads with a comma', () => {
  const [callout] = parseCallouts('M20x1,5-6g', { unit: 'mm' })
  if (!callout) throw new Error('no callout')
  const facts = describeCallout(callout, { words, number: (value) => value.toLocaleString('de') })
  expect(facts[0]).toBe('M20x1,5')
})

test.each([
  ['projection', 'FIRST_ANGLE', 'First angle'],
  ['projection', 'as agreed', 'as agreed'],
  ['weight', '0.76 kg', '0,76\u00a0kg'],
  ['weight', '12 lbs', '12 lbs'],
  ['title', '0.76 kg', '0.76 kg'],
] as const)('says the value of a field in words: %s %s', (field, value, said) => {
  const number = (amount: number) => amount.toLocaleString('de')
  expect(describeField(field, value, { words, number })).toBe(said)
})
