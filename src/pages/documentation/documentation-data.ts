import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import type { FieldGroup } from '../../../shared/api-schemas/field-groups.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The field reference of one response, in one language. */
export interface FieldReference {
  schemaPath: string
  groups: FieldGroup[]
}

/** The words of the documentation. Those of the fields are not among them: they are in the field references. */
export interface DocumentationData extends PageData<'documentation'> {
  references: Record<ResponseName, FieldReference>
  endpoint: string
  /** For the table of contents. */
  sections: { id: string; title: string }[]
  /** Address of the documentation as Markdown. */
  markdown: string
}
