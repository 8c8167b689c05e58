import type { PlainPageCopy } from '../../../server/content/schemas/plain-page.ts'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

type PlainPageProps = Pick<PageData, 'crumbs'> & { copy: PlainPageCopy }

/** A page of one idea: title, introduction, short sections, links. */
export function PlainPage({ copy, crumbs }: PlainPageProps) {
  const { breadcrumb } = useUi()
  return (
    <article className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <h1 className="mt-8 max-w-[48rem] text-4xl">{copy.hero.title}</h1>
      <p className="mt-6 max-w-[44rem] text-lg text-muted">
        <RichText nodes={copy.hero.intro} />
      </p>
      {copy.hero.actions.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          {copy.hero.actions.map((action, index) => (
            <ActionLink
              key={action.href}
              href={action.href}
              look={index === 0 ? 'primary' : 'secondary'}
            >
              {action.label}
            </ActionLink>
          ))}
        </div>
      )}
      {copy.sections.map((section, index) => (
        <PlainSection key={section.id} section={section} number={index + 1} />
      ))}
    </article>
  )
}

function PlainSection({
  section,
  number,
}: {
  section: PlainPageCopy['sections'][number]
  number: number
}) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="section"
      tabIndex={-1}
    >
      <div className="leader" aria-hidden="true">
        <span className="balloon">{number}</span>
      </div>
      <div className="mt-7 grid gap-x-12 gap-y-4 lg:grid-cols-12">
        <h2 id={`${section.id}-title`} className="text-2xl lg:col-span-4">
          {section.title}
        </h2>
        <div className="max-w-[44rem] space-y-4 lg:col-span-8">
          {section.text.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
            <p key={index}>
              <RichText nodes={paragraph} />
            </p>
          ))}
          {section.points.length > 0 && (
            <ul className="border-t border-hairline">
              {section.points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order
                <li key={index} className="border-b border-hairline py-2.5">
                  <RichText nodes={point} />
                </li>
              ))}
            </ul>
          )}
          {section.links.length > 0 && (
            <p className="flex flex-wrap gap-x-6">
              {section.links.map((link) => (
                <ActionLink key={link.href} href={link.href} look="quiet">
                  {link.label}
                </ActionLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
