import type { ComponentProps, ReactNode } from 'react'
import { localAddress } from '../../shared/addresses/local-address.ts'
import { useShownPage } from './shown-page.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string
  children: ReactNode
}

/**
 * A link as content writes it: inside the site it keeps the language, `mailto:`, `tel:` and other origins stay as they
 * are.
 */
export function SiteLink({ href, children, ...anchor }: SiteLinkProps) {
  const { path, locale } = useShownPage()
  const isSite = /^[/#]/.test(href)
  const address = href.startsWith('#') ? path + href : href
  return (
    <a
      href={isSite ? localAddress(address, locale) : href}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
      aria-current={address === path ? 'page' : undefined}
      {...anchor}
    >
      {children}
    </a>
  )
}
