import type { ChartTopic } from '../../../shared/content/reference.ts'

/** The callout that shows what the charts of a topic are about. */
export const topicCallouts: Readonly<Record<ChartTopic, string>> = {
  'iso-fits': 'Ø50 H7/g6',
  'metric-threads': 'M12',
  'general-tolerances': '120 ±0.3',
  'true-position': '⌖ Ø0.1 Ⓜ A B',
}
