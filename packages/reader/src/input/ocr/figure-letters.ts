/**
 * What the network that reads lines of figures tells apart, in the order of its classes; class 0 is none of them. A comma is
 * read as a point and a multiplication sign as `x`.
 */
export const figureLetters: readonly string[] = [
  ...'0123456789.:+-±°Ø□()[]/\'"=x↧⌴⌵ ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwyz',
]
