import { expect, test } from 'vitest'
import { shownReference } from './request-reference.ts'

test.each(['FA-7K2M-9QXW', 'FA-0000-ZZZZ'])('%s is a reference', (reference) => {
  expect(shownReference(reference)).toBe(reference)
})

test.each(['FA-7K2M-9QX', 'fa-7k2m-9qxw', 'FA-ILOU-0000', 'FA-7K2M-9QXW<b>', '', undefined])(
  '%j is none and is not shown',
  (reference) => {
    expect(shownReference(reference)).toBeUndefined()
  },
)
