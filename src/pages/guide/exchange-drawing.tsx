import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import { Arrow, Station } from '../../components/diagram/marks.tsx'
import { SmallSheet } from '../../components/diagram/small-sheet.tsx'
import { exchanges, type Message } from './exchanges.ts'

/** Where the lines of program and API run down the sheet. */
const lines = { out: 92, back: 348 } as const
const firstMessage = 112
const rowHeight = 44

/** A guide's exchange as a sequence on a small sheet; nothing where the guide has none. */
export function ExchangeDrawing({ guide }: { guide: FeedbackPage }) {
  const exchange = exchanges[guide]
  if (!exchange) return null
  return (
    <SmallSheet name={exchange.protocol}>
      <path className="diagram__centre" d={`M${lines.out} 66V286M${lines.back} 66V286`} />
      <Station x={lines.out - 48} y={32} width={96} height={34} title="Client" />
      <Station x={lines.back - 48} y={32} width={96} height={34} title="API" />
      {exchange.messages.map((message, row) => (
        <MessageLine key={message.join(' ')} message={message} y={firstMessage + row * rowHeight} />
      ))}
    </SmallSheet>
  )
}

function MessageLine({ message: [way, words], y }: { message: Message; y: number }) {
  const [from, to] = way === 'out' ? [lines.out, lines.back] : [lines.back, lines.out]
  return (
    <>
      <Arrow from={[from, y]} to={[to, y]} />
      <text className="diagram__number" x={(from + to) / 2} y={y - 8}>
        {words}
      </text>
    </>
  )
}
