import type { IFD } from 'utif2'
import * as utif from 'utif2'

/** What `_decompress` is asked for: a strip or tile of `width` x `height` pixels at `start` of `data`. */
export type Decompress = (
  directory: IFD,
  directories: unknown,
  data: Uint8Array,
  start: number,
  length: number,
  compression: number,
  target: Uint8Array,
  targetStart: number,
  fillOrder: number,
  width: number,
  height: number,
) => void

/** Parts of UTIF that its types leave out. */
interface Inner {
  readonly decode: typeof utif.decode & {
    _decompress: Decompress
    /** Lengths of white and of black runs by their codes. */
    readonly _lens: readonly [white: Record<string, number>, black: Record<string, number>]
  }
}

/** Node gives a module of CommonJS as the default export, bundlers give its members. */
export const UTIF = ('default' in utif ? utif.default : utif) as typeof utif & Inner
