import type { QuotingCopy } from '../../../../shared/content/pages/quoting.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { FieldPath } from '../../../components/text/field-path.tsx'
import bracket from '../../../generated/drawings/bracket.svg?url'
import { formulaTerms } from '../../../generated/formula-terms.ts'

const { width, height, weight, bores, threads, tolerances } = formulaTerms

interface Term {
  id: keyof QuotingCopy['formula']['terms']
  letter: string
  /** Kind of evidence: colour and line pattern of its boxes. */
  kind: string
  /** As written in each language. */
  quantity?: Record<Locale, string>
  boxes: readonly { x: number; y: number; width: number; height: number }[]
  balloon?: { x: number; y: number }
}

/** Terms in the order of the formula. The first stands for the order and is read from no sheet. */
const terms: readonly Term[] = [
  { id: 'setup', letter: 'a', kind: 'metadata', boxes: [] },
  { id: 'weight', letter: 'b', kind: 'metadata', ...weight },
  { id: 'bores', letter: 'c', kind: 'bore', ...bores },
  { id: 'threads', letter: 'd', kind: 'thread', ...threads },
  { id: 'tolerances', letter: 'e', kind: 'gdnt', ...tolerances },
]

interface FormulaProps {
  copy: QuotingCopy['formula']
  locale: Locale
}

/**
 * An auditable formula on a sample drawing: each term leads to the callouts it is read from. Quantities
 * come from the drawing's model; coefficients are letters, since any figure would be invented.
 */
export function Formula({ copy, locale }: FormulaProps) {
  return (
    <figure className="formula">
      <p className="formula__sum" translate="no">
        <span>{copy.price} =</span>
        {terms.map((term, index) => (
          <span key={term.id} data-kind={term.kind}>
            {index > 0 && '+ '}
            {termParts(term, locale)}
          </span>
        ))}
      </p>
      <div className="formula__source">
        <div className="relative self-start border border-line bg-sheet">
          <img
            src={bracket}
            width={width * 4}
            height={height * 4}
            alt={copy.drawingAlt}
            className="block h-auto w-full"
          />
          <Marks />
        </div>
        <div>
          <TermTable copy={copy} locale={locale} />
          <p className="mt-4 text-sm text-muted">{copy.note}</p>
        </div>
      </div>
    </figure>
  )
}

/** A summand: how much of it the sheet has, and the letter of its coefficient. */
function termParts({ quantity, letter }: Term, locale: Locale) {
  return (
    <>
      {quantity && `${quantity[locale]}\u00a0×\u00a0`}
      <b>{letter}</b>
    </>
  )
}

/** The boxes of each term on the sheet, one of them with the letter of the term. */
function Marks() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      {terms.map(({ letter, kind, boxes, balloon }) => (
        <g key={letter} data-kind={kind}>
          {boxes.map((box) => (
            <rect key={`${box.x} ${box.y}`} {...box} className="evidence-box" />
          ))}
          {balloon && (
            <g className="formula__balloon">
              <circle cx={balloon.x} cy={balloon.y} />
              <text x={balloon.x} y={balloon.y}>
                {letter}
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

function TermTable({ copy, locale }: FormulaProps) {
  return (
    <table className="formula__terms">
      <caption className="sr-only">{copy.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.termHeading}</th>
          <th scope="col">{copy.quantityHeading}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.id} data-kind={term.kind}>
            <th scope="row">
              <span className="formula__letter">{term.letter}</span>
              <span className="formula__words">
                <span>{copy.terms[term.id].name}</span>
                <FieldPath path={copy.terms[term.id].source} />
              </span>
            </th>
            <td>{term.quantity?.[locale] ?? 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
