import type { CaseStudiesCopy, CaseStudyCopy } from '../../../shared/content/pages/case-study.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { CaseStudyData } from './case-study-data.ts'

interface MoreProps {
  copy: CaseStudyCopy['more']
  labels: CaseStudiesCopy['labels']
  others: CaseStudyData['others']
}

/** What to read next: pages about the same work, then the other cases. */
export function More({ copy, labels, others }: MoreProps) {
  return (
    <>
      <LinkList links={copy.links} />
      <h3 className="mt-12 text-xl">{labels.otherCases}</h3>
      <LinkList
        links={others.map(({ href, title, industry }) => ({ href, label: title, text: industry }))}
      />
    </>
  )
}

function LinkList({ links }: { links: CaseStudyCopy['more']['links'] }) {
  return (
    <ul className="mt-4 border-t border-hairline">
      {links.map((link) => (
        <li
          key={link.href}
          className="grid gap-x-8 border-b border-hairline py-3 md:grid-cols-[2fr_3fr] md:items-baseline"
        >
          <SiteLink
            href={link.href}
            className="py-1 font-heading text-lg font-semibold text-action underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {link.label}
          </SiteLink>
          <span className="text-muted">{link.text}</span>
        </li>
      ))}
    </ul>
  )
}
