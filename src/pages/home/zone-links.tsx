interface ZoneLinksProps {
  label: string
  sections: readonly { id: string; title: string }[]
}

/**
 * The zone letters at the edge of the window, as links to the sections: each names its section when it is pointed at, and the
 * one that is read is lit by the style sheet.
 */
export function ZoneLinks({ label, sections }: ZoneLinksProps) {
  return (
    <nav className="zone-links no-print" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
