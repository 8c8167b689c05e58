import { localAddress } from '../../shared/addresses/local-address.ts'
import { markdownPath } from '../../shared/addresses/markdown-path.ts'
import type { ResponseName } from '../../shared/api-schemas/definitions.ts'
import { type FieldGroup, fieldGroups } from '../../shared/api-schemas/field-groups.ts'
import { meaningOf } from '../../shared/content/documentation.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'
import { schemaPath } from './api-schemas.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** Sections in the order in which they stand, by the key of their copy. */
const sections = [
  ['quick-start', 'quickStart'],
  ['returns', 'returns'],
  ['metadata', 'metadata'],
  ['features', 'features'],
  ['insights', 'insights'],
  ['redaction', 'redaction'],
  ['balloons', 'balloons'],
  ['thumbnails', 'thumbnails'],
  ['confidence', 'confidence'],
  ['webhooks', 'webhooks'],
  ['limits', 'limits'],
  ['legacy', 'legacy'],
  ['why', 'why'],
] as const

/** The field reference of one response, in one language. */
export interface FieldReference {
  schemaPath: string
  groups: FieldGroup[]
}

/** The documentation: its words without those of the fields, which stand in the references made from them. */
export interface DocumentationData extends PageData<'documentation'> {
  references: Record<ResponseName, FieldReference>
  endpoint: string
  /** For the table of contents. */
  sections: { id: string; title: string }[]
  /** Address of the documentation as Markdown. */
  markdown: string
}

/** Copy, head and field reference of the documentation in one language. */
export function documentationData(locale: Locale): DocumentationData {
  const { copy, ...data } = pageData('documentation', locale)
  const { fields } = copy
  const { host, readPath } = siteContext().content.site().api
  const reference = (response: ResponseName): FieldReference => ({
    schemaPath: schemaPath(response),
    groups: fieldGroups(response).map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({
        ...field,
        meaning: meaningOf(fields, field.meaning),
      })),
    })),
  })
  return {
    ...data,
    copy: { ...copy, fields: {} },
    references: {
      metadata: reference('metadata'),
      features: reference('features'),
      insights: reference('insights'),
    },
    sections: sections.map(([id, key]) => ({ id, title: copy[key].short })),
    endpoint: `https://${host}${readPath}`,
    markdown: localAddress(markdownPath(sitePages.documentation.path), locale),
  }
}
