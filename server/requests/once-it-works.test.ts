import { expect, test } from 'vitest'
import { onceItWorks } from './once-it-works.ts'

test('a failure is asked again, a success never', async () => {
  const answers = [new Error('away'), 'first', 'second']
  const ask = onceItWorks(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  await expect(ask()).rejects.toThrow('away')
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first'])
  expect(await ask()).toBe('first')
})
