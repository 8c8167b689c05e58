import { unescapeXml } from '../../support/unescape-xml.ts'

/** An element of an XML document. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlNode[]
  text: string
}

const token =
  /<\?[^>]*\?>|<(\/?)([A-Za-z_:][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g

/** Parses a document strictly: what is not well-formed throws. Knows what our own documents use, and nothing else. */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [whole, closes, name, attributes, isEmpty, text, stray] of source.matchAll(token)) {
    const parent = open.at(-1) as XmlNode
    if (stray) throw new Error(`Not well-formed near ${source.slice(0, 200)}`)
    if (text !== undefined) parent.text += decode(text)
    else if (closes) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`)
      open.pop()
    } else if (name) {
      const node: XmlNode = {
        name,
        attributes: readAttributes(attributes ?? ''),
        children: [],
        text: '',
      }
      parent.children.push(node)
      if (!isEmpty) open.push(node)
    } else if (!whole.startsWith('<?')) throw new Error(`Unexpected ${whole}`)
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is never closed`)
  if (root.children.length !== 1 || root.text.trim() !== '') throw new Error('One root is needed')
  return root.children[0] as XmlNode
}

function readAttributes(source: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`${name} twice`)
    found[name] = decode(value)
  }
  return found
}

function decode(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('Control character')
  return unescapeXml(text)
}
