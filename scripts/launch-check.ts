import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetOwner } from '@firstangle/drawings'
import { parse } from 'yaml'
import { readPlaceholders } from '../server/content/placeholders/site-placeholders.ts'
import type { Site } from '../shared/content/site.ts'
import { describeScenarios, scenariosIn } from './launch/scenarios.ts'
import {
  describeOpenSettings,
  describePlaceholders,
  describeSheetOwner,
} from './launch/site-values.ts'

/**
 * `npm run launch-check`: what must be replaced before the site goes public; ends with 1 while a value or a customer's
 * statement is fictional, or the sample drawings name somebody else.
 */
const folder = join(import.meta.dirname, '../content')
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'))

const site = read('site.yaml') as Site
const placeholders = readPlaceholders(site)
const pages = readdirSync(join(folder, 'pages')).map((name) => `pages/${name}`)
const scenarios = pages.flatMap((name) => scenariosIn(`content/${name}`, read(name)))
const drawings = describeSheetOwner(site, sheetOwner)
const lines = [
  ...describePlaceholders(placeholders),
  ...drawings,
  ...describeScenarios(scenarios),
  ...describeOpenSettings(site),
]
for (const line of lines) console.log(line)

const left = placeholders.filter(({ isFictional }) => isFictional).length
console.log(
  left === 0
    ? 'Nothing fictional is left in content/site.yaml.'
    : `${left} of ${placeholders.length} placeholders in content/site.yaml are still fictional.`,
)
if (scenarios.length > 0) console.log(`${scenarios.length} statements of customers are invented.`)
if (left + drawings.length + scenarios.length > 0) process.exitCode = 1
