/** Rounded to a tenth: of a millimetre, in files that are drawn. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
