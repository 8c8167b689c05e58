import { describe, expect, it } from 'vitest'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'
import { type Golden, goldenCallouts } from './testing/golden-callouts.ts'
import { stated } from './testing/stated.ts'

const all = goldenCallouts()

const saidOf = ({ line, unit }: Golden): string[] => {
  const readings = readingsOf(line, unit)
  if (readings.length === 0) return [`= ${recognise(line)?.statement ?? 'nothing'}`]
  return readings.map((reading) => stated(reading).trim())
}

describe('the golden callouts', () => {
  it('are more than 300, in the notation of both worlds', () => {
    expect(all.length).toBeGreaterThan(300)
    expect(new Set(all.map(({ line, unit }) => line + unit)).size).toBe(all.length)
    expect(all.filter(({ line }) => /\d,\d/.test(line)).length).toBeGreaterThan(40)
  })

  it.each(all)('$line ($unit)', (golden) => {
    expect(saidOf(golden)).toEqual(golden.said)
  })
})
