import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CallEvent, callEventFile } from './call-event.ts'

const event: CallEvent = {
  uid: '019aa5c0-7d00-7000-8000-000000000001@www.firstangle.example',
  start: '2027-03-29T07:00:00.000Z',
  end: '2027-03-29T07:45:00.000Z',
  stamp: '2026-11-21T13:30:00.000Z',
  sequence: 2,
  isCancelled: false,
  summary: 'Discovery call',
  description: 'Bring drawings',
  location: 'Video call',
  url: 'https://www.firstangle.example/schedule-call?call=abc.def&lang=de',
  organizer: { name: 'Firstangle', email: 'sales@firstangle.example' },
  host: 'www.firstangle.example',
  locale: 'de',
}

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  return { calendar, component, event: new ICAL.Event(component) }
}

test('a calendar finds time, place and what changed', () => {
  const { calendar, component, event: parsed } = parse(callEventFile(event))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
  expect(parsed.uid).toBe(event.uid)
  expect(parsed.sequence).toBe(2)
  expect(parsed.startDate.toJSDate().toISOString()).toBe(event.start)
  expect(parsed.endDate.toJSDate().toISOString()).toBe(event.end)
  expect(parsed.summary).toBe('Discovery call')
  expect(parsed.location).toBe('Video call')
  expect(component.getFirstPropertyValue('url')).toBe(event.url)
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('transp')).toBe('OPAQUE')
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:sales@firstangle.example')
  expect(component.getAllSubcomponents('valarm')).toEqual([])
})

test('times are UTC as RFC 5545 writes it', () => {
  const lines = callEventFile(event).split('\r\n')
  expect(lines).toContain('DTSTAMP:20261121T133000Z')
  expect(lines).toContain('DTSTART:20270329T070000Z')
  expect(lines).toContain('DTEND:20270329T074500Z')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('a cancelled call takes its entry out of the calendar (RFC 5546, 3.2.5)', () => {
  const {
    calendar,
    component,
    event: parsed,
  } = parse(callEventFile({ ...event, isCancelled: true, sequence: 3 }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(parsed.uid).toBe(event.uid)
  expect(parsed.sequence).toBe(3)
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T13:30:00Z')
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:sales@firstangle.example')
  expect(component.getAllProperties('attendee')).toEqual([])
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

test('no address, no URL', () => {
  expect(callEventFile({ ...event, url: undefined })).not.toContain('URL')
})

test('a quote in the name of the organizer does not end the parameter', () => {
  const organizer = { name: 'First "angle"; Co: x', email: 'sales@firstangle.example' }
  const { component } = parse(callEventFile({ ...event, organizer }))
  const property = component.getFirstProperty('organizer')
  expect(property?.getParameter('cn')).toBe('First angle; Co: x')
  expect(property?.getFirstValue()).toBe('mailto:sales@firstangle.example')
})

/** Text as it comes out of cleanText: any script and emoji, line feeds, no other control characters. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/(?!\n)\p{Cc}/gu, '')),
  fc
    .array(
      fc.constantFrom(
        'a',
        ',',
        ';',
        ':',
        '\\',
        '\\n',
        '"',
        '\n',
        ' ',
        'ü',
        'ß',
        '漢',
        '👩‍🔧',
        'END:VEVENT',
        '\nX:y',
      ),
      { maxLength: 200 },
    )
    .map((parts) => parts.join('')),
)

test('any text comes back as it was, in lines of at most 75 octets that end with CRLF', () => {
  fc.assert(
    fc.property(texts, texts, texts, (summary, description, location) => {
      fc.pre(description !== '' && location !== '')
      const file = callEventFile({ ...event, summary, description, location })
      const { calendar, event: parsed } = parse(file)
      expect(calendar.getAllSubcomponents()).toHaveLength(1)
      expect(parsed.summary).toBe(summary)
      expect(parsed.description).toBe(description)
      expect(parsed.location).toBe(location)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
    { numRuns: 200 },
  )
})

test.each(['x', 'ü', '漢', '👩‍🔧', ',', '\n'])('4000 characters of %j fit', (character) => {
  const description = character.repeat(Math.floor(4000 / character.length))
  const file = callEventFile({ ...event, description })
  expect(parse(file).event.description).toBe(description)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
