import {
  definition,
  definitionsOf,
  meaningKey,
  type ResponseName,
  targetOf,
} from './definitions.ts'
import type { SchemaNode } from './node.ts'

/** One field of a response as a reference lists it. */
export interface Field {
  /** From the object of its group: `size.value`, `datums[].label`. */
  path: string
  /** `string`, `decimal`, `integer`, `boolean`, `object`, `quantity`, with `[]` for lists and `| null`. */
  type: string
  /** As in {@link SchemaNode.unit}. */
  unit?: string
  isOptional?: true
  /** The values it can have: all of them, or examples where `isOpen`. */
  values?: readonly string[]
  isOpen?: true
  /** Key of its words. */
  meaning: string
}

/** Fields that belong together: the top of a response, or one of its objects. */
export interface FieldGroup {
  /** Property of the response; `response` for its top, `entry` for what entries share, `quantity` for that type. */
  name: string
  fields: Field[]
}

/** Value and unit: everywhere the same two fields, so a reference lists them once and names the type elsewhere. */
const leafType = 'quantity'

/** Words under these keys tell what entries of every kind have. */
const sharedMeaning = /^(?:entry|confidence)\./

/** All fields of a response: its top, what its entries share, then each of its objects down to the last value. */
export function fieldGroups(response: ResponseName): FieldGroup[] {
  const top = Object.entries(definition(response))
  const targets = top.map(([, node]) => targetOf(node))
  const groups = top.flatMap(([name, node]): FieldGroup[] => {
    const target = targetOf(node)
    if (!target) return []
    const elsewhere = targets.filter((other) => other !== target)
    return [{ name, fields: fieldsOf(target, '', elsewhere) }]
  })
  const usesOf = (meaning: string) =>
    groups.filter(({ fields }) => fields.some((field) => field.meaning === meaning)).length
  const isShared = ({ meaning }: Field) => sharedMeaning.test(meaning) && usesOf(meaning) > 1
  const shared = groups.flatMap(({ fields }) => fields).filter(isShared)
  const all: FieldGroup[] = [
    {
      name: 'response',
      fields: top.map(([name, node]) => fieldOf(response, name, node, '')),
    },
    {
      name: 'entry',
      fields: [...new Map(shared.map((field) => [field.meaning, field])).values()],
    },
    ...groups.map((group) => ({ ...group, fields: group.fields.filter((own) => !isShared(own)) })),
  ]
  if (!definitionsOf(response).includes(leafType)) return all
  return [...all, { name: leafType, fields: fieldsOf(leafType, '', []) }]
}

/**
 * Objects that are listed elsewhere in the same response are named and not listed again; the same holds for an optional
 * tolerance, because a tolerance is always listed for dimensions.
 */
function fieldsOf(name: string, prefix: string, elsewhere: readonly unknown[]): Field[] {
  return Object.entries(definition(name)).flatMap(([property, node]) => {
    const own = fieldOf(name, property, node, prefix)
    const target = targetOf(node)
    const isNamed = target === leafType || (target === 'tolerance' && node.isOptional)
    if (!target || isNamed || elsewhere.includes(target)) return [own]
    const below = fieldsOf(target, `${own.path}${node.items ? '[]' : ''}.`, elsewhere)
    // A wrapper such as `confidence` says nothing that its one value does not.
    const isWrapper = below.length === 1 && !node.items && !node.isNullable
    return isWrapper ? below : [own, ...below]
  })
}

/** The fields of an object type itself, those of its parts left out. */
export function ownFields(name: string): Field[] {
  return Object.entries(definition(name)).map(([property, node]) =>
    fieldOf(name, property, node, ''),
  )
}

function fieldOf(name: string, property: string, node: SchemaNode, prefix: string): Field {
  const inner = node.items ?? node
  const values = inner.enum ?? inner.examples
  return {
    path: prefix + property,
    type: typeOf(node),
    unit: node.unit,
    ...(node.isOptional ? { isOptional: true } : {}),
    values,
    ...(inner.examples ? { isOpen: true } : {}),
    meaning: meaningKey(name, property, node),
  }
}

function typeOf(node: SchemaNode): string {
  const suffix = node.isNullable ? ' | null' : ''
  if (node.items) return `${typeOf(node.items)}[]${suffix}`
  if (node.ref) return (node.ref === leafType ? leafType : 'object') + suffix
  return (node.isDecimal ? 'decimal' : String(node.type)) + suffix
}
