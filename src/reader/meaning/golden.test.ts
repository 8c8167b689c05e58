import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readingsOf } from './readings.ts'
import { recognise } from './recognised.ts'
import { listsOf, schemaFaults } from './testing/features-schema.ts'
import { stated } from './testing/stated.ts'

interface Golden {
  line: string
  unit: 'mm' | 'inch'
  said: string[]
}

/** Lines without indent are callouts (`@inch` of an inch sheet), those with one what is said of them. */
function goldenCallouts(): Golden[] {
  const text = readFileSync(join(import.meta.dirname, 'golden-callouts.txt'), 'utf8')
  const found: Golden[] = []
  for (const row of text.split('\n').filter((each) => each !== '' && !each.startsWith('# '))) {
    if (row.startsWith('  ')) found.at(-1)?.said.push(row.trim())
    else {
      const [line = '', unit] = row.split(' @')
      found.push({ line, unit: unit === 'inch' ? 'inch' : 'mm', said: [] })
    }
  }
  return found
}

const all = goldenCallouts()

const saidOf = ({ line, unit }: Golden): string[] => {
  const readings = readingsOf(line, unit)
  if (readings.length === 0) return [`= ${recognise(line)?.statement ?? 'nothing'}`]
  return readings.map((reading) => stated(reading).trim())
}

describe('the golden callouts', () => {
  it('are more than 150, in the notation of both worlds', () => {
    expect(all.length).toBeGreaterThan(300)
    expect(new Set(all.map(({ line, unit }) => line + unit)).size).toBe(all.length)
    expect(all.filter(({ line }) => /\d,\d/.test(line)).length).toBeGreaterThan(40)
  })

  it.each(all)('$line ($unit)', (golden) => {
    expect(saidOf(golden)).toEqual(golden.said)
  })

  it('have JSON that the published schema accepts', () => {
    for (const { line, unit } of all) {
      for (const { callouts, confidence } of readingsOf(line, unit)) {
        expect(schemaFaults(listsOf(callouts, confidence)), line).toEqual([])
      }
    }
  })
})
