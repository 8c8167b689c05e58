import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readPlaceholders } from '../server/content/fictional-values.ts'
import { describePlaceholders } from './launch/placeholders.ts'

/** `npm run launch-check`: what must be replaced before the site goes public; ends with 1 while anything is fictional. */
const file = join(import.meta.dirname, '../content/site.yaml')
const placeholders = readPlaceholders(parse(readFileSync(file, 'utf8')))
for (const line of describePlaceholders(placeholders)) console.log(line)

const left = placeholders.filter(({ isFictional }) => isFictional).length
console.log(
  left === 0
    ? 'Nothing fictional is left in content/site.yaml.'
    : `${left} of ${placeholders.length} placeholders in content/site.yaml are still fictional.`,
)
if (left > 0) process.exitCode = 1
