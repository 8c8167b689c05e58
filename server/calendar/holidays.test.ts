import { expect, test } from 'vitest'
import { createHolidays } from './holidays.ts'

const munich = { country: 'DE', state: 'BY', region: 'KATH' }

test('a compiled year is taken as it stands', async () => {
  const holidays = createHolidays(munich, { '2027': ['2027-02-03'] })
  expect([...(await holidays(2027))]).toEqual(['2027-02-03'])
})

test('another year is asked for once', async () => {
  const holidays = createHolidays(munich, { '2027': [] })
  expect(holidays(2028)).toBe(holidays(2028))
  expect(await holidays(2028)).toContain('2028-04-17')
})
