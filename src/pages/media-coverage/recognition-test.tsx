import type { ReactNode } from 'react'
import type { MediaCoverageCopy } from '../../../shared/content/pages/press.ts'
import { Band } from '../../components/sections/band.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { CountFigure, ScoreFigure, TruthFigure, TurnFigure } from './recognition-figures.tsx'
import { type SheetKind, SheetSign, SheetsOfTheTest, sheetKinds } from './sheets-of-the-test.tsx'

const kinds = Object.keys(sheetKinds) as SheetKind[]

/** The test in five steps, each drawn: the choice of sheets across the page, what is done with them below. */
export function RecognitionTest({ copy }: { copy: MediaCoverageCopy['test'] }) {
  const { figures } = copy
  const drawn: readonly ReactNode[] = [
    <SheetsOfTheTest key="choice" />,
    <TruthFigure key="truth" />,
    <CountFigure key="count" words={figures} />,
    <ScoreFigure key="score" words={figures} />,
    <TurnFigure key="turn" />,
  ]
  return (
    <Band id="test" title={copy.title} intro={copy.intro}>
      <ol className="recognition-test">
        {copy.steps.map((step, index) => (
          <li key={step.title}>
            <div className="diagram">{drawn[index]}</div>
            <div>
              <h3>{step.title}</h3>
              <RichParagraph nodes={step.text} />
              {index === 0 && (
                <ul className="recognition-test__kinds">
                  {kinds.map((kind) => (
                    <li key={kind}>
                      <SheetSign kind={kind} />
                      <b>{sheetKinds[kind]}</b> {copy.kinds[kind]}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
