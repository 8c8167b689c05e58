/* For drawings, where more digits would be bytes that nobody sees, and for sums of money. */

/** Rounded to tenths. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Rounded to hundredths. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100
