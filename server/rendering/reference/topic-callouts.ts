import type { ChartTopic } from '../../../shared/content/pages/reference.ts'

/** The callout that shows what the charts of a topic are about. */
export const topicCallouts: Readonly<Record<ChartTopic, string>> = {
  'iso-fits': 'Ø50 H7/g6',
  'metric-threads': 'M12',
  'general-tolerances': '120 ±0.3',
  'true-position': '⌖ Ø0.1 Ⓜ A B',
}

/** The callouts that are drawn beside single charts. */
export const chartCallouts = {
  unified: '1/2-13 UNC',
  pipe: 'G1/2',
  chamfer: '2x45°',
  radius: 'R5',
  angle: '30°',
} as const
