import { Arrow } from '../../../components/diagram/marks.tsx'
import { boxHeight, Code, CodeFrom, Field } from './marks.tsx'

const responses = ['metadata', 'features', 'insights'] as const
const files = ['redaction', 'balloons', 'thumbnails'] as const

/** A result, its pages, and what each page may hold: three responses, three files. */
export function ResultTree() {
  return (
    <>
      <Field x={8} y={8} width={116}>
        result
      </Field>
      <path className="diagram__line" d="M24 44V158H44M24 74H40M24 102H40" />
      <CodeFrom x={46} y={79}>
        job_id
      </CodeFrom>
      <CodeFrom x={46} y={107}>
        file_name
      </CodeFrom>
      <path className="diagram__box" d="M52 148v-8h88v36h-8" />
      <Field x={44} y={148} width={88}>
        pages
      </Field>
      <path className="diagram__line" d={`M140 158H176M176 ${rowAt(0)}V${rowAt(5)}`} />
      {[...responses, ...files].map((name, row) => (
        <g key={name}>
          <path className="diagram__line" d={`M176 ${rowAt(row)}H200`} />
          <rect
            className="diagram__box diagram__box--dashed"
            x="200"
            y={rowAt(row) - boxHeight / 2}
            width="152"
            height={boxHeight}
          />
          <Code x={row < 3 ? 276 : 264} y={rowAt(row) + 5}>
            {name}
          </Code>
          {row >= 3 && (
            <path
              className="diagram__line diagram__again"
              d={`M326 ${rowAt(row) - 10}h8l6 6v14h-14zm8 0v6h6`}
            />
          )}
        </g>
      ))}
    </>
  )
}

/** The middle of a row of the tree. */
function rowAt(row: number): number {
  return 26 + row * 48
}

/** A value, the region with the same number, and its place on the sheet. */
export function RegionLink() {
  return (
    <>
      <Code x={88} y={16}>
        features
      </Code>
      <Code x={272} y={16}>
        evidence.regions
      </Code>
      <path className="diagram__box" d="M8 26h160v68h-160zM192 26h160v68h-160z" />
      <CodeFrom x={18} y={52}>
        size
      </CodeFrom>
      <CodeFrom x={18} y={80}>
        reference_id
      </CodeFrom>
      <CodeFrom x={202} y={52}>
        polygon
      </CodeFrom>
      <CodeFrom x={202} y={80}>
        reference_id
      </CodeFrom>
      <g className="diagram__again">
        <path className="diagram__line" d="M118 76H196" />
        <circle className="diagram__head" cx="118" cy="76" r="3" />
        <circle className="diagram__head" cx="196" cy="76" r="3" />
      </g>
      <path className="diagram__box" d="M68 132h224v108h-224z" />
      <path className="diagram__line" d="M210 218h82M210 218v22M250 218v22" />
      <path className="diagram__centre" d="M80 190H196" />
      <path className="diagram__line" d="M96 178h52v-10h36v44h-36v-10h-52z" />
      <path className="diagram__line" d="M148 178v24M262 48H320V156H262" />
      <path className="placed-value__region" d="M214 146h42v18h-42z" />
      <path className="diagram__line" d="M214 155h-26L170 167" />
      <path className="diagram__head" d="M256 156l11-2.6v5.2zM166.5 168l7.8-7.9 2.8 4.3z" />
    </>
  )
}

/** One file of two sheets: the same number stands on both, and means something else on each. */
export function PagesOfFile() {
  return (
    <>
      {[1, 2].map((page) => {
        const y = page * 116 - 100
        return (
          <g key={page}>
            <path
              className="diagram__box"
              d={`M8 ${y}h130v92h-130zM88 ${y + 92}v-24h50M113 ${y + 68}v24`}
            />
            <path className="diagram__line" d={`M70 ${y + 40}l-24 14`} />
            <path className="diagram__head" d={`M46 ${y + 54}l10.8-3.3-2.6-4.5z`} />
            <circle className="diagram__balloon" cx="81" cy={y + 34} r="12" />
            <Code x={81} y={y + 39}>
              1
            </Code>
            <Arrow from={[138, y + 46]} to={[186, y + 46]} />
            <path className="diagram__box" d={`M186 ${y + 8}h166v76h-166z`} />
            <CodeFrom x={198} y={y + 38}>
              {`page: ${page}`}
            </CodeFrom>
            <CodeFrom x={198} y={y + 66}>
              reference_id: 1
            </CodeFrom>
          </g>
        )
      })}
    </>
  )
}
