import { titleBlockSchema } from '../parts/drafting-parts.ts'
import { plainPageSchema } from './plain-page.ts'

/** Words around the list of posts. */
export const blogSchema = plainPageSchema.extend({ titleBlock: titleBlockSchema })
