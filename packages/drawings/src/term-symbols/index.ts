/** The symbols of the glossary, as drawings. */

export { termSymbol, termSymbolNames } from './term-symbols.ts'
