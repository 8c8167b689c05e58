import { z } from 'zod'
import { isResponseName } from '../../../shared/api-schemas/definitions.ts'
import { requestTypes } from '../../../shared/api-schemas/sandbox.ts'
import { apiSchema, schemaPath } from '../../rendering/documents/api-schemas.ts'
import { contractSchema, openApiPath } from '../../rendering/documents/open-api.ts'
import { type Register, type ToolContext, tool } from '../tool.ts'

/** Objects of the contract other than results. */
const others = ['read_sample', 'read_file', 'job', 'result', 'webhook_event', 'problem'] as const

/** Schemas of the contract. */
export function apiSchemaTool(context: ToolContext): Register {
  const { copy, locale, siteUrl } = context
  return tool(context, {
    name: 'api_schema',
    input: z.strictObject({
      object: z.enum([...requestTypes, ...others]).describe(copy.parameters.object),
    }),
    output: z.object({
      object: z.string(),
      schema: z.record(z.string(), z.unknown()),
      url: z.string(),
    }),
    run({ object }) {
      if (isResponseName(object)) {
        return { object, schema: { ...apiSchema(object) }, url: siteUrl + schemaPath(object) }
      }
      // Redaction, balloons and thumbnails are files.
      const name = others.find((other) => other === object) ?? 'file'
      return { object, schema: contractSchema(name, locale), url: siteUrl + openApiPath }
    },
  })
}
