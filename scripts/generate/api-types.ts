import { readFileSync } from 'node:fs'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { parse } from 'yaml'
import { pascal } from '../../server/sandbox/open-api-components.ts'
import { definitionsOf } from '../../shared/api-schemas/definitions.ts'
import { sandboxDefinitions } from '../../shared/api-schemas/sandbox.ts'
import { objectSchema } from '../../shared/api-schemas/schema-document.ts'
import { meaningOf } from '../../shared/content/words/meanings.ts'
import { RecordLanguage } from './java-records.ts'
import { ModelLanguage } from './python-models.ts'

/** Ending of the file, name of the language, and what its types are like. */
const languages = [
  ['ts', 'typescript', { 'just-types': 'true', 'prefer-unions': 'true' }],
  ['py', new ModelLanguage(), {}],
  ['cs', 'csharp', { namespace: 'Firstangle', framework: 'SystemTextJson' }],
  ['java', new RecordLanguage(), {}],
] as const

/** Types of everything that the sandbox takes and gives, as one file for each language, by its ending. */
export async function apiTypes(): Promise<Record<string, string>> {
  const schema = JSON.stringify(contract())
  const files = languages.map(async ([ending, lang, rendererOptions]) => {
    const source = new JSONSchemaInput(undefined)
    await source.addSource({ name: 'Contract', schema })
    const inputData = new InputData()
    inputData.addInput(source)
    const { lines } = await quicktype({ inputData, lang, rendererOptions })
    return [ending, withShortComments(lines.join('\n'))] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Comments of one line in the form that people write them. */
const withShortComments = (text: string) =>
  text.replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */')

/** One schema that holds every object type, each under its own name. */
function contract() {
  const names = [...new Set(Object.keys(sandboxDefinitions).flatMap(definitionsOf))]
  const words = { meaning: meanings(), unit: (unit: string) => unitSentence(unit) }
  const place = (name: string) => `#/definitions/${pascal(name)}`
  const titled = (name: string) => ({ title: pascal(name), ...objectSchema(name, words, place) })
  const roots = Object.keys(sandboxDefinitions)
  return {
    $schema: 'http://json-schema.org/draft-06/schema#',
    definitions: Object.fromEntries(
      names.map((name) => [pascal(name), withoutFormats(titled(name))]),
    ),
    type: 'object',
    properties: Object.fromEntries(roots.map((name) => [name, { $ref: place(name) }])),
    additionalProperties: false,
  }
}

/** Times stay the text that travels: JSON has no other. */
const withoutFormats = (schema: object): object =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'format' ? undefined : value)))

const unitSentence = (unit: string) =>
  unit === 'sibling' || unit === 'size' ? '' : `Unit: ${unit}.`

/** What each field means, in English. */
function meanings(): (key: string) => string {
  const fieldsIn = (path: string) => parse(readFileSync(path, 'utf8')).fields
  const fields = {
    ...fieldsIn('content/pages/documentation.en.yaml'),
    ...fieldsIn('content/sandbox.en.yaml'),
  }
  return (key) => meaningOf(fields, key)
}
