import { placesFrom, surfaceSymbol } from '../../annotate/symbols.ts'
import { circle, line, type Primitive } from '../../display-list.ts'
import { lettering, textWidth } from '../../lettering/lettering.ts'

/** An indication of surface texture; places as in ISO 1302, which ISO 21920-1 keeps. */
interface SurfaceTexture {
  /** the tip of the symbol, mm */
  readonly x: number
  readonly y: number
  /** first requirement, as written: `Ra 0,8`, `U Rz 10`, `Rz T16% 10`; empty for the bare symbol */
  readonly text?: string
  /** a second requirement below the first */
  readonly second?: string
  /** manufacturing process, above the shelf: `turned` */
  readonly process?: string
  /** direction of lay: `=`, `⊥`, `×`, `M`, `C`, `R` or `P` */
  readonly lay?: string
  /** machining allowance in mm as written, left of the symbol */
  readonly allowance?: string
  readonly removal?: 'REQUIRED' | 'PROHIBITED' | 'UNSPECIFIED'
  /** circle at the joint: all around the outline of the view */
  readonly allAround?: boolean
  /** degree, clockwise; -90 on an edge that is read from the right */
  readonly rotation?: number
  readonly height?: number
}

/**
 * The complete symbol with all its places. The tick is that of ISO 1302. ISO 21920-1 changes what the words promise
 * (acceptance by the maximum value unless `T16%` is written), so say in words which standard a figure shows.
 */
export function surfaceTexture(spec: SurfaceTexture): Primitive[] {
  const { x, y, text = '', rotation = 0, height = 3.5, removal = 'UNSPECIFIED' } = spec
  const { second, process, lay, allowance, allAround } = spec
  const at = placesFrom(x, y, rotation)
  const write = (words: string, along: number, up: number, anchor: 'start' | 'end' = 'start') => {
    const base = at(along * height, up * height)
    return lettering(words, base.x, base.y, { height, rotation, anchor })
  }
  const joint = at(1.732 * height, 3 * height)
  // Words begin behind the joint, or behind the circle around it.
  const begin = allAround ? 2.35 : 1.932
  const longest = Math.max(
    ...[text, second, process].map((words) => textWidth(words ?? '', height)),
  )
  const end = at((begin + 0.3) * height + longest, 3 * height)
  return [
    ...surfaceSymbol({ x, y, text: '', removal, rotation, height }),
    ...(longest > 0 ? [line('symbol', joint.x, joint.y, end.x, end.y)] : []),
    ...(text ? [write(text, begin, 1.65)] : []),
    ...(second ? [write(second, begin, 0.1)] : []),
    ...(process ? [write(process, begin, 3.5)] : []),
    ...(lay ? [write(lay, second ? begin - 1.0 : 1.3, 0.1)] : []),
    ...(allowance ? [write(allowance, -1.1, 0.1, 'end')] : []),
    ...(allAround ? [circle('symbol', joint.x, joint.y, height * 0.32)] : []),
  ]
}
