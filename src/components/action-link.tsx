import type { ReactNode } from 'react'
import { SiteLink } from '../navigation/site-link.tsx'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-5 py-2 font-heading text-lg font-semibold leading-tight no-underline transition-colors'

const looks = {
  primary: `${base} border-action bg-action text-on-action hover:border-action-strong hover:bg-action-strong`,
  secondary: `${base} border-ink bg-transparent text-ink hover:border-action hover:text-action`,
  quiet:
    'inline-flex min-h-11 items-center gap-2 font-heading text-lg font-semibold text-action underline decoration-1 underline-offset-4 hover:decoration-2',
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
