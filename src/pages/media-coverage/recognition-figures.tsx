import { fitDeviations } from '@firstangle/drawings/standards'
import type { ReactNode } from 'react'
import type { MediaCoverageCopy } from '../../../shared/content/pages/press.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { arrowhead } from '../../components/diagram/marks.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

type Words = MediaCoverageCopy['test']['figures']

/** The frame of a figure: as wide as it is drawn, so that its lettering keeps its size. */
function Figure({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 260 164" aria-hidden="true">
      {children}
    </svg>
  )
}

/** What is written down of a callout: value, unit, both deviations, as ISO 286-2 has them. */
export function TruthFigure() {
  const { decimal } = useUi()
  const { upper, lower } = fitDeviations(25, 'k6')
  const signed = (value: number) => decimalText(`+${value.toFixed(3)}`, decimal)
  /** The middle of each cell, and its text. */
  const cells = [
    [35, '25'],
    [89, 'mm'],
    [150, signed(upper)],
    [218, signed(lower)],
  ] as const
  return (
    <Figure>
      <text className="diagram__title" x="130" y="38">
        Ø25 k6
      </text>
      <path className="diagram__boundary" d="M92 16h76v32H92z" />
      <path className="diagram__line" d="M130 48V98" />
      <path className="diagram__head" d={arrowhead([130, 100], [130, 48])} />
      <path className="diagram__box" d="M8 100h244v36H8zM62 100v36M116 100v36M184 100v36" />
      {cells.map(([x, text]) => (
        <text key={text} className="diagram__number" x={x} y="123">
          {text}
        </text>
      ))}
    </Figure>
  )
}

const rows = ['right', 'wrong', 'missing', 'invented'] as const

/** The four cases of a field: on the sheet at the left, in the answer at the right. */
export function CountFigure({ words }: { words: Words }) {
  return (
    <Figure>
      {rows.map((row, index) => {
        const y = 6 + index * 40
        return (
          <g key={row}>
            <Field y={y} x={8} text={row === 'invented' ? '' : '25'} />
            <path className="diagram__line" d={`M62 ${y + 15}h22`} />
            <path className="diagram__head" d={arrowhead([84, y + 15], [62, y + 15])} />
            <Field
              y={y}
              x={84}
              text={{ right: '25', wrong: '26', missing: '', invented: '25' }[row]}
            />
            <text x="150" y={y + 20}>
              {words[row]}
            </text>
          </g>
        )
      })}
    </Figure>
  )
}

/** A value, or the place where none is. */
function Field({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <path
        className={text ? 'diagram__box' : 'diagram__box diagram__box--dashed'}
        d={`M${x} ${y}h54v30h-54z`}
      />
      <text className="diagram__number" x={x + 27} y={y + 20}>
        {text}
      </text>
    </>
  )
}

/** Scores of errors, between 0 and 1; the last two are those that cost. */
const scores = [0.34, 0.45, 0.52, 0.66, 0.71, 0.93, 0.97]
const dear = 0.9

/** Errors along the axis of their scores: those that a threshold would let through are marked. */
export function ScoreFigure({ words }: { words: Words }) {
  const { decimal } = useUi()
  const at = (score: number) => 16 + 228 * score
  return (
    <Figure>
      <path className="diagram__boundary" d={`M${at(dear)} 48V116M${at(1)} 48V116`} />
      <path
        className="diagram__hatching"
        d={`M${at(dear)} 64l16-16M${at(dear)} 87l23-23M${at(dear)} 110l23-23M${at(1) - 6} 116l6-6`}
      />
      <text x={at(1)} y="34" textAnchor="end">
        {words.expensive}
      </text>
      <path className="diagram__line" d={`M${at(0)} 116H${at(1)}`} />
      {[0, 0.5, 1].map((score) => (
        <g key={score}>
          <path className="diagram__line" d={`M${at(score)} 116v7`} />
          <text className="diagram__number" x={at(score)} y="140">
            {decimalText(String(score), decimal)}
          </text>
        </g>
      ))}
      {scores.map((score) => (
        <path
          key={score}
          className={score > dear ? 'diagram__line recognition-test__dear' : 'diagram__line'}
          d={`M${at(score) - 5} 95l10 10m0-10l-10 10`}
        />
      ))}
    </Figure>
  )
}

/** The sheet as it came, and turned by a right angle: one answer. */
export function TurnFigure() {
  const part = 'M14 34h18V22h32v12h22v24H64v12H32V58H14z'
  return (
    <Figure>
      <g transform="translate(8 46)">
        <path className="diagram__box" d="M0 0h100v72H0zM62 56h38M62 56v16" />
        <path className="diagram__line" d={part} transform="translate(0 -10)" />
      </g>
      <text className="diagram__title" x="128" y="88">
        =
      </text>
      <g transform="translate(232 32) rotate(90)">
        <path className="diagram__box" d="M0 0h100v72H0zM62 56h38M62 56v16" />
        <path className="diagram__line" d={part} transform="translate(0 -10)" />
      </g>
      <path className="diagram__line" d="M60 42A70 70 0 0 1 142 42" />
      <path className="diagram__head" d={arrowhead([143, 43], [134, 36])} />
      <text className="diagram__number" x="101" y="20">
        90°
      </text>
    </Figure>
  )
}
