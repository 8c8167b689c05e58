import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOffice } from './office.ts'

function officeOf(yaml: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'inbox-office-')), 'site.yaml')
  writeFileSync(file, yaml)
  return readOffice(file)
}

test('the zone and the retention are those of content/site.yaml', () => {
  const { timeZone, retentionMonths } = readOffice()
  expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone)
  expect(retentionMonths).toBeGreaterThan(0)
})

test('a missing or wrong value is named', () => {
  expect(() =>
    officeOf('calls: { timeZone: Europe/Munich }\nretention: { enquiryMonths: 6 }'),
  ).toThrow('content/site.yaml: calls.timeZone is no IANA time zone')
  expect(() => officeOf('calls: { timeZone: Europe/Berlin }\nretention: {}')).toThrow(
    'content/site.yaml: retention.enquiryMonths ',
  )
})
