import { Arrow, Station } from '../../../components/diagram/marks.tsx'
import { boxHeight, Code, Field } from './marks.tsx'

const messages = [
  { y: 84, request: 'POST tools/list', answer: '200 tools' },
  { y: 164, request: 'POST tools/call', answer: '200 structuredContent' },
] as const

/** Two messages without a session: each is a request of its own, and has its whole answer. */
export function Message() {
  return (
    <>
      <path className="diagram__centre" d="M63 44V228M297 44V228" />
      <Station x={8} y={8} width={110} height={boxHeight} title="Client" />
      <Station x={242} y={8} width={110} height={boxHeight} title="/mcp" />
      {messages.map(({ y, request, answer }) => (
        <g key={y}>
          <Arrow from={[63, y]} to={[297, y]} />
          <Code x={180} y={y - 8}>
            {request}
          </Code>
          <Arrow from={[297, y + 34]} to={[63, y + 34]} />
          <Code x={180} y={y + 26}>
            {answer}
          </Code>
        </g>
      ))}
    </>
  )
}

/** A long page in three parts: each answer says where the next part begins. */
export function PartsOfPage() {
  return (
    <>
      <path className="diagram__box" d="M8 8h130v220h-130z" />
      <path className="diagram__centre" d="M8 81.3h130M8 154.7h130" />
      {[0, 1, 2].map((part) => {
        const y = Math.round(part * 73.3) + 8
        return (
          <g key={part}>
            <path
              className="diagram__line"
              d={`M22 ${y + 18}h100M22 ${y + 30}h86M22 ${y + 42}h100M22 ${y + 54}h62`}
            />
            <Arrow from={[138, y + 36]} to={[202, y + 36]} />
            <Field x={202} y={y + 18} width={150}>
              read_page
            </Field>
            {part < 2 && (
              <>
                <g className="diagram__again">
                  <Arrow from={[312, y + 54]} to={[312, y + 91]} />
                </g>
                <Code x={258} y={y + 77}>
                  next_from
                </Code>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}
