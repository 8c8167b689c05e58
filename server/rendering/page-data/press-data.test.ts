import { expect, test } from 'vitest'
import { releaseLengths } from './press-data.ts'

test('a release is as long as its printed characters: with spaces, without soft hyphens, marks and addresses', () => {
  const release = {
    id: 'a',
    date: '2026-01-01',
    place: 'Munich',
    title: 'Dra\u00adwing',
    lead: ['Four ', { kind: 'strong' as const, text: 'parts' }],
    text: [['a'.repeat(1000)], [{ kind: 'link' as const, text: 'kit', href: '/press/press-kit' }]],
  }
  const about = { title: 'About', text: ['Us'] }
  expect(releaseLengths(release, about, 'en')).toEqual({
    lead: '10',
    text: '1,003',
    about: '7',
    total: '1,027',
  })
  expect(releaseLengths(release, about, 'de').total).toBe('1.027')
})
