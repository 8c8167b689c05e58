/** A length (mm) without what arithmetic of binary fractions leaves behind: to a nanometre. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

/** A length (mm) to a micrometre, as tables print it. */
export const toMicrometre = (value: number): number => Math.round(value * 1000) / 1000
