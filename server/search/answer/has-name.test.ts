import { expect, test } from 'vitest'
import { encodeEntry, entryOf, fillerTerm, furtherBit, pauseTerm } from '../index/entry.ts'
import { nameReader } from './has-name.ts'

const [pause, filler, limit, liability, damages, ofGroup] = [1, 2, 3, 4, 5, 6]
const ids: Record<string, number> = { [pauseTerm]: pause, [fillerTerm('of')]: filler }
const hasName = nameReader({
  term: (name) => (ids[name] ? { id: ids[name], documents: 1 } : undefined),
  fillers: [filler],
})

/** A document of a section with these terms in its title, heading, keywords and text. */
const section = (...terms: readonly (readonly number[])[]) => ({
  entry: entryOf(
    encodeEntry(
      terms.map(({ length }) => length),
      Uint32Array.from(terms.flat()),
    ),
  ),
  isPage: false,
})

const typed = new Map([
  [liability, 1],
  [ofGroup, 0.75],
])

test.each([
  ['its heading', section([limit], [liability], [], [limit])],
  ['one of its keywords', section([limit], [limit], [damages, pause, liability], [])],
  ['another word for it', section([], [damages, ofGroup + furtherBit], [], [])],
  ['its heading, beside words that say nothing', section([], [liability, filler], [], [])],
  [
    'the title of its page, where it is the page',
    { ...section([liability], [], [], []), isPage: true },
  ],
])('a document is named by %s', (_, document) => {
  expect(hasName(document, typed)).toBe(true)
})

test.each([
  ['a longer heading', section([], [limit, liability], [], [])],
  [
    'two keywords, each a longer one',
    section([], [], [limit, liability, pause, liability, limit], []),
  ],
  ['its text', section([], [], [], [liability])],
  ['the title of its page, which it is only a section of', section([liability], [limit], [], [])],
  ['a heading of words that say nothing', section([], [filler], [], [])],
])('it is not named by %s', (_, document) => {
  expect(hasName(document, typed)).toBe(false)
})
