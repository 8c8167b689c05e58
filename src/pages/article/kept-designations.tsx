import { designation } from '../../../shared/typesetting/designation.ts'
import { keptOnLine } from '../../components/text/kept-ranges.tsx'

/** A text whose designations of standards stay on a line, as in the body of an article. */
export const keptDesignations = (text: string) => keptOnLine(text, designation)

/** A short compound: `third-angle`, `sheet-metal`. */
const compound = /((?<![\p{L}-])\p{L}{2,8}-\p{L}{2,8}(?![\p{L}-]))/u

/** The title of an article, whose large lines end neither in a designation nor within a short compound. */
export const keptTitle = (title: string) => keptOnLine(title, designation, compound)
