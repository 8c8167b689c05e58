import { designation } from '../../components/designation.ts'
import { keptOnLine } from '../../components/kept-ranges.tsx'

/** A text whose designations of standards stay on a line, as in the body of an article. */
export const keptDesignations = (text: string) => keptOnLine(text, designation)
