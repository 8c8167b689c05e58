import type { ShownError } from './guide-data.ts'

/** Every error with its status, what happened and what to do. Each code is an anchor: problem details lead there. */
export function ErrorList({ errors, label }: { errors: readonly ShownError[]; label: string }) {
  return (
    <dl className="definitions">
      {errors.map(({ code, status, title, detail, action }) => (
        <div key={code} id={code} tabIndex={-1} className="scroll-mt-20">
          <dt>
            <code translate="no">{code}</code>{' '}
            <span className="text-sm text-muted">
              {label} {status}
            </span>
          </dt>
          <dd>
            <strong>{title}.</strong> {detail} {action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
