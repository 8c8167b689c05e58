import { Arrow, Station } from '../../../components/diagram/marks.tsx'
import { boxHeight, Code, Field, State } from './marks.tsx'

/** The states of a job: two on the way, two at its end. */
export function JobStates() {
  return (
    <>
      <Code x={70} y={14}>
        POST /read
      </Code>
      <Arrow from={[70, 22]} to={[70, 48]} />
      <State x={10} y={48} title="queued" />
      <Arrow from={[130, 66]} to={[230, 66]} />
      <State x={230} y={48} title="reading" />
      <path className="diagram__line" d="M268 48V26H312V42" />
      <Arrow from={[312, 40]} to={[312, 48]} />
      <Code x={290} y={16}>
        Retry-After
      </Code>
      <path className="diagram__line" d="M290 84V122H70V150" />
      <Arrow from={[290, 122]} to={[290, 152]} />
      <Arrow from={[70, 140]} to={[70, 152]} />
      <State x={10} y={152} title="failed" />
      <State x={230} y={152} title="done" />
      <path className="diagram__centre" d="M10 206H350" />
      <Code x={70} y={230}>
        error
      </Code>
      <Code x={290} y={230}>
        result_url
      </Code>
      <Code x={70} y={252}>
        job.failed
      </Code>
      <Code x={290} y={252}>
        job.done
      </Code>
    </>
  )
}

/** What is signed, and what the result is compared with. */
export function Signature() {
  const parts = ['webhook-id', 'webhook-timestamp', 'body']
  return (
    <>
      {parts.map((part, row) => (
        <Field key={part} x={8} y={row * 60 + 8} width={164}>
          {part}
        </Field>
      ))}
      <circle className="diagram__head" cx="90" cy="56" r="3" />
      <circle className="diagram__head" cx="90" cy="116" r="3" />
      <path className="diagram__line" d="M180 8h12v156h-12" />
      <Arrow from={[192, 86]} to={[222, 86]} />
      <Station x={222} y={68} width={130} height={boxHeight} title="HMAC-SHA256" />
      <Code x={287} y={24}>
        whsec_…
      </Code>
      <Arrow from={[287, 32]} to={[287, 68]} />
      <Arrow from={[287, 104]} to={[287, 214]} />
      <Field x={222} y={214} width={130}>
        v1,…
      </Field>
      <Field x={8} y={214} width={164}>
        webhook-signature
      </Field>
      <path className="diagram__line" d="M172 232h50" />
      <circle className="diagram__balloon" cx="197" cy="232" r="12" />
      <text className="diagram__number" x="197" y="237">
        =
      </text>
    </>
  )
}

/** Answers to a request: two lead back to it, two never do. */
export function Retries() {
  return (
    <>
      <Station x={8} y={8} width={150} height={boxHeight} title="POST /read" />
      <path className="diagram__line" d="M58 44V302" />
      {answers.map(({ status, words, isRepeated }, row) => {
        const y = row * 56 + 78
        return (
          <g key={status}>
            <Arrow from={[58, y]} to={[108, y]} />
            <Field x={108} y={y - boxHeight / 2} width={84}>
              {status}
            </Field>
            {isRepeated ? (
              <path className="diagram__line diagram__again" d={`M192 ${y}H346V26`} />
            ) : (
              <path className="diagram__line" d={`M192 ${y}h20m0-8v16`} />
            )}
            <text
              className="diagram__code"
              x={isRepeated ? 200 : 222}
              y={isRepeated ? y - 7 : y + 5}
            >
              {words}
            </text>
          </g>
        )
      })}
      <g className="diagram__again">
        <Arrow from={[346, 26]} to={[158, 26]} />
      </g>
    </>
  )
}

const answers = [
  { status: '202', words: 'Location', isRepeated: false },
  { status: '429 503', words: 'Retry-After', isRepeated: true },
  { status: '500', words: 'Idempotency-Key', isRepeated: true },
  { status: '422', words: 'drawing-…', isRepeated: false },
  { status: '4xx', words: 'code', isRepeated: false },
] as const
