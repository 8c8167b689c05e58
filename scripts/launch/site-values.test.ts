import { expect, test } from 'vitest'
import { describeOpenSettings, describeSheetOwner } from './site-values.ts'

test('what an owner has not decided is listed', () => {
  const lines = describeOpenSettings({
    statusPage: null,
    crawlers: { training: 'allow', signals: null },
  })
  expect(lines[0]).toBe('Not set, and optional:')
  expect(lines.join('\n')).toMatch(/statusPage[\s\S]*crawlers\.signals/)
})

test('what is set is not', () => {
  const statusPage = 'https://status.firstangle.example/'
  const crawlers = { training: 'allow', signals: { search: 'allow' } } as const
  expect(describeOpenSettings({ statusPage, crawlers })).toEqual([])
})

test('drawings that name somebody else are listed with the place to change', () => {
  const brand = { name: 'Sehrzeich & Söhne', shortName: 'Sehrzeich' }
  expect(describeSheetOwner({ brand }, 'Firstangle')[0]).toMatch(
    /Firstangle.*Sehrzeich.*sheetOwner/,
  )
  expect(describeSheetOwner({ brand }, 'Sehrzeich')).toEqual([])
})
