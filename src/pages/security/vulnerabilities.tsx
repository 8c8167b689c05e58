import type { SecurityCopy } from '../../../shared/content/pages/security.ts'
import { ActionLink } from '../../components/actions/action-link.tsx'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { TimeLine } from '../../components/diagram/time-line.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import type { SecurityData } from './security-data.ts'

interface VulnerabilitiesProps {
  copy: SecurityCopy['vulnerabilities']
  hours: SecurityData['hours']
}

/** How fast a weakness is assessed and fixed, and where to report one. */
export function Vulnerabilities({ copy, hours }: VulnerabilitiesProps) {
  const { triage, fix } = copy.drawing
  return (
    <div id="vulnerabilities-content">
      <DiagramWithList
        id="deadlines"
        diagram={
          <TimeLine
            copy={copy.drawing}
            spans={[
              { ...triage, from: 0, to: hours.triageHours },
              { ...fix, from: 0, to: hours.fixHours },
            ]}
          />
        }
      >
        <Definitions items={copy.points} />
      </DiagramWithList>
      <Report copy={copy.report} />
    </div>
  )
}

function Report({ copy }: { copy: SecurityCopy['vulnerabilities']['report'] }) {
  return (
    <div className="mt-12 border border-line bg-sheet p-6">
      <h3 className="text-xl">{copy.title}</h3>
      <RichParagraph className="mt-2 max-w-[40rem] text-muted" nodes={copy.text} />
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ActionLink href={copy.mail.href}>{copy.mail.label}</ActionLink>
        <a
          href="/.well-known/security.txt"
          className="py-1 font-mono text-sm text-action underline"
        >
          {copy.securityTxt}
        </a>
      </p>
    </div>
  )
}
