import { expect, test } from 'vitest'
import { knownTimeZone, timeZoneGroups } from './time-zones.ts'
import { offsetLabel, zoneLabel } from './zone-label.ts'

const winter = '2026-12-01T08:00:00.000Z'
const summer = '2027-07-01T08:00:00.000Z'

test.each([
  ['Europe/Berlin', winter, 'Berlin time, CET, UTC+1', 'Berliner Zeit, MEZ, UTC+1'],
  ['Europe/Berlin', summer, 'Berlin time, CEST, UTC+2', 'Berliner Zeit, MESZ, UTC+2'],
  ['America/New_York', winter, 'New York time, EST, UTC−5', 'Ortszeit New York, EST, UTC−5'],
  ['America/New_York', summer, 'New York time, EDT, UTC−4', 'Ortszeit New York, EDT, UTC−4'],
  ['Europe/Vienna', winter, 'Vienna time, CET, UTC+1', 'Ortszeit Wien, MEZ, UTC+1'],
  ['Asia/Kolkata', winter, 'Kolkata time, IST, UTC+5:30', 'Ortszeit Kolkata, IST, UTC+5:30'],
  ['Asia/Vladivostok', winter, 'Vladivostok time, UTC+10', 'Ortszeit Wladiwostok, UTC+10'],
  ['America/St_Johns', winter, 'St Johns time, UTC−3:30', 'Ortszeit St Johns, UTC−3:30'],
  [
    'America/Argentina/Buenos_Aires',
    winter,
    'Buenos Aires time, UTC−3',
    'Ortszeit Buenos Aires, UTC−3',
  ],
  ['Europe/London', winter, 'London time, GMT, UTC±0', 'Ortszeit London, GMT, UTC±0'],
  ['UTC', winter, 'UTC', 'UTC'],
  ['Etc/GMT+5', winter, 'UTC−5', 'UTC−5'],
])('%s at %s', (timeZone, instant, english, german) => {
  expect(zoneLabel(instant, timeZone, 'en')).toBe(english)
  expect(zoneLabel(instant, timeZone, 'de')).toBe(german)
})

test('the offset changes in the minute the clocks change', () => {
  expect(offsetLabel('2027-03-28T00:59:59Z', 'Europe/Berlin')).toBe('UTC+1')
  expect(offsetLabel('2027-03-28T01:00:00Z', 'Europe/Berlin')).toBe('UTC+2')
  expect(offsetLabel('2026-11-01T05:59:59Z', 'America/New_York')).toBe('UTC−4')
  expect(offsetLabel('2026-11-01T06:00:00Z', 'America/New_York')).toBe('UTC−5')
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['US/Eastern', 'America/New_York'],
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('%s is known', (name, known) => {
  expect(knownTimeZone(name)).toBe(known)
})

test.each([
  '',
  '+01:00',
  'GMT+1',
  'Mars/Base',
  'Europe/Berlin ',
  'Europe/Berlin\r\nX: y',
  '__proto__',
  'constructor',
  '<script>',
  'A'.repeat(5000),
])('%j is no zone', (name) => {
  expect(knownTimeZone(name)).toBeUndefined()
})

test.each(['en', 'de'] as const)(
  'the picker in %s lists each known zone once, sorted',
  (locale) => {
    const groups = timeZoneGroups(new Date(winter), locale)
    const zones = groups.flatMap((group) => group.zones)
    expect(zones.length).toBeGreaterThan(400)
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
    for (const { id } of zones) expect(knownTimeZone(id)).toBe(id)
    const collator = new Intl.Collator(locale)
    for (const list of [groups, ...groups.map((group) => group.zones)]) {
      const labels = list.map(({ label }) => label)
      expect(labels).toEqual(labels.toSorted(collator.compare))
    }
  },
)

test('zones are labelled with city and offset, parts of the world in the language', () => {
  const german = timeZoneGroups(new Date(summer), 'de')
  const europe = german.find(({ label }) => label === 'Europa')
  expect(europe?.zones).toContainEqual({ id: 'Europe/Vienna', label: 'Wien (UTC+2)' })
  const english = timeZoneGroups(new Date(winter), 'en')
  const america = english.find(({ label }) => label === 'America')
  expect(america?.zones).toContainEqual({ id: 'America/New_York', label: 'New York (UTC−5)' })
  expect(english.map(({ label }) => label)).toContain('Worldwide')
})
