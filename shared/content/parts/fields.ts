import { z } from 'zod'
import { keepTogether } from '../../typesetting/keep-together.ts'

/** Non-empty plain text. May name facts as `{price.base}`; they are filled in before validation. */
export const text = () => z.string().trim().min(1, 'must not be empty')

/**
 * Text with inline marks: `**strong**`, `` `code` ``, `[label](href)`.
 * Compiled to {@link InlineNode}s so that pages never inject markup.
 */
export const rich = () => text().transform(parseInline)

/** An address inside the site (`/pricing#growth`), or an absolute `https:`, `mailto:`, `tel:` address. */
export const href = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/,
      'must start with /, #, https://, mailto: or tel:',
    )

/** A text in each language, where one file serves both. */
export const inBothLanguages = z.strictObject({ en: text(), de: text() })

/** An object with a value of one shape under each of these names, no more and no less. */
export const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>)

/** A link as shown: its words and where it leads. */
export const link = () => z.strictObject({ label: text(), href: href() })

export type Link = z.infer<ReturnType<typeof link>>

export type InlineNode =
  | string
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

export type RichText = InlineNode[]

const inlineMarks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits text with inline marks into nodes, kept on a line where they belong together; plain text is one string. */
export function parseInline(source: string): RichText {
  const nodes: RichText = []
  let end = 0
  for (const match of source.matchAll(inlineMarks)) {
    if (match.index > end) nodes.push(keepTogether(source.slice(end, match.index)))
    const [whole, strong, code, label, target] = match
    if (strong !== undefined) nodes.push({ kind: 'strong', text: keepTogether(strong) })
    else if (code !== undefined) nodes.push({ kind: 'code', text: code })
    else nodes.push({ kind: 'link', text: keepTogether(label ?? ''), href: target ?? '' })
    end = match.index + whole.length
  }
  if (end < source.length) nodes.push(keepTogether(source.slice(end)))
  return nodes
}

/** Rich text without its marks and addresses. */
export const plainText = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.text)).join('')
