import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Breakable } from './breakable.tsx'
import { keptFigures, keptRanges } from './kept-ranges.tsx'

/** Text with inline marks, as the content compiler parsed it. */
export function RichText({ nodes }: { nodes: RichTextNodes }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return keptFigures(node)
    const key = `${index}-${node.text}`
    if (node.kind === 'strong') return <strong key={key}>{keptFigures(node.text)}</strong>
    if (node.kind === 'code')
      return (
        <code key={key} translate="no">
          <Breakable>{node.text}</Breakable>
        </code>
      )
    return (
      <SiteLink key={key} href={node.href}>
        {node.text.includes('@') ? <Breakable>{node.text}</Breakable> : keptRanges(node.text)}
      </SiteLink>
    )
  })
}

/** A paragraph of such text. */
export function RichParagraph({ className, nodes }: { className?: string; nodes: RichTextNodes }) {
  return (
    <p className={className}>
      <RichText nodes={nodes} />
    </p>
  )
}
