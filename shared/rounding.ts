/* For figures in files and pages that are drawn, where more digits would be bytes without a difference to be seen. */

/** Rounded to tenths. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Rounded to hundredths. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100
