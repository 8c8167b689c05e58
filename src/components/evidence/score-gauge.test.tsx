import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type NeededScore, ScoreGauge } from './score-gauge.tsx'

const drawn = (scores: NeededScore) => renderToStaticMarkup(<ScoreGauge {...scores} />)

/** Where the dot and the limit stand, in units of the drawing. */
function places(scores: NeededScore) {
  const svg = drawn(scores)
  const [dot, limit] = [/cx="(\d+)"/.exec(svg)?.[1], /M(\d+) 1V16/.exec(svg)?.[1]]
  return { dot: Number(dot), limit: Number(limit) }
}

test('the dot stands right of the limit, or on it, where the score is enough', () => {
  const passed = places({ score: 0.96, needed: 0.9 })
  expect(passed.dot).toBeGreaterThan(passed.limit)
  const even = places({ score: 0.95, needed: 0.95 })
  expect(even.dot).toBe(even.limit)
  expect(drawn({ score: 0.95, needed: 0.95 })).not.toContain('data-below')
})

test('a score below its limit stands left of it and says so', () => {
  const below = places({ score: 0.88, needed: 0.95 })
  expect(below.dot).toBeLessThan(below.limit)
  expect(drawn({ score: 0.88, needed: 0.95 })).toContain('data-below="true"')
})

test('hatching ends before the limit', () => {
  const svg = drawn({ score: 0.99, needed: 0.9 })
  const ends = [...svg.matchAll(/M(\d+) 14l8-8/g)].map(([, x]) => Number(x) + 8)
  expect(ends.length).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThanOrEqual(places({ score: 0.99, needed: 0.9 }).limit)
})
