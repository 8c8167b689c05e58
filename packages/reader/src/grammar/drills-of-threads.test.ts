import { expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'

const boreOf = (text: string) => {
  const [first] = parseCallouts(text, { unit: 'inch' })
  if (first?.kind !== 'bore') return null
  const { quantity, diameter, depth, thread } = first
  return [quantity, diameter?.value, depth?.value, thread?.designation, thread?.depth?.value]
}

it('reads the drill of a thread behind it, and over the end of its line', () => {
  const read = [4, 0.15, 0.449, '#10-24 UNC', 0.359]
  expect(boreOf('10-24 UNC - 2B TAP ↧ 0.359 / #25 DRILL ( 0.150 ) ↧ 0.449 -( 4 ) HOLES')).toEqual(
    read,
  )
  expect(boreOf('10-24 UNC - 2B TAP ↧ 0.359 #25 DRILL / ( 0.150 ) ↧ 0.449 -( 4 ) HOLES')).toEqual(
    read,
  )
})

it('counts holes although a remark says how many of them are where', () => {
  const note = '10-24 UNC - 2B TAP ↧ 0.359 / #25 DRILL ( 0.150 ) ↧ 0.449 / 4 HOLES'
  expect(boreOf(`${note} (2 ON EACH OPPOSITE FACE)`)?.[0]).toBe(4)
  expect(parseCallouts('4x Ø5 THRU (2 PER SIDE)', { unit: 'mm' })).toMatchObject([
    { kind: 'bore', quantity: 4, diameter: { value: 5 } },
  ])
  expect(parseCallouts('Ø5 (2 BLACK BOLTS)', { unit: 'mm' })).toEqual([])
})
