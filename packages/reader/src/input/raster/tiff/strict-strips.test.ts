import type { IFD } from 'utif2'
import { expect, test } from 'vitest'
import { DamagedStripError } from './bit-reader.ts'
import { unpackPage } from './strict-strips.ts'

const page = (compression: number, length: number) =>
  ({
    t256: [64],
    t257: [64],
    t258: [1],
    t259: [compression],
    t273: [0],
    t277: [1],
    t278: [64],
    t279: [length],
  }) as unknown as IFD

test.each([3, 4, 5])('damaged data of compression %i are refused by the page', (compression) => {
  const bytes = new Uint8Array(4000).fill(compression === 5 ? 255 : 0)
  expect(() => unpackPage(bytes, page(compression, bytes.length))).toThrow(DamagedStripError)
})
