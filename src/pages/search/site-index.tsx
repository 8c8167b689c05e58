import type { TextSectionCopy } from '../../../shared/content/parts/page-parts.ts'
import { SiteLink } from '../../navigation/site-link.tsx'

/** The pages of the site by subject: a register in cells, to be taken in at one glance. */
export function SiteIndex({ sections }: { sections: readonly TextSectionCopy[] }) {
  return (
    <div className="site-index">
      {sections.map(({ id, title, links }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
          <h2 id={`${id}-title`}>
            <span aria-hidden="true">{index + 1}</span>
            {title}
          </h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
