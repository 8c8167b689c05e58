interface CodePanelProps {
  label: string
  /** Tokens as markup, made at build from our own samples; never from a visitor. */
  html: string
  className?: string
}

/** Code that scrolls sideways and can be reached by keyboard to do so. */
export function CodePanel({ label, html, className }: CodePanelProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={label}
      lang="en"
      translate="no"
      className={className ? `code ${className}` : 'code'}
    >
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </section>
  )
}
