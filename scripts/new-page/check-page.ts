import { settledLocation } from '../../shared/addresses/settled-location.ts'
import { pageIdAt } from '../../shared/page-at.ts'
import { isPageId } from '../../shared/pages.ts'
import { isUnfollowed } from '../../shared/seo/robots.ts'

/** A page that is to be made. */
export interface NewPage {
  id: string
  path: string
}

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'
const idPattern = new RegExp(`^(?=[a-z])${word}$`)
const pathPattern = new RegExp(`^(?:/${word})+$`)

/** Where the site has something other than pages. */
const taken = ['api', 'assets', 'figures', 'mcp', 'sandbox', 'schemas', 'social', 'types', 'words']

/** Why a page cannot be made, as one line each. */
export function checkPage({ id, path }: NewPage): string[] {
  if (!idPattern.test(id)) return [`"${id}" is no name of a page: lower-case words with hyphens`]
  const faults = isPageId(id) ? [`There is a page "${id}" in shared/pages.ts`] : []
  return [...faults, ...pathFaults(path)]
}

function pathFaults(path: string): string[] {
  if (!pathPattern.test(path)) {
    return [
      `"${path}" is no address of a page: /lower-case-words, more parts after further slashes`,
    ]
  }
  const other = pageIdAt(path)
  if (other) return [`The page "${other}" stands at ${path}`]
  const settled = settledLocation(path)
  if (settled !== path) return [`${path} leads to ${settled}`]
  if (taken.includes(path.split('/')[1] ?? '')) return [`${path} is among addresses of files`]
  return isUnfollowed(path) ? [`Search engines do not follow ${path}`] : []
}
