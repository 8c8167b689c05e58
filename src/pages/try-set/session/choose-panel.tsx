import { type CSSProperties, useState } from 'react'
import { fillText } from '../../../../shared/i18n/format.ts'
import { goals, type Purpose, traitNames } from '../../../../shared/sample-set/sample-set.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { spreadOf } from '../../../try/set/spread.ts'
import type { SetPartProps } from './set-part.ts'
import { traitText, useSetWords } from './set-words.ts'

/** What the set is for, the choice that the page makes, and how it compares with all. */
export function ChoosePanel({ store, state }: SetPartProps) {
  const { words } = useSetWords()
  const { choose } = words
  const { purpose, chosen, verdicts } = state
  const goal = goals[purpose]
  const suited = [...verdicts.values()].filter(({ kind }) => kind === 'suited').length
  return (
    <section className="set-part set-choose" aria-labelledby="set-choose">
      <h2 id="set-choose">{choose.title}</h2>
      <fieldset className="set-purposes">
        <legend>{choose.purpose}</legend>
        {(Object.keys(goals) as Purpose[]).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="set-purpose"
              checked={purpose === one}
              onChange={() => store.setPurpose(one)}
            />
            {choose.purposes[one]}
          </label>
        ))}
      </fieldset>
      <p className="set-note">{choose.how}</p>
      <div className="set-actions">
        <ActionButton look="primary" onClick={store.chooseForMe}>
          {fillText(choose.forMe, { count: goal })}
        </ActionButton>
        <ActionButton onClick={store.chooseNone}>{choose.none}</ActionButton>
      </div>
      <p role="status">
        {fillText(choose.state, { chosen: chosen.size, goal })}
        {suited < goal && !state.isBusy && ` – ${fillText(choose.few, { suited, goal })}`}
      </p>
      {suited > 0 && <SpreadTables state={state} suited={suited} />}
    </section>
  )
}

interface SpreadTablesProps extends Pick<SetPartProps, 'state'> {
  /** How many files a full bar stands for. */
  suited: number
}

/** The whole bar is the share of all files, the filled part that of the chosen ones. */
const barStyle = (all: number, chosen: number, suited: number): CSSProperties => ({
  inlineSize: `${(100 * all) / suited}%`,
  backgroundSize: `${(100 * chosen) / Math.max(all, 1)}% 100%`,
})

/** Where there is room beside the choice the spread is open. */
const hasRoomBeside = () => matchMedia('(min-width: 64rem)').matches

/** How all files and the chosen ones spread over each trait: counts, and bars to one scale. */
function SpreadTables({ state, suited }: SpreadTablesProps) {
  const session = useSetWords()
  const [isOpen] = useState(hasRoomBeside)
  const { choose, traits } = session.words
  return (
    <details className="set-spread" open={isOpen}>
      <summary className="caret">{choose.spread}</summary>
      <p className="set-note">{choose.spreadNote}</p>
      <div>
        {traitNames.map((trait) => (
          <table key={trait} aria-label={traits.names[trait]}>
            <thead>
              <tr>
                <th scope="col">{traits.names[trait]}</th>
                <th scope="col">{choose.all}</th>
                <th scope="col">{choose.chosen}</th>
              </tr>
            </thead>
            <tbody>
              {spreadOf(state, trait).map(({ value, all, chosen }) => (
                <tr key={value}>
                  <th scope="row">
                    {traitText(trait, value, session)}
                    <span className="set-bar" style={barStyle(all, chosen, suited)} />
                  </th>
                  <td>{all}</td>
                  <td>{chosen}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  )
}
