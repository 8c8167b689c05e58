import { Fragment } from 'react'
import { passingErrors } from '../../../shared/api-schemas/sandbox-errors.ts'
import type { GuideLabels } from '../../../shared/content/words/sandbox.ts'
import type { ShownError } from './guide-data.ts'

interface ErrorScaleProps {
  errors: readonly ShownError[]
  words: GuideLabels['scale']
}

/** Statuses as the marks of a rule, each with its codes above it; where numbers are left out, the rule is broken. */
export function ErrorScale({ errors, words }: ErrorScaleProps) {
  const byStatus = [...Map.groupBy(errors, ({ status }) => status)]
  return (
    <nav aria-label={words.label} className="error-scale">
      <ol>
        {byStatus.map(([status, codes], index) => (
          <Fragment key={status}>
            {status - (byStatus[index - 1]?.[0] ?? status) > 3 && (
              <li className="error-scale__break" aria-hidden="true" />
            )}
            <li>
              {codes.map(({ code, title }) => (
                <a
                  key={code}
                  href={`#${code}`}
                  title={`${code}: ${title}`}
                  data-repeated={passingErrors.includes(code) || undefined}
                >
                  <span className="sr-only">{code}</span>
                </a>
              ))}
              <span>{status}</span>
            </li>
          </Fragment>
        ))}
      </ol>
      <p>
        <span>
          <i />
          {words.change}
        </span>
        <span>
          <i data-repeated />
          {words.repeat}
        </span>
      </p>
    </nav>
  )
}
