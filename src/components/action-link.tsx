import type { ReactNode } from 'react'
import { SiteLink } from '../navigation/site-link.tsx'

const looks = {
  primary: 'action action--primary',
  secondary: 'action action--secondary',
  quiet: 'action action--quiet',
}

/** What every call to action looks like; one primary a section. */
export const actionLook = looks

interface ActionLinkProps {
  href: string
  look?: keyof typeof looks
  children: ReactNode
}

/** A link that is a call to action. */
export function ActionLink({ href, look = 'secondary', children }: ActionLinkProps) {
  return (
    <SiteLink href={href} className={looks[look]}>
      {children}
    </SiteLink>
  )
}
