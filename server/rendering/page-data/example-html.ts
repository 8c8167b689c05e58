import { siteContext } from '../site-context.ts'

/** The origin in the examples, as they stand in the repository. */
const exampleOrigin = 'https://www.firstangle.example'

/** Markup of an example that asks the site on which it is shown. */
export const exampleHtml = (html: string): string =>
  html.replaceAll(exampleOrigin, siteContext().origin)
