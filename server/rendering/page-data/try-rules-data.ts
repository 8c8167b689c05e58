import { defaultCatalogue } from '../../../shared/feasibility/catalogue.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { TryRulesData } from '../../../src/pages/try-rules/try-rules-data.ts'
import { catalogueYaml } from '../../../src/try/rules/catalogue-yaml.ts'
import { escapeXml } from '../documents/xml.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy and head of the page of rules, the words of the playground for rules and findings, and an example of the file. */
export function tryRulesData(locale: Locale): TryRulesData {
  const { playground, example } = siteContext().content.page(
    'use-case-feasibility-analysis',
    locale,
  )
  const { form, result, rules, characteristics, materials, noMaterial, drawings } = playground
  const { reasons, alternatives } = playground
  const yaml = catalogueYaml(defaultCatalogue)
  return {
    ...pageData('try-rules', locale),
    words: {
      form,
      result,
      rules,
      characteristics,
      materials,
      noMaterial,
      reasons,
      alternatives,
      drawings,
    },
    finding: example,
    rule: zoneRule(yaml.split('\n')),
    exampleHtml: escapeXml(yaml),
  }
}

/** The line of the smallest zone, and the one that names its part of the file. */
function zoneRule(lines: readonly string[]): TryRulesData['rule'] {
  const at = lines.findIndex((line) => line.trimStart().startsWith('minZone'))
  const part = lines.slice(0, at).findLast((line) => line === line.trimStart())
  return { part: part ?? '', line: lines[at] ?? '' }
}
