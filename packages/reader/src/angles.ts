/** An angle in radians, of one in degrees. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** An angle in degrees, of one in radians. */
export const degreesOf = (radians: number): number => (radians * 180) / Math.PI
