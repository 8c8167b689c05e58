import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { parseSearch } from './search-params.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string
  children: ReactNode
}

/**
 * A link as content writes it: inside the site it keeps the language and navigates without a reload,
 * `mailto:`, `tel:` and other origins stay plain anchors.
 */
export function SiteLink({ href, children, ...anchor }: SiteLinkProps) {
  if (!/^[/#]/.test(href)) {
    return (
      <a {...anchor} href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  const [address = '', hash] = href.split('#')
  const [path, query = ''] = address.split('?')
  return (
    <Link
      {...anchor}
      to={path || '.'}
      hash={hash}
      search={(previous: { lang?: 'de' }) => ({
        ...parseSearch(query),
        lang: previous.lang,
      })}
      activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
    >
      {children}
    </Link>
  )
}
