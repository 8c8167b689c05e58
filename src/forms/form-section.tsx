import { Hydrate } from '@tanstack/react-start'
import { memo, useState } from 'react'
import { KeptSection } from '../hydration/kept-section.tsx'
import { RequestForm } from './request-form.tsx'
import type { ShownForm } from './shown-form.ts'
import type { OnAnswer } from './use-request.ts'
import { whenUsed } from './when-used.ts'

interface FormSectionProps {
  form: ShownForm
  labelledBy: string
  hidden?: Readonly<Record<string, string>>
  onAnswer?: OnAnswer
}

/**
 * A form whose script comes when somebody turns to it; until then, and where it never comes, the browser posts it. One
 * strategy for its whole life, so that a change of language keeps what was typed; rendered again for its own data only,
 * because React replaces a section that changes before it is hydrated.
 */
export const FormSection = memo(function FormSection(props: FormSectionProps) {
  const [when] = useState(whenUsed)
  const { form, labelledBy, hidden, onAnswer } = props
  return (
    <KeptSection>
      <Hydrate when={when}>
        <RequestForm form={form} labelledBy={labelledBy} hidden={hidden} onAnswer={onAnswer} />
      </Hydrate>
    </KeptSection>
  )
})
