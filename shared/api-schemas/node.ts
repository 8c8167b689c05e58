/** The part of JSON Schema 2020-12 that the schemas of the responses use, with two notes for readers. */
export interface SchemaNode {
  readonly type?: JsonType | readonly [JsonType, 'null']
  readonly const?: string
  /** Closed list: other values are faults. Open lists are {@link SchemaNode.examples}. */
  readonly enum?: readonly string[]
  readonly examples?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly maxLength?: number
  /** Format of a text, such as `date-time`. */
  readonly format?: string
  readonly items?: SchemaNode
  /** Name of a {@link Definition}. */
  readonly ref?: string
  readonly isNullable?: true
  readonly isOptional?: true
  /** A decimal number in a string. */
  readonly isDecimal?: true
  /** Unit of a number: a name, `sibling` (the `unit` beside it) or `size` (that of the size it belongs to). */
  readonly unit?: string
  /** Key of the words for a field that several definitions share; otherwise `<definition>.<property>`. */
  readonly meaning?: string
}

type JsonType = 'string' | 'integer' | 'boolean' | 'array'

/** An object type: its properties in the order in which they travel. */
export type Definition = Readonly<Record<string, SchemaNode>>

/** Free text. */
export const text = (...examples: string[]): SchemaNode => ({
  type: 'string',
  ...(examples.length > 0 ? { examples } : {}),
})

/** One of these names and no other. */
export const oneOf = (...values: string[]): SchemaNode => ({ type: 'string', enum: values })

/** A name in capitals; the list may grow, so these are examples. */
export const name = (...examples: string[]): SchemaNode => ({
  type: 'string',
  pattern: '^[A-Z][A-Z0-9_]*$',
  examples,
})

/** A decimal number in a string, so that no reader rounds it. */
export const decimal = (unit?: string): SchemaNode => ({
  type: 'string',
  pattern: '^-?[0-9]+(\\.[0-9]+)?$',
  isDecimal: true,
  ...(unit ? { unit } : {}),
})

/** A whole number from 1. */
export const count: SchemaNode = { type: 'integer', minimum: 1 }

/** Yes or no. */
export const flag: SchemaNode = { type: 'boolean' }

/** A list of entries of one kind. */
export const list = (items: SchemaNode): SchemaNode => ({ type: 'array', items })

/** An object described once under this name. */
export const ref = (definition: string): SchemaNode => ({ ref: definition })

/** The value, or null where the drawing does not state it. */
export const orNull = (node: SchemaNode): SchemaNode => ({ ...node, isNullable: true })

/** A property that may be left out. */
export const optional = (node: SchemaNode): SchemaNode => ({ ...node, isOptional: true })

/** The same words as another field. */
export const as = (meaning: string, node: SchemaNode): SchemaNode => ({ ...node, meaning })
