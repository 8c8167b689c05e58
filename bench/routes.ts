import { sitePages } from '../shared/pages.ts'

/** Home in both languages. */
export const homeRoutes: readonly string[] = ['/', '/?lang=de']

/** Every page in both languages; the not-found page is left out, its status is not 200. */
export function everyRoute(): string[] {
  const pages = Object.values(sitePages).filter(({ kind }) => kind !== 'not-found')
  return pages.flatMap(({ path }) => [path, `${path}?lang=de`])
}
