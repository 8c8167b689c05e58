/** An angle in radians, of one in degrees. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** An angle in degrees, of one in radians. */
export const degreesOf = (radians: number): number => (radians * 180) / Math.PI

/** The direction in degrees of a line from one point to another. */
export const directionOf = (
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number => degreesOf(Math.atan2(to.y - from.y, to.x - from.x))
