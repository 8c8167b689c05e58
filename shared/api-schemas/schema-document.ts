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

/** For schemas that only check values. */
const noWords = { meaning: () => '', unit: () => '' }

/** The schema of an object type with all that it is made of. */
export function objectDocument(
  name: string,
  words: Pick<SchemaWords, 'meaning' | 'unit'> = noWords,
): JsonObject {
  const [, ...others] = definitionsOf(name)
  return {
    ...objectSchema(name, words),
    $defs: Object.fromEntries(others.map((other) => [other, objectSchema(other, words)])),
  }
}

/**
 * The schema of one object type.
 *
 * @param place where the schema of another object type stands, as a reference to it
 */
export function objectSchema(
  name: string,
  words: Pick<SchemaWords, 'meaning' | 'unit'>,
  place: Place = (other) => `#/$defs/${other}`,
): JsonObject {
  const properties = Object.entries(definition(name))
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(([property, node]) => {
        const sentence = words.meaning(meaningKey(name, property, node))
        const unit = node.unit ? ` ${words.unit(node.unit)}` : ''
        return [property, { ...nodeSchema(node, place), description: sentence + unit }]
      }),
    ),
    required: properties.filter(([, node]) => !node.isOptional).map(([property]) => property),
    additionalProperties: false,
  }
}

type Place = (name: string) => string

function nodeSchema(node: SchemaNode, place: Place): JsonObject {
  if (node.ref) return orNull(node, { $ref: place(node.ref) })
  const { type, enum: values, items } = node
  const schema = {
    type: node.isNullable ? [type, 'null'] : type,
    const: node.const,
    enum: values && node.isNullable ? [...values, null] : values,
    examples: node.examples,
    pattern: node.pattern,
    minimum: node.minimum,
    minItems: node.minItems,
    maxLength: node.maxLength,
    format: node.format,
    items: items && nodeSchema(items, place),
  }
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}

/** A reference has no type that null could be added to. */
function orNull(node: SchemaNode, schema: JsonObject): JsonObject {
  return node.isNullable ? { anyOf: [schema, { type: 'null' }] } : schema
}
