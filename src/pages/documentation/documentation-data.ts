import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import type { FieldGroup } from '../../../shared/api-schemas/field-groups.ts'
import type { PageData } from '../../../shared/page-data.ts'

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
