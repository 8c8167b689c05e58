import { TermDrawing } from '../../components/diagram/term-drawing.tsx'
import { FieldPath } from '../../components/text/field-path.tsx'
import { keptFigures } from '../../components/text/kept-ranges.tsx'
import type { ShownTool } from './agents-data.ts'
import { toolDrawings } from './term-drawings.ts'

interface ToolListProps {
  tools: readonly ShownTool[]
  /** Before the parameters of a tool. */
  label: string
}

/** The tools of the MCP server, each with what it takes. */
export function ToolList({ tools, label }: ToolListProps) {
  return (
    <dl className="definitions signs">
      {tools.map(({ name, title, description, parameters }) => (
        <div key={name}>
          <dt>
            {toolDrawings[name] && <TermDrawing {...toolDrawings[name]} />}
            <span className="min-w-0">
              <FieldPath path={name} />
              <span className="block font-sans text-sm font-normal text-muted">{title}</span>
            </span>
          </dt>
          <dd>
            <p>{keptFigures(description)}</p>
            <p className="mt-2 text-sm text-muted">{label}</p>
            <ul className="list-disc pl-5 text-sm text-muted">
              {parameters.map((each) => (
                <li key={each.name}>
                  <code translate="no">{each.name}</code>: {keptFigures(each.meaning)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
