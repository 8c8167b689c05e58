/**
 * Stands for the origin in stored Markdown: the site learns it when it starts. A name that can never exist (RFC 2606),
 * so that a mark left behind would lead nowhere.
 */
export const siteMark = 'https://site.invalid'

/** Stored Markdown with the origin of this site in the place of its mark. */
export function storedMarkdown(markdown: string, origin: string): string {
  return markdown.replaceAll(siteMark, origin)
}
