import { Arrow, FullHatching, Station } from '../../../components/diagram/marks.tsx'
import { boxHeight, Code, Dimensioned, Field } from './marks.tsx'

/** The sum of the fetched archive is compared with the one on the page before it is installed. */
export function ComparedSum() {
  return (
    <>
      <Field x={8} y={8} width={164}>
        .tar.gz · .tgz
      </Field>
      <Arrow from={[172, 26]} to={[222, 26]} />
      <Station x={222} y={8} width={130} height={boxHeight} title="SHA-256" />
      <Arrow from={[287, 44]} to={[287, 106]} />
      <Field x={222} y={106} width={130}>
        sha256
      </Field>
      <Code x={92} y={96}>
        /documentation/clients
      </Code>
      <Field x={8} y={106} width={164}>
        sha256
      </Field>
      <path className="diagram__line" d="M172 124h50" />
      <circle className="diagram__balloon" cx="197" cy="124" r="12" />
      <Code x={197} y={129}>
        =
      </Code>
      <Arrow from={[197, 136]} to={[197, 196]} />
      <Station x={132} y={196} width={130} height={boxHeight} title="pip · npm" />
    </>
  )
}

const calls = [
  { name: 'submit', request: 'POST /read', answer: '202 Location' },
  { name: 'wait', request: 'GET', answer: 'done' },
  { name: 'download', request: 'GET', answer: '200 sha256' },
] as const

/** What each call of a client sends and gets; `wait` asks until the job is over. */
export function ClientCalls() {
  return (
    <>
      <path className="diagram__centre" d="M344 8V252" />
      {calls.map(({ name, request, answer }, row) => {
        const y = row * 88 + 14
        return (
          <g key={name}>
            <Station x={8} y={y} width={112} height={56} title={name} />
            <Arrow from={[120, y + 14]} to={[344, y + 14]} />
            <Code x={222} y={y + 7}>
              {request}
            </Code>
            <Arrow from={[344, y + 46]} to={[120, y + 46]} />
            <Code x={222} y={y + 39}>
              {answer}
            </Code>
          </g>
        )
      })}
      <g className="diagram__again">
        <path className="diagram__line" d="M64 158v12H140V124" />
        <path className="diagram__head" d="M140 116l-2.6 11h5.2z" />
      </g>
      <Code x={222} y={174}>
        Retry-After
      </Code>
    </>
  )
}

/** Calls of a webhook around the receiver's clock: what is too old or too early is refused. */
export function TimeWindow() {
  const window = { x: 76, y: 66, width: 208, height: 40 }
  return (
    <>
      <path className="diagram__line" d="M76 66V26M180 66V26M284 66V26" />
      <Dimensioned from={76} to={180} y={36}>
        300 s
      </Dimensioned>
      <Dimensioned from={180} to={284} y={36}>
        300 s
      </Dimensioned>
      <FullHatching {...window} />
      <path className="diagram__box timed-window" d="M76 66h208v40h-208z" />
      <path className="diagram__line" d="M8 106H352" />
      <path className="diagram__centre" d="M180 60V124" />
      <circle className="diagram__balloon" cx="128" cy="86" r="9" />
      <circle className="diagram__balloon" cx="238" cy="86" r="9" />
      <path className="diagram__again" d="M124 86l3 4 6-8M234 86l3 4 6-8" />
      <path className="diagram__line" d="M30 79l14 14m0-14l-14 14M316 79l14 14m0-14l-14 14" />
      <circle className="diagram__line" cx="180" cy="138" r="13" />
      <path className="diagram__line" d="M180 129v9l6 5" />
      <path className="diagram__line" d="M238 95V134" />
      <Code x={278} y={148}>
        webhook-timestamp
      </Code>
    </>
  )
}

/** The first pause, an attempt and where attempts begin, in units of the drawing: each pause is doubled. */
const pause = 34
const attempt = 14
const attempts = [0, 1, 2, 3].map((index) => 16 + index * attempt + pause * (2 ** index - 1))

/** Three repetitions with growing pauses, to scale; the end of each pause is random. */
export function Pauses() {
  return (
    <>
      {attempts.map((x, index) => {
        const end = x + attempt
        const next = attempts[index + 1]
        return (
          <g key={x}>
            <path
              className={next ? 'diagram__box' : 'diagram__box timed-window'}
              d={`M${x} 60h${attempt}v48h${-attempt}z`}
            />
            <Code x={x + attempt / 2} y={50}>
              {next ? '503' : '200'}
            </Code>
            {next && (
              <>
                <FullHatching
                  x={next - (next - end) / 3}
                  y={84}
                  width={(next - end) / 3}
                  height={24}
                />
                <path className="diagram__line" d={`M${end} 108v40M${next} 108v40`} />
                <Dimensioned from={end} to={next} y={138}>
                  {`${2 ** index}\u00a0p`}
                </Dimensioned>
              </>
            )}
          </g>
        )
      })}
      <path className="diagram__line" d="M8 108H352" />
      <path
        className="diagram__line"
        d={`M${(attempts[2] ?? 0) + attempt} 148v46M${attempts[3]} 148v46`}
      />
      <g className="diagram__again">
        <Arrow from={[(attempts[2] ?? 0) + attempt, 184]} to={[attempts[3] ?? 0, 184]} />
      </g>
      <Code x={236} y={206}>
        Retry-After ≤ 60 s
      </Code>
    </>
  )
}
