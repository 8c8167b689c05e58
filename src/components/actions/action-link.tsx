import type { ReactNode } from 'react'
import { SiteLink } from '../../navigation/site-link.tsx'

/** Classes of calls to action; a section has one primary at most. */
export const actionLook = {
  primary: 'action action--primary',
  secondary: 'action action--secondary',
  quiet: 'action action--quiet',
}

interface ActionLinkProps {
  href: string
  look?: keyof typeof actionLook
  children: ReactNode
}

/** A link that is a call to action. */
export function ActionLink({ href, look = 'secondary', children }: ActionLinkProps) {
  return (
    <SiteLink href={href} className={actionLook[look]}>
      {children}
    </SiteLink>
  )
}
