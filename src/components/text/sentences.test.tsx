import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentences } from './sentences.tsx'

const html = (text: string) => renderToStaticMarkup(<Sentences text={text} />)

test('each of two sentences is a block of the line, with the space between them', () => {
  expect(html('One line is easy. A sheet can have eighty.')).toBe(
    '<span class="inline-block">One line is easy.</span> <span class="inline-block">A sheet can have eighty.</span>',
  )
})

test('a single sentence stays as it is, and so does a number', () => {
  expect(html('A trial of 1.5 hours.')).toBe('A trial of 1.5 hours.')
})
