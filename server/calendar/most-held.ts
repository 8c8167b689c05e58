import type { CalendarSettings } from './settings.ts'

/**
 * How many calls can be held so that they take at most this share of the free starts. A call takes several of them,
 * because starts lie closer together than a call is long.
 *
 * @example mostHeld(207, 0.08, settings) // 5, where calls of an hour with their pause begin every half hour: three each
 */
export function mostHeld(
  freeStarts: number,
  share: number,
  {
    durationMinutes,
    bufferMinutes,
    stepMinutes,
  }: Pick<CalendarSettings, 'durationMinutes' | 'bufferMinutes' | 'stepMinutes'>,
): number {
  const before = Math.ceil((durationMinutes + bufferMinutes) / stepMinutes) - 1
  return Math.floor((freeStarts * share) / (2 * before + 1))
}
