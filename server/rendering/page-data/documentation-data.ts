import { localAddress } from '../../../shared/addresses/local-address.ts'
import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import { fieldGroups } from '../../../shared/api-schemas/field-groups.ts'
import { meaningOf } from '../../../shared/content/words/meanings.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import type {
  DocumentationData,
  FieldReference,
} from '../../../src/pages/documentation/documentation-data.ts'
import { schemaPath } from '../documents/api-schemas.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

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
