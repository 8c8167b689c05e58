import type { Link } from '../../../shared/content/parts/fields.ts'
import { ActionLink } from './action-link.tsx'

/** Calls to action at the end of a section: one button, the others as plain links. */
export function Actions({ links }: { links: readonly Link[] }) {
  return (
    <p className="actions">
      {links.map((link, index) => (
        <ActionLink key={link.href} href={link.href} look={index === 0 ? 'secondary' : 'quiet'}>
          {link.label}
        </ActionLink>
      ))}
    </p>
  )
}

/** Calls to action at the top of a page: one primary button, the others beside it. */
export function PrimaryActions({ links }: { links: readonly Link[] }) {
  return links.map((link, index) => (
    <ActionLink key={link.href} href={link.href} look={index === 0 ? 'primary' : 'secondary'}>
      {link.label}
    </ActionLink>
  ))
}
