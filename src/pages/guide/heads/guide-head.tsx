import type { ReactNode } from 'react'
import type { FeedbackPage } from '../../../../shared/forms/forms.ts'
import { ExchangeDrawing } from '../exchange-drawing.tsx'
import { AnsweredFit } from './answered-fit.tsx'
import { LimitGauge } from './limit-gauge.tsx'
import { MatedClients } from './mated-clients.tsx'
import { PlacedValue } from './placed-value.tsx'

/** Guides whose subject can be drawn as a part; the subject of the others is an exchange of messages. */
const drawings: Partial<Record<FeedbackPage, () => ReactNode>> = {
  results: PlacedValue,
  errors: LimitGauge,
  clients: MatedClients,
  agents: AnsweredFit,
}

/** Beside a guide's first words: what it is about, drawn. The words say the same, so it is hidden from screen readers. */
export function GuideHead({ guide }: { guide: FeedbackPage }) {
  const Own = drawings[guide]
  return Own ? <Own /> : <ExchangeDrawing guide={guide} />
}
