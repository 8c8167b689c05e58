/** Lets scripts on any origin read an answer: it is the same for everybody, and no cookie changes it. */
export const openToAll: Readonly<Record<string, string>> = Object.freeze({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
