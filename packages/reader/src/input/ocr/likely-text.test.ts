import { expect, test } from 'vitest'
import { classesOfLetters, likeliestText } from './likely-text.ts'

const letters = ['', 'c', 'ç', 'o', 'n']
const classesOf = classesOfLetters(letters)

/** Chances of places that show letters surely, but for the given share of each place. */
function placesOf(shown: readonly string[], unsure: number) {
  const rows = shown.map((letter) =>
    letters.map((one) => (one === letter ? 1 - unsure : unsure / (letters.length - 1))),
  )
  return { data: Float32Array.from(rows.flat()), places: rows.length, classes: letters.length }
}

test('a letter with an accent is the letter', () => {
  expect(classesOf('c')).toEqual([1, 2])
  const likely = likeliestText(placesOf(['ç', 'o', 'n'], 0.01), 'gon', ['con', 'non'], classesOf)
  expect(likely?.text).toBe('con')
  expect(likely?.beside).toBeGreaterThan(0.95)
})

test('ink that is no lettering is as likely as what it is read as, and unlikely by itself', () => {
  const { beside, alone } = likeliestText(
    placesOf(['c', 'o', 'n'], 0.7),
    'con',
    ['con'],
    classesOf,
  ) ?? {
    beside: 0,
    alone: 1,
  }
  expect(beside).toBeGreaterThan(0.9)
  expect(alone).toBeLessThan(0.5)
})

test('texts far from what was read, and those in other letters, are left out', () => {
  expect(likeliestText(placesOf(['c', 'o', 'n'], 0.01), 'con', ['ooooo', 'cön9'], classesOf)).toBe(
    null,
  )
})
