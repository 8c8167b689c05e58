/** The symbols of the glossary, as drawings. */

export {
  type TermSymbolSize,
  termSymbol,
  termSymbolFile,
  termSymbolNames,
  termSymbolSize,
} from './term-symbols.ts'
