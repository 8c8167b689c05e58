import type { ReactNode } from 'react'
import type { DocumentationCopy } from '../../../server/content/schemas/documentation.ts'
import type { ItemCopy } from '../../../server/content/schemas/parts.ts'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import ballooned from '../../generated/drawings/bracket-ballooned.svg?url'
import redacted from '../../generated/drawings/shaft-redacted.svg?url'

interface FileProps {
  copy: DocumentationCopy['redaction']
  number: number
}

/** A redacted sheet, drawn from our model. */
export function Redaction(props: FileProps) {
  return <FileSection id="redaction" src={redacted} {...props} />
}

/** A ballooned sheet, drawn from our model. */
export function Balloons(props: FileProps) {
  return <FileSection id="balloons" src={ballooned} {...props} />
}

function FileSection({ id, src, copy, number }: FileProps & { id: string; src: string }) {
  return (
    <Section id={id} number={number} title={copy.title} intro={copy.intro}>
      <SampleFigure caption={copy.caption}>
        {/* On a phone the callouts are too small to read: the file by itself can be enlarged. */}
        <a href={src} className="block">
          <img
            src={src}
            width="1680"
            height="1188"
            alt={copy.alt}
            loading="lazy"
            decoding="async"
            className="block h-auto w-full"
          />
        </a>
      </SampleFigure>
      <Points items={copy.points} />
    </Section>
  )
}

/** A sample with its caption below. */
export function SampleFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="border border-line bg-sheet">
      {children}
      <figcaption className="border-t border-hairline px-4 py-2 text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  )
}

/** Three short points below a sample. */
export function Points({ items }: { items: readonly ItemCopy[] }) {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {items.map((item) => (
        <div key={item.title}>
          <dt className="font-heading text-lg font-semibold">{item.title}</dt>
          <dd className="mt-1 text-muted">
            <RichText nodes={item.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
