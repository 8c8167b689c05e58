import { siteMark } from '../content/site-mark.ts'

/** Stored Markdown with the origin of this site in the place of its mark. */
export function storedMarkdown(markdown: string, origin: string): string {
  return markdown.replaceAll(siteMark, origin)
}
