import { expect, test } from 'vitest'
import { isBuildVersion, isNewerBuild } from './build-version.ts'

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

test.each([[null], ['text'], [{}], [{ version: '1', buildId: 2, buildTimestamp: 'x' }]])(
  '%j is not a build version',
  (value) => {
    expect(isBuildVersion(value)).toBe(false)
  },
)
