import { expect, test } from 'vitest'
import { quotingSchema } from './quoting.ts'

const item = { title: 'A', text: 'B' }
const answer = { id: 'a', question: 'A', answer: 'B' }
const { how, faq, loop } = quotingSchema.shape

test.each([
  ['steps', how.shape.steps, item, 7],
  ['answers', faq.shape.items, answer, 4],
  ['nodes of the loop', loop.shape.nodes, { title: 'A', who: 'B' }, 7],
  ['arrows of the loop', loop.shape.edges, 'a', 7],
])('the number of %s is fixed (SPEC section 9)', (_, schema, one, count) => {
  const isRight = (length: number) => schema.safeParse(Array(length).fill(one)).success
  expect([count - 1, count, count + 1].map(isRight)).toEqual([false, true, false])
})
