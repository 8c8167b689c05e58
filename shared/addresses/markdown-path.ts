/**
 * Where the Markdown of a page stands: at its path plus `.md`, that of the home page at `/index.md`.
 *
 * @param location path of a page, with or without a query
 * @example markdownPath('/pricing?lang=de') // '/pricing.md?lang=de'
 */
export function markdownPath(location: string): string {
  const mark = location.indexOf('?')
  const [path, query] = mark < 0 ? [location, ''] : [location.slice(0, mark), location.slice(mark)]
  return `${path === '/' ? '/index' : path}.md${query}`
}

/**
 * Inverse of {@link markdownPath}, for a path without a query; undefined where a path is not one of Markdown.
 *
 * @example pathOfMarkdown('/index.md') // '/'
 */
export function pathOfMarkdown(path: string): string | undefined {
  if (!/[^/]\.md$/.test(path)) return undefined
  return path === '/index.md' ? '/' : path.slice(0, -'.md'.length)
}
