/* For drawings, where more digits would cost bytes and change nothing visible, and for sums of money. */

/** Rounded to tenths. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Rounded to hundredths. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100
