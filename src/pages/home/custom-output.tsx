import type { ReactNode } from 'react'
import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { CodePanel } from '../../components/code/code-panel.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Breakable } from '../../components/text/breakable.tsx'
import { FieldPath } from '../../components/text/field-path.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
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
        <code className="font-mono text-xs" translate="no">
          <Breakable>{`https://${api.host}`}</Breakable>
          <wbr />
          {api.readPath}
        </code>
      </p>
      <div className="swipe sm:grid sm:grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <Profile copy={copy.standard} html={outputProfiles.standard} />
        <Profile copy={copy.custom} html={outputProfiles.erp}>
          <Mapping />
        </Profile>
      </div>
      <Actions links={[copy.contact, copy.docs]} />
    </Section>
  )
}

interface ProfileProps {
  copy: HomeCopy['customOutput']['standard']
  html: string
  children?: ReactNode
}

function Profile({ copy, html, children }: ProfileProps) {
  return (
    <div className="profile">
      <div>
        <h3 className="text-xl">{copy.title}</h3>
        <RichParagraph className="mt-1 text-muted" nodes={copy.text} />
      </div>
      <CodePanel
        label={copy.title}
        html={html}
        className={`px-4 py-3 ${children ? '' : 'grow basis-80 sm:basis-auto'}`}
      />
      {children}
    </div>
  )
}

/** Where each field of the ERP record comes from: leader lines between the two profiles, as a list. */
function Mapping() {
  return (
    <dl className="output-mapping" translate="no" lang="en">
      {outputProfiles.mapping.map(({ name, path }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FieldPath path={path} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
