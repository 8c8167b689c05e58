import type { ScheduleCallCopy } from '../../../shared/content/requests.ts'
import { actionLook } from '../../components/action-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'

interface EndCallProps {
  copy: ScheduleCallCopy['cancel']
  number: number
  action: string
  token: string
}

/** The question and the button that gives a time back: a plain form, because nothing of it needs a script. */
export function EndCall({ copy, number, action, token }: EndCallProps) {
  return (
    <Section id="cancel" number={number} title={copy.title}>
      <form method="post" action={action} aria-labelledby="cancel-title" className="no-print">
        <p className="max-w-[44rem]">
          <RichText nodes={copy.question} />
        </p>
        <input type="hidden" name="call" value={token} />
        <button type="submit" className={`mt-6 ${actionLook.secondary}`}>
          {copy.submit}
        </button>
      </form>
    </Section>
  )
}
