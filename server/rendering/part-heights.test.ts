import { expect, test } from 'vitest'
import { heightRules } from './part-heights.ts'

test('parts of a measured page are left out far from the screen, with their height in its language', () => {
  const [english, german] = [heightRules('/', 'en'), heightRules('/', 'de')]
  expect(english).toMatch(
    /^@media screen and \(scripting:enabled\)\{.*\[data-part=faq\]\{content-visibility:auto\}/,
  )
  expect(english).toMatch(/\[data-part=faq\]\{contain-intrinsic-block-size:auto \d{3,4}px\}/)
  expect(english).not.toBe(german)
})

test('a page that was not measured has no such rules', () => {
  expect(heightRules('/never-measured', 'en')).toBe('')
})
