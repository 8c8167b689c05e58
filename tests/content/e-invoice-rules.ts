import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'node-schematron'

/* The official rules for electronic invoices; where they are from says the README beside them. */

const read = (name: string) =>
  fromOnePlace(readFileSync(join(import.meta.dirname, 'e-invoice-rules', `${name}.sch`), 'utf8'))

/**
 * The validator looks for what a rule is about below every node. Where that begins with `//`, all of the invoice is gone
 * through for each of its nodes, to find the same: for one invoice half a minute.
 */
const fromOnePlace = (rules: string) =>
  rules.replaceAll(/(?<=\bcontext=")[^"]+/g, (context) => context.replaceAll(/(?<=^|\| )\/\//g, ''))

/** XRechnung includes its variables as a pattern; those of a pattern are not seen by others, so they stand in its place. */
function xRechnungRules(): string {
  const variables = read('XRechnung-common-2.5.0').match(/<let [^>]*>/g) ?? []
  return read('XRechnung-UBL-2.5.0')
    .replace(/<include [^>]*common\.sch"\s*\/>/, () => variables.join('\n'))
    .replace('<active pattern="variable-pattern" />', '')
}

const sources = {
  'EN 16931, UBL': () => read('EN16931-UBL-1.3.16'),
  'EN 16931, CII': () => read('EN16931-CII-1.3.16'),
  XRechnung: xRechnungRules,
}

type RuleSet = keyof typeof sources

const schemas = new Map<RuleSet, Schema>()

/** What an invoice breaks: the name of each rule with its sentence; warnings count as well. */
export function brokenRules(set: RuleSet, xml: string): string[] {
  const schema = schemas.get(set) ?? Schema.fromString(sources[set]())
  schemas.set(set, schema)
  return schema
    .validateString(xml)
    .map(({ assertId, message }) => `${assertId}: ${message?.trim().replaceAll(/\s+/g, ' ')}`)
}
