import type { NextCopy } from '../../../shared/content/words/requests.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'

interface RequestRouteProps {
  copy: NextCopy
  /** Number of the step that is due. */
  now: number
}

/** The steps that the form announced, once more: those taken are ticked, and the one that is due is filled. */
export function RequestRoute({ copy, now }: RequestRouteProps) {
  return (
    <section aria-labelledby="route-title" className="request-route step-chain">
      <h2 id="route-title" className="text-xl">
        {copy.title}
      </h2>
      <ol className="step-list">
        {copy.steps.map((step, index) => {
          const number = index + 1
          return (
            <li
              key={step.title}
              data-done={number < now || undefined}
              aria-current={number === now ? 'step' : undefined}
            >
              <span className="balloon" aria-hidden="true">
                {number < now ? <Icon name="check" className="size-4" /> : number}
              </span>
              <div>
                {number <= now && (
                  <p className="request-route__place">{number < now ? copy.done : copy.now}</p>
                )}
                <h3 className="text-xl">{step.title}</h3>
                <RichParagraph className="mt-1 max-w-[26rem] text-muted" nodes={step.text} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
