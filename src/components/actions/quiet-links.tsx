import { ActionLink } from './action-link.tsx'

interface QuietLinksProps {
  links: readonly { href: string; label: string }[]
  className?: string
}

/** Links in a row that lead on from a text. */
export function QuietLinks({ links, className }: QuietLinksProps) {
  return (
    <p className={className ? `${className} flex flex-wrap gap-x-6` : 'flex flex-wrap gap-x-6'}>
      {links.map((link) => (
        <ActionLink key={link.href} href={link.href} look="quiet">
          {link.label}
        </ActionLink>
      ))}
    </p>
  )
}
