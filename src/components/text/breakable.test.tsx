import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breakable } from './breakable.tsx'

const parted = (text: string) => renderToStaticMarkup(<Breakable>{text}</Breakable>).split('<wbr/>')

test('addresses, paths and names part at their joints, not inside a word', () => {
  expect(parted('https://api.a.example/v2/read')).toEqual([
    'https://api.',
    'a.',
    'example/',
    'v2/',
    'read',
  ])
  expect(parted('features.bores[].quantity')).toEqual(['features.', 'bores[].', 'quantity'])
  expect(parted('GENERAL_ROUGHNESS')).toEqual(['GENERAL_', 'ROUGHNESS'])
  expect(parted('careers@a.example')).toEqual(['careers@', 'a.example'])
})

test('numbers and short names stay whole', () => {
  for (const text of ['Ra 1.6', 'M8x1.25', 'a_b', '@mcp', '/openapi.json', '/llms.txt'])
    expect(parted(text)).toEqual([text])
})
