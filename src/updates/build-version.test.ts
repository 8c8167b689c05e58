import { expect, test } from 'vitest'
import { isNewerBuild } from './build-version.ts'

const running = { version: '1.0.0', buildId: 'aaa', buildTimestamp: '2026-11-21T10:00:00.000Z' }

test('another, younger build is newer', () => {
  const offered = { ...running, buildId: 'bbb', buildTimestamp: '2026-11-21T10:00:01.000Z' }
  expect(isNewerBuild(offered, running)).toBe(true)
})

test('another build of the same moment is newer', () => {
  expect(isNewerBuild({ ...running, buildId: 'bbb' }, running)).toBe(true)
})

test('the same build is not newer, whatever its time says', () => {
  expect(isNewerBuild({ ...running, buildTimestamp: '2027-01-01T00:00:00.000Z' }, running)).toBe(
    false,
  )
})

test('another build whose time cannot be read is newer', () => {
  expect(isNewerBuild({ ...running, buildId: 'bbb', buildTimestamp: 'today' }, running)).toBe(true)
})

test('an older build of a server not yet replaced is not newer', () => {
  const offered = { ...running, buildId: 'bbb', buildTimestamp: '2026-11-20T10:00:00.000Z' }
  expect(isNewerBuild(offered, running)).toBe(false)
})

test.each([
  ['another version', { version: '2.0.0' }],
  ['another build and nothing else', { buildId: 'bbb' }],
  ['a time as a number', { buildId: 'bbb', buildTimestamp: Date.parse('2026-11-21T10:00:01Z') }],
  ['a build that is a number', { ...running, buildId: 7 }],
])('%s is newer, however the answer spells it', (_name, answer) => {
  expect(isNewerBuild(answer as Partial<typeof running>, running)).toBe(true)
})

test.each([[null], [undefined], ['text'], [[]], [{}], [{ hello: 1 }], [{ buildId: '' }]])(
  '%j names no build',
  (answer) => {
    expect(isNewerBuild(answer as Partial<typeof running>, running)).toBe(false)
  },
)
