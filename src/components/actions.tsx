import type { Link } from '../../shared/content/fields.ts'
import { ActionLink } from './action-link.tsx'

/** What a section asks for at its end: one button, the rest as quiet links. */
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

/** What a page asks for first: one primary button, the others beside it. */
export function PrimaryActions({ links }: { links: readonly Link[] }) {
  return links.map((link, index) => (
    <ActionLink key={link.href} href={link.href} look={index === 0 ? 'primary' : 'secondary'}>
      {link.label}
    </ActionLink>
  ))
}
