import type { ReactNode } from 'react'
import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import type { Link } from '../../../shared/content/parts/fields.ts'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Section } from '../../components/sections/section.tsx'
import ballooned from '../../generated/drawings/ballooned-sheet.svg?url'
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
      <SampleFigure caption={copy.caption} link={{ href: src, label: copy.open }}>
        <img
          src={src}
          width="1680"
          height="1188"
          alt={copy.alt}
          loading="lazy"
          decoding="async"
          className="w-full"
        />
      </SampleFigure>
      <Definitions className="points" items={copy.points} swipedAs={`${id}-title`} />
    </Section>
  )
}

interface SampleFigureProps {
  caption: string
  /** Link to the file alone: on a phone the callouts are too small to read. */
  link?: Link
  children: ReactNode
}

/** A sample with its caption below. */
export function SampleFigure({ caption, link, children }: SampleFigureProps) {
  return (
    <figure className="border border-line bg-sheet">
      {children}
      <figcaption className="sample-caption">
        <span>{caption}</span>
        {link && (
          <a href={link.href} className="text-action underline underline-offset-4">
            {link.label}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
