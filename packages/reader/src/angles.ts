/** An angle in radians, of one in degrees. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** An angle in degrees, of one in radians. */
export const degreesOf = (radians: number): number => (radians * 180) / Math.PI

/** Degrees between two directions, at most 180. */
export function degreesApart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/** Degrees between a direction and the nearest right angle, at most 45. */
export const offQuarter = (degrees: number): number =>
  degreesApart(degrees, Math.round(degrees / 90) * 90)

/** Whether a direction is level (`h`) or upright (`v`), off by less than `slack` degrees; null for a slanted one. */
export function axisOf(degrees: number, slack: number): 'h' | 'v' | null {
  if (!(offQuarter(degrees) < slack)) return null
  return Math.round(degrees / 90) % 2 === 0 ? 'h' : 'v'
}
