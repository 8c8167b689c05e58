import type { RichText as RichTextNodes } from '../../shared/content/fields.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Breakable } from './breakable.tsx'
import { KeptRanges } from './kept-ranges.tsx'

/** Text with inline marks, as the content compiler parsed it. */
export function RichText({ nodes }: { nodes: RichTextNodes }) {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes never change their order
    if (typeof node === 'string') return <KeptRanges key={index}>{node}</KeptRanges>
    const key = `${index}-${node.text}`
    if (node.kind === 'strong')
      return (
        <strong key={key}>
          <KeptRanges>{node.text}</KeptRanges>
        </strong>
      )
    if (node.kind === 'code')
      return (
        <code key={key} translate="no">
          <Breakable>{node.text}</Breakable>
        </code>
      )
    return (
      <SiteLink key={key} href={node.href}>
        {node.text.includes('@') ? <Breakable>{node.text}</Breakable> : node.text}
      </SiteLink>
    )
  })
}
