/** What stands on a drawing beside the part: dimensions, leaders, frames, surface symbols. */

export { leaderNote, linearDimension } from './dimension.ts'
export type { Label } from './label.ts'
export { datumFeature, frameLeader, surfaceSymbol, toleranceFrame } from './symbols.ts'
