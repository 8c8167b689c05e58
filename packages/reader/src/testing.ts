/** Callouts to test with: whoever shows what was decoded tests it with the same lines as the decoder. */

export { generatedLine } from './meaning/testing/generated-lines.ts'
export { goldenCallouts } from './meaning/testing/golden-callouts.ts'
export { listsOf } from './meaning/testing/lists-of.ts'
