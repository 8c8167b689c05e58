import type { ReactElement, ReactNode } from 'react'

const pictureSpace = 'http://www.w3.org/2000/svg'
const textSpace = 'http://www.w3.org/1999/xhtml'

/** Attributes that JSX calls by another name. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/**
 * Shows what components render that have no state, without React, in place of what they rendered before. An element that is
 * there already stays, with its focus, its scroll position and its picture.
 *
 * @param content may hold elements, texts and functions of their props; no hooks, no handlers
 */
export function redraw(place: Element, content: ReactNode): void {
  matchChildren(place, nodesOf(content, textSpace))
}

function nodesOf(content: ReactNode, space: string): ChildNode[] {
  if (content === undefined || content === null || typeof content === 'boolean') return []
  if (Array.isArray(content)) return content.flatMap((each) => nodesOf(each, space))
  if (typeof content !== 'object') return [new Text(String(content))]
  const { type, props } = content as ReactElement<{ children?: ReactNode }>
  if (typeof type === 'function') {
    const render = type as (given: object) => ReactNode
    return nodesOf(render(props), space)
  }
  if (typeof type !== 'string') return nodesOf(props.children, space)
  const { children, ...attributes } = props
  const element = document.createElementNS(type === 'svg' ? pictureSpace : space, type)
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
  element.append(...nodesOf(children, element.namespaceURI ?? space))
  element.normalize()
  return [element]
}

/** As React writes attributes: `aria-` and `data-` have words for yes and no, others are there or not. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const isWord = /^(?:aria|data)-/.test(name)
  if (value === undefined || value === null || (value === false && !isWord)) return
  element.setAttribute(attributeNames[name] ?? name, value === true && !isWord ? '' : `${value}`)
}

function matchChildren(now: Element, next: readonly ChildNode[]): void {
  const old = [...now.childNodes]
  for (const [index, node] of next.entries()) {
    const before = old[index]
    if (!before) now.append(node)
    else if (before.nodeName !== node.nodeName) before.replaceWith(node)
    else if (before instanceof Element) matchElement(before, node as ChildNode & Element)
    else if (before.nodeValue !== node.nodeValue) before.nodeValue = node.nodeValue
  }
  for (const node of old.slice(next.length)) node.remove()
}

function matchElement(now: Element, next: Element): void {
  for (const { name } of [...now.attributes]) {
    if (!next.hasAttribute(name)) now.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (now.getAttribute(name) !== value) now.setAttribute(name, value)
  }
  matchChildren(now, [...next.childNodes])
}
