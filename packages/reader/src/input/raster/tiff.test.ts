import { expect, test } from 'vitest'
import { tiffPages } from './tiff.ts'

/** A directory with width, height and a tag that names other directories. */
const directoryBytes = 2 + 3 * 12 + 4

/** Directories of which each names the next one many times by a tag; only the first is in the chain of pages. */
function branchingTiff(tag: number, depth: number, names: number): Uint8Array {
  const eachBytes = directoryBytes + 4 * names
  const bytes = new Uint8Array(8 + depth * eachBytes)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0, 8])
  for (let at = 0; at < depth; at += 1) {
    const start = 8 + at * eachBytes
    const list = start + directoryBytes
    const next = 8 + Math.min(at + 1, depth - 1) * eachBytes
    const isLast = at === depth - 1
    const entries = [
      [256, 3, 1, 1000],
      [257, 3, 1, 800],
      isLast ? [258, 3, 1, 8] : [tag, 4, names, list],
    ]
    view.setUint16(start, entries.length, true)
    for (const [index, [name = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
      const entry = start + 2 + 12 * index
      view.setUint16(entry, name, true)
      view.setUint16(entry + 2, type, true)
      view.setUint32(entry + 4, count, true)
      view.setUint32(entry + 8, value, true)
    }
    for (let name = 0; name < names; name += 1) view.setUint32(list + 4 * name, next, true)
  }
  return bytes
}

test.each([330, 34665, 34853, 61440])(
  'directories that branch out by tag %d are not followed',
  (tag) => {
    const pages = tiffPages(branchingTiff(tag, 6, 20))
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[1000, 800]])
    expect(pages[0]?.directory).not.toHaveProperty(`t${tag}`)
  },
)
