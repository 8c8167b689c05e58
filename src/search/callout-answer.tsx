import type { CalloutAnswer as Answer } from '../../shared/search-answer.ts'

/** A callout answered where it was asked: what it means, its values, and the part or the zones drawn. May stand in a link. */
export function CalloutAnswer({ answer }: { answer: Answer }) {
  const { meaning, values, figure } = answer
  return (
    <span className="callout-answer">
      <span className="callout-answer__words">
        <span>{meaning}</span>
        {values.map(({ label, value }) => (
          <span key={label} className="callout-answer__value">
            <span>{label} </span>
            <b>{value}</b>
          </span>
        ))}
      </span>
      {figure && (
        <span
          className="callout-answer__figure"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server from numbers, without texts
          dangerouslySetInnerHTML={{ __html: figure }}
        />
      )}
    </span>
  )
}
