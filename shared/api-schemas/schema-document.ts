import { definition, definitionsOf, meaningKey, type ResponseName } from './definitions.ts'
import type { SchemaNode } from './node.ts'

/** Words of a schema in one language. */
export interface SchemaWords {
  title: string
  description: string
  /** What a field means, by {@link meaningKey}. */
  meaning: (key: string) => string
  /** The sentence about a unit, such as `Unit: mm.` */
  unit: (unit: string) => string
}

type JsonObject = { [key: string]: unknown }

/**
 * The JSON Schema (2020-12) of a response: complete in one file, strict, with a description for each field.
 *
 * @param id absolute address of the file
 */
export function schemaDocument(response: ResponseName, id: string, words: SchemaWords): JsonObject {
  const [, ...others] = definitionsOf(response)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: words.title,
    description: words.description,
    ...objectSchema(response, words),
    $defs: Object.fromEntries(others.map((name) => [name, objectSchema(name, words)])),
  }
}

function objectSchema(name: string, words: SchemaWords): JsonObject {
  const properties = Object.entries(definition(name))
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(([property, node]) => {
        const sentence = words.meaning(meaningKey(name, property, node))
        const unit = node.unit ? ` ${words.unit(node.unit)}` : ''
        return [property, { ...nodeSchema(node), description: sentence + unit }]
      }),
    ),
    required: properties.filter(([, node]) => !node.isOptional).map(([property]) => property),
    additionalProperties: false,
  }
}

function nodeSchema(node: SchemaNode): JsonObject {
  if (node.ref) return orNull(node, { $ref: `#/$defs/${node.ref}` })
  const { type, const: only, enum: values, examples, pattern, minimum, items } = node
  return {
    type: node.isNullable ? [type, 'null'] : type,
    ...(only === undefined ? {} : { const: only }),
    ...(values ? { enum: node.isNullable ? [...values, null] : values } : {}),
    ...(examples ? { examples } : {}),
    ...(pattern ? { pattern } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    ...(items ? { items: nodeSchema(items) } : {}),
  }
}

/** A reference has no type to add null to. */
function orNull(node: SchemaNode, schema: JsonObject): JsonObject {
  return node.isNullable ? { anyOf: [schema, { type: 'null' }] } : schema
}
