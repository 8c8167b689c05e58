import { featuresDefinitions } from './features.ts'
import { insightsDefinitions } from './insights.ts'
import { metadataDefinitions } from './metadata.ts'
import type { Definition, SchemaNode } from './node.ts'
import { sandboxDefinitions } from './sandbox.ts'
import { sharedDefinitions } from './shared.ts'

/** Request types that are answered with JSON; each has a schema of its own. */
export const responseNames = ['metadata', 'features', 'insights'] as const

export type ResponseName = (typeof responseNames)[number]

/** Whether a request type is answered with JSON of its own. */
export function isResponseName(name: string): name is ResponseName {
  return responseNames.some((each) => each === name)
}

const definitions: Readonly<Record<string, Definition>> = {
  ...sharedDefinitions,
  ...metadataDefinitions,
  ...featuresDefinitions,
  ...insightsDefinitions,
  ...sandboxDefinitions,
}

/** Names of all object types. */
export const definitionNames = Object.keys(definitions)

/** An object type by its name. Throws for a name that nothing defines. */
export function definition(name: string): Definition {
  const found = definitions[name]
  if (!found) throw new Error(`No definition is called ${name}`)
  return found
}

/** Names of all object types that one is made of, itself first. */
export function definitionsOf(root: string): string[] {
  const found: string[] = []
  const visit = (name: string) => {
    if (found.includes(name)) return
    found.push(name)
    for (const node of Object.values(definition(name))) {
      const target = targetOf(node)
      if (target) visit(target)
    }
  }
  visit(root)
  return found
}

/** Name of the object type that a property is, or is a list of. */
export function targetOf(node: SchemaNode): string | undefined {
  return node.ref ?? node.items?.ref
}

/** Key of the words that say what a field means. */
export function meaningKey(definitionName: string, property: string, node: SchemaNode): string {
  return node.meaning ?? `${definitionName}.${property}`
}

/** Keys of all words the schemas of responses need: for each field of each object, fields that share words once. */
export function meaningKeys(): string[] {
  return keysOf(responseNames)
}

/** Keys of the words that only the requests and answers around the responses need. */
export function sandboxMeaningKeys(): string[] {
  const known = new Set(meaningKeys())
  return keysOf(Object.keys(sandboxDefinitions)).filter((key) => !known.has(key))
}

function keysOf(roots: readonly string[]): string[] {
  const keys = roots.flatMap((root) =>
    definitionsOf(root).flatMap((name) =>
      Object.entries(definition(name)).map(([property, node]) => meaningKey(name, property, node)),
    ),
  )
  return [...new Set(keys)]
}
