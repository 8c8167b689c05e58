import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createHolidays } from './holidays.ts'

const munich = { country: 'DE', state: 'BY', region: 'KATH' }

test('Munich has 13 public holidays, and no half days', async () => {
  const days = await createHolidays(munich)(2027)
  expect([...days].sort()).toEqual([
    ...['2027-01-01', '2027-01-06', '2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06'],
    ...['2027-05-17', '2027-05-27', '2027-08-15', '2027-10-03', '2027-11-01', '2027-12-25'],
    '2027-12-26',
  ])
})

test('each year is asked for once', async () => {
  const holidays = createHolidays(munich)
  expect(holidays(2027)).toBe(holidays(2027))
  expect(await holidays(2028)).toContain('2028-04-17')
})

test('a country alone is enough', async () => {
  const days = await createHolidays({ country: 'DE', state: null, region: null })(2027)
  expect(days).toContain('2027-10-03')
  expect(days).not.toContain('2027-01-06')
})

test.each([
  { country: 'XX', state: null, region: null },
  { country: 'DE', state: 'BA', region: null },
  { country: 'DE', state: 'BY', region: 'MUC' },
  { country: 'DE', state: null, region: 'KATH' },
  { country: 'constructor', state: null, region: null },
])('a place that is not known is refused: %j', async (place) => {
  await expect(createHolidays(place)(2027)).rejects.toThrow('date-holidays does not know')
})

test('date-holidays knows the place of content/site.yaml', async () => {
  const file = join(import.meta.dirname, '../../content/site.yaml')
  const site = parse(readFileSync(file, 'utf8'))
  expect((await createHolidays(site.calls.holidays)(2027)).size).toBeGreaterThan(0)
})
