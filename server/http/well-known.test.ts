import { expect, test } from 'vitest'
import { robotsText, securityText } from './well-known.ts'

const siteUrl = 'https://www.firstangle.example'

test('security.txt expires at a full day, in less than a year, and moves with the clock', () => {
  const at = (now: string) =>
    /Expires: (.*)/.exec(securityText(siteUrl, 's@x.example', new Date(now)))?.[1]
  expect(at('2026-11-21T15:30:00Z')).toBe('2027-05-20T00:00:00.000Z')
  expect(at('2026-11-21T00:00:00Z')).toBe(at('2026-11-21T23:59:59Z'))
  expect(at('2026-11-22T00:00:00Z')).toBe('2027-05-21T00:00:00.000Z')
})

test.each([
  [null, undefined],
  [{}, undefined],
  [
    { search: 'allow', aiInput: 'allow', aiTraining: 'refuse' },
    'search=yes, ai-input=yes, ai-train=no',
  ],
  [{ aiTraining: 'allow' }, 'ai-train=yes'],
] as const)('robots.txt says what %j allows to be made of the texts', (signals, line) => {
  const text = robotsText('https://www.firstangle.example', true, signals)
  expect(/^Content-Signal: (.*)$/m.exec(text)?.[1]).toBe(line)
  expect(text).toMatch(/^User-agent: \*\n(?:Content-Signal: .*\n)?Disallow: \/api\/\n\n/)
})
