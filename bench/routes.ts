import { sitePaths } from '../src/navigation/site-map.ts'

/** Home in both languages. */
export const homeRoutes: readonly string[] = ['/', '/?lang=de']

/** Every page of the site map in both languages; the not-found page is left out, its status is not 200. */
export function everyRoute(): string[] {
  const paths = Object.entries(sitePaths).filter(([id]) => id !== 'not-found')
  return paths.flatMap(([, path]) => [path, `${path}?lang=de`])
}
