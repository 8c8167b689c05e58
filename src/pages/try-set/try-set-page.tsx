import { Fragment } from 'react'
import type { TrySetCopy } from '../../../shared/content/pages/try-set.ts'
import type { PageData } from '../../../shared/page-data.ts'
import {
  type ManifestField,
  manifestFields,
  manifestSchemaPath,
  templatePath,
} from '../../../shared/sample-set/manifest-fields.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { Section } from '../../components/sections/section.tsx'
import { TextSection } from '../../components/sections/text-section.tsx'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
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
      <Section id="manifest" number={next} title={title} intro={intro}>
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

/** Every field of the manifest, with its meaning and what it can say. */
function ManifestFields({ copy }: { copy: TrySetCopy['manifest'] }) {
  const { caption, columns, fields, templateNote } = copy
  const rows = manifestFields.map((field: ManifestField & { name: keyof typeof fields }) => ({
    key: field.name,
    cells: [
      <code key="name" className="text-sm" translate="no">
        {field.name}
      </code>,
      <Fragment key="meaning">
        {fields[field.name]}
        {field.values && (
          <span className="block text-muted">
            {columns.values}: <span translate="no">{field.values.join(', ')}</span>
          </span>
        )}
      </Fragment>,
    ],
  }))
  return (
    <>
      <ReferenceTable caption={caption} columns={[columns.name, columns.meaning]} rows={rows} />
      <p className="mt-4 text-sm text-muted">{templateNote}</p>
    </>
  )
}
