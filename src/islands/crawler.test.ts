import { expect, test } from 'vitest'
import { isCrawler } from './crawler.ts'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', true],
  ['GoogleOther', true],
  ['Mediapartners-Google', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone) CUBOT_NOTE Mobile Safari', false],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
