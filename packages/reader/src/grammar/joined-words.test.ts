import { expect, it } from 'vitest'
import { parseCallouts } from './parse-callouts.ts'

const first = (text: string) => parseCallouts(text, { unit: 'mm' })[0]

it('reads holes and threads whose words run together with the sign between them', () => {
  expect(first('Ø37.0xthru')).toMatchObject({ kind: 'bore', depth: { type: 'THROUGH' } })
  expect(first('M12xthru')).toMatchObject({ kind: 'thread', depth: { type: 'THROUGH' } })
  expect(first('Ø10.2xThrux2Nos')).toMatchObject({ quantity: 2, depth: { type: 'THROUGH' } })
  expect(first('Ø11.2 H7x8.5Deepx2Nos')).toMatchObject({
    kind: 'bore',
    quantity: 2,
    depth: { type: 'BLIND', value: 8.5 },
  })
  expect(first('5/16UNFx23Deep')).toMatchObject({
    designation: '5/16-24 UNF',
    depth: { value: 23 },
  })
})

it('reads a pitch with its letter', () => {
  expect(first('2 Nos x M12 x 1.75P x 42 deep')).toMatchObject({
    quantity: 2,
    designation: 'M12x1.75',
    depth: { value: 42 },
  })
})
