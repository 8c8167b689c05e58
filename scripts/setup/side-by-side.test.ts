import { expect, test } from 'vitest'
import { heldOutput, sideBySide } from './side-by-side.mjs'

/** Jobs that end when they are told to, and the order in which they began. */
function jobs(...names: string[]) {
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<void>()]))
  const begun: string[] = []
  const work = (name: string) => {
    begun.push(name)
    return ends.get(name)?.promise ?? Promise.resolve()
  }
  const end = async (name: string) => {
    ends.get(name)?.resolve()
    await new Promise(setImmediate)
  }
  return { names, begun, work, end }
}

test('two of many jobs are under way at a time, begun in their order', async () => {
  const { names, begun, work, end } = jobs('browser', 'unit', 'system', 'engines')
  let isDone = false
  const all = sideBySide(names, 2, work).then(() => {
    isDone = true
  })
  expect(begun).toEqual(['browser', 'unit'])
  await end('unit')
  expect(begun).toEqual(['browser', 'unit', 'system'])
  await end('system')
  expect(begun).toEqual(names)
  await end('engines')
  expect(isDone).toBe(false)
  await end('browser')
  await all
})

test('a job that throws is reported', async () => {
  const breaking = () => Promise.reject(new Error('no such program'))
  await expect(sideBySide(['check'], 2, breaking)).rejects.toThrow('no such program')
})

test('what is held is printed in one piece, once, with letters whose bytes came apart', () => {
  const printed: string[] = []
  const output = heldOutput({ write: (bytes) => printed.push(String(bytes)) })
  const bytes = Buffer.from('✓ Maßkette\n')
  output.take(bytes.subarray(0, 2))
  output.take(bytes.subarray(2))
  expect(printed).toEqual([])
  output.print()
  output.print()
  expect(printed).toEqual(['✓ Maßkette\n'])
})

test('the last lines of what is held can be had before it is printed', () => {
  const output = heldOutput({ write: () => {} })
  output.take(Buffer.from('one\ntwo\n'))
  output.take(Buffer.from('three\n'))
  expect(output.lastLines(2)).toBe('two\nthree')
  output.print()
})
