import type { ReactNode } from 'react'
import { SiteLink } from '../navigation/site-link.tsx'

const looks = {
  primary: 'action action--primary',
  secondary: 'action action--secondary',
  quiet: 'action action--quiet',
}

/** Classes of calls to action; a section has one primary at most. */
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
