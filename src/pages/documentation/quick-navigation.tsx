import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { OutputIcon, type OutputName } from '../../components/icons/output-icon.tsx'
import { Breakable } from '../../components/text/breakable.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'

type TypeId = DocumentationCopy['returns']['types'][number]['id']

/** The icon of each request type. */
export const typeIcons: Record<TypeId, OutputName> = {
  metadata: 'extract',
  features: 'features',
  insights: 'insights',
  redaction: 'redaction',
  balloons: 'balloons',
  thumbnails: 'thumbnails',
}

interface QuickNavigationProps {
  copy: DocumentationCopy['navigation']
  types: DocumentationCopy['returns']['types']
  endpoint: string
}

/** Beside the title: a link to each request type, and the address to read from. */
export function QuickNavigation({ copy, types, endpoint }: QuickNavigationProps) {
  const path = new URL(endpoint).pathname
  const host = endpoint.slice(0, -path.length)
  return (
    <div className="border border-line bg-sheet">
      <nav aria-label={copy.types}>
        <p className="title-label border-b border-hairline px-4 py-2" aria-hidden="true">
          {copy.types}
        </p>
        <ul className="output-links">
          {types.map(({ id, name, form }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <OutputIcon name={typeIcons[id]} />
                <span>
                  <b>{name}</b>
                  <small>{form}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line px-4 py-3">
        <p className="title-label">{copy.endpoint}</p>
        <p className="mt-1">
          <code className="font-mono text-sm" translate="no">
            <Breakable>{host}</Breakable>
            <wbr />
            {path}
          </code>
        </p>
        <RichParagraph className="mt-2 text-sm text-muted" nodes={copy.endpointNote} />
      </div>
    </div>
  )
}
