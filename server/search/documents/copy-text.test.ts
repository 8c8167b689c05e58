import { expect, test } from 'vitest'
import { textOfCopy } from './copy-text.ts'

test('the words of a section are found, block by block, but not its links, names and controls', () => {
  const section = {
    id: 'limits',
    title: 'Limits',
    text: ['See ', { kind: 'link', text: 'the guide', href: '/documentation' }, '.'],
    links: [{ label: 'More', href: '/more' }],
    action: { label: 'Book a call', href: '/schedule-call' },
    items: [{ title: 'Sheets', text: ['Up to 20'] }],
  }
  expect(textOfCopy(section)).toBe('Limits\nSee the guide.\nSheets\nUp to 20')
})

test('a list of plain texts stays a list', () => {
  expect(textOfCopy(['Turning', 'Milling'])).toBe('Turning\nMilling')
})

test('what is filled in while a page is used, and what is empty, is not text', () => {
  expect(textOfCopy({ count: '{count} of {max}', note: ' ', unit: 12, text: 'Read ' })).toBe('Read')
})
