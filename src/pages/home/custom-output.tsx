import type { HomeCopy } from '../../../server/content/schemas/home.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { outputProfiles } from '../../generated/output-profiles.ts'

interface CustomOutputProps {
  copy: HomeCopy['customOutput']
  api: { host: string; readPath: string }
}

/** The same readings in the standard profile and in the shape of an ERP import. */
export function CustomOutput({ copy, api }: CustomOutputProps) {
  return (
    <Section id="custom-output" number={4} title={copy.title} intro={copy.intro}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border border-line bg-sheet px-4 py-3">
        <span className="title-label">{copy.endpointLabel}</span>
        <code className="break-all font-mono text-sm" translate="no">
          https://{api.host}
          {api.readPath}
        </code>
      </p>
      <div className="grid lg:grid-cols-2">
        <Profile copy={copy.standard} html={outputProfiles.standard} />
        <Profile copy={copy.custom} html={outputProfiles.erp} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ActionLink href={copy.contact.href}>{copy.contact.label}</ActionLink>
        <ActionLink href={copy.docs.href} look="quiet">
          {copy.docs.label}
        </ActionLink>
      </div>
    </Section>
  )
}

function Profile({ copy, html }: { copy: HomeCopy['customOutput']['standard']; html: string }) {
  return (
    <div className="flex flex-col border border-t-0 border-line bg-sheet not-first:lg:border-l-0">
      <div className="border-b border-hairline p-5">
        <h3 className="text-xl">{copy.title}</h3>
        <p className="mt-1 text-muted">
          <RichText nodes={copy.text} />
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre
        className="code flex-1 p-5"
        tabIndex={0}
        aria-label={copy.title}
        lang="en"
        translate="no"
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own model */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}
