import type { ReactNode } from 'react'
import { CalloutFigures } from '../../components/figures/callout-figures.tsx'

interface AnswerPanelProps {
  title: string
  /** Beside the words: what was computed, drawn. */
  picture?: string | null
  /** The same for a callout. */
  figures?: readonly string[]
  children: ReactNode
}

/** The answer to a form, with its drawing. */
export function AnswerPanel({ title, picture, figures = [], children }: AnswerPanelProps) {
  return (
    <section id="answer" aria-labelledby="answer-title" tabIndex={-1} className="answer-panel">
      <div className="min-w-0">
        <h2 id="answer-title" className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
      {picture && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server from numbers, texts escaped
        <div className="diagram" dangerouslySetInnerHTML={{ __html: picture }} />
      )}
      {figures.length > 0 && <CalloutFigures figures={figures} />}
    </section>
  )
}

/** Values by name, one below the other. */
export function AnswerRows({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="answer-rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
