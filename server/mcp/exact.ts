/** A length without what binary fractions leave behind (mm). */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
