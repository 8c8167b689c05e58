import { expect, test } from 'vitest'
import { describeScenarios, scenariosIn } from './scenarios.ts'

test('each statement marked as invented is found, with its place', () => {
  const invented = { quote: 'a', scenario: 'Illustrative scenario' }
  const tree = { proof: { testimonials: [{ quote: 'said' }, invented] }, testimonial: invented }
  expect(scenariosIn('home.en.yaml', tree)).toEqual([
    { file: 'home.en.yaml', path: 'proof.testimonials.1' },
    { file: 'home.en.yaml', path: 'testimonial' },
  ])
})

test('a page whose statements are confirmed has none', () => {
  expect(scenariosIn('home.en.yaml', { testimonial: { quote: 'said' } })).toEqual([])
  expect(describeScenarios([])).toEqual([])
})

test('the list says what to do with how many statements, and names each', () => {
  const [title, line] = describeScenarios([{ file: 'home.en.yaml', path: 'testimonial' }])
  expect(title).toMatch(/^Replace .*, or take out, .*\(1\); then remove scenario:$/)
  expect(line).toBe('  home.en.yaml  testimonial')
})
