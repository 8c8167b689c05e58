import { parseInline } from '../../shared/content/parts/fields.ts'
import type { KeyPath, YamlSource } from './copy/yaml-source.ts'
import { type Fault, keyPath, quote } from './faults.ts'
import { glossaryPath } from './glossary/mark-terms.ts'
import type { FilledTree } from './placeholders/fill-placeholders.ts'

/** Says what is wrong with an address, or undefined. */
export type LinkCheck = (href: string) => string | undefined

/**
 * The addresses copy may lead to: the site's pages (`knownPaths`) and its articles.
 * Without `knownPaths` only the addresses of articles are checked.
 */
export function checkLinks(
  knownPaths: readonly string[] | undefined,
  articlePaths: readonly string[],
): LinkCheck {
  // The one page below an address of articles, so it is known also where the pages are not.
  const known = new Set([...(knownPaths ?? []), ...articlePaths, glossaryPath])
  return (href) => {
    if (/^(#|https:\/\/|mailto:|tel:)/.test(href)) return undefined
    if (!/^\/(?!\/)/.test(href)) {
      return 'an address that starts with /, #, https://, mailto: or tel:'
    }
    const path = href.split(/[?#]/)[0] ?? ''
    if (known.has(path)) return undefined
    if (/^\/(blog|knowledge-base)\/[^/.]+$/.test(path)) return 'the address of an article'
    return knownPaths ? 'the address of a page of this site' : undefined
  }
}

/** The same check, and the list of all addresses it has been asked about. */
export function recordLinks(check: LinkCheck): { links: string[]; checkLink: LinkCheck } {
  const links: string[] = []
  const checkLink = (href: string) => {
    if (!links.includes(href)) links.push(href)
    return check(href)
  }
  return { links, checkLink }
}

/** Checks every `href` and every inline link of a file. */
export function linkFaults(source: YamlSource, filled: FilledTree, check: LinkCheck): Fault[] {
  return hrefsOf(filled.tree, []).flatMap(({ path, href }) => {
    const expected = check(href)
    if (expected === undefined) return []
    return [
      {
        file: source.file,
        ...source.locate(path),
        key: keyPath(path),
        expected,
        found: quote(href),
      },
    ]
  })
}

function hrefsOf(value: unknown, path: KeyPath): { path: KeyPath; href: string }[] {
  if (typeof value === 'string') {
    if (path.at(-1) === 'href') return [{ path, href: value }]
    return parseInline(value).flatMap((node) =>
      typeof node === 'object' && node.kind === 'link' ? [{ path, href: node.href }] : [],
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    hrefsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
