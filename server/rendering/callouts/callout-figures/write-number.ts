/** A number as the language writes it on a drawing, without its unit. */
export type WriteNumber = (value: number) => string
