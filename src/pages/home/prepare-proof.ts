let isPrepared = false

/**
 * One-time initialisation of the proof section (SPEC section 4): the figures are announced as ready
 * to whatever listens, once in the life of the page, however often the section is mounted.
 */
export function prepareProof(): void {
  if (isPrepared) return
  isPrepared = true
  performance.mark('firstangle:proof')
}
