import { SiteLink } from '../../navigation/site-link.tsx'

interface BreadcrumbsProps {
  label: string
  crumbs: readonly { name: string; path: string }[]
}

/** Breadcrumbs from home to this page; the structured data has the same names. A line never begins with a stroke. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={label} className="no-print">
      <ol className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-baseline gap-2">
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <>
                <SiteLink
                  href={crumb.path}
                  className="inline-block py-1 text-muted underline underline-offset-4 hover:text-action"
                >
                  {crumb.name}
                </SiteLink>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
