/** Anchor of a letter. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`
