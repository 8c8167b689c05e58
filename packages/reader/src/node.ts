/** Opens a drawing file in Node, as evaluation and tests do. */

export { readDrawingFile } from './input/node/open-drawing.ts'
