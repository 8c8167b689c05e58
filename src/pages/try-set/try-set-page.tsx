import type { PageData } from '../../../shared/page-data.ts'
import { manifestSchemaPath, templatePath } from '../../../shared/sample-set/manifest-fields.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'
import { TextSection } from '../../components/text-section.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ManifestFields } from './manifest-fields.tsx'
import { SetDesk } from './set-desk.tsx'

/** A sample set is made in the browser; below, what to bring, and how to do it by hand. */
export function TrySetPage({ copy, crumbs }: PageData<'try-set'>) {
  const { sections, manifest, privacy } = copy
  const { title, intro } = manifest
  const next = sections.length + 1
  return (
    <article>
      <SetDesk copy={copy} crumbs={crumbs} />
      {sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
      <Section id="manifest" number={next} title={title} {...(intro && { intro })}>
        <p className="mb-6 flex flex-wrap gap-x-6">
          <SiteLink className="action action--quiet" href={templatePath} download>
            {manifest.template}
          </SiteLink>
          <a className="action action--quiet" href={manifestSchemaPath}>
            {manifest.schema}
          </a>
        </p>
        <ManifestFields copy={manifest} />
      </Section>
      <TextSection copy={privacy} number={next + 1} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
