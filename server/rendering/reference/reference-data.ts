import { chartTopics } from '../../../shared/content/pages/reference.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { ReferenceData } from '../../../src/pages/reference/reference-data.ts'
import { builtFigures } from '../callouts/built-figures.ts'
import { pageData } from '../page-data/page-data.ts'
import { topicCallouts } from './topic-callouts.ts'

/** The list of charts, with a figure of what each is about. */
export async function referenceData(locale: Locale): Promise<ReferenceData> {
  const figureOf = await builtFigures(locale)
  const figures = Object.fromEntries(
    chartTopics.map((topic) => [topic, figureOf(topicCallouts[topic])]),
  ) as ReferenceData['figures']
  return { ...pageData('reference', locale), figures }
}
