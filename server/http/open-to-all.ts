/** For what programs in pages of any origin may read: it is the same for everybody, and no cookie changes it. */
export const openToAll: Readonly<Record<string, string>> = Object.freeze({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
