import { expect, test } from 'vitest'
import type { OpenDay, OpenTime } from './call-data.ts'
import { placed, timesOfDay } from './slot-places.ts'

const at = (time: string, start = time): OpenTime => ({ start, time })

const day = (...times: OpenTime[]): OpenDay => ({ date: '', heading: '', offset: '', times })

test('a time has the same place on every day, empty where it is not free', () => {
  const friday = day(at('11:00'), at('13:00'))
  const monday = day(at('09:00'), at('11:00'))
  const places = timesOfDay([friday, monday])
  expect(places).toEqual(['09:00', '11:00', '13:00'])
  expect(placed(friday.times, places)).toEqual([undefined, ...friday.times])
  expect(placed(monday.times, places)).toEqual([...monday.times, undefined])
})

test('both times of an hour that comes twice can be chosen', () => {
  const times = [at('02:00', 'summer'), at('02:00', 'winter'), at('03:00')]
  const [summer, winter, three] = times
  expect(placed(times, timesOfDay([day(...times)]))).toEqual([summer, three, winter])
})

test('no days have no places', () => {
  expect(timesOfDay([])).toEqual([])
})
