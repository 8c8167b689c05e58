import * as utif from 'utif2'

/** Node gives a module of CommonJS as the default export, bundlers give its members. */
export const UTIF = 'default' in utif ? (utif.default as typeof utif) : utif
