import type { Element, Parents, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { childElements, element, hasClass, text, wordsOf } from './elements.ts'

/** Elements, roles and classes without text for a reader. */
const unreadTags = [
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'video',
  'canvas',
  'link',
  'meta',
  'dialog',
  'button',
  'search',
]
const unreadRoles = ['search', 'tablist']
const unreadClasses = ['needs-script', 'print-only', 'markdown-links', 'choices']

/** Takes out of a page what Markdown has no use for: navigation, controls, decoration. Changes the tree. */
export function removeControls(tree: Root): void {
  freeHeadings(tree)
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment' || node.type === 'doctype') return removeAt(parent, index)
    if (node.type !== 'element') return undefined
    if (isPressable(node)) {
      parent.children.splice(index, 1, ...(node.children as typeof parent.children))
      return index
    }
    if (isUnread(node)) return removeAt(parent, index)
    const words = pictureWords(node) ?? valueWords(node)
    if (words === undefined) return undefined
    if (words === '') return removeAt(parent, index)
    parent.children[index] = element('span', [text(words)], { className: ['block'] })
    return SKIP
  })
}

/** Takes inputs out of headings: where a heading also opens its section, only the words are of interest. */
function freeHeadings(tree: Root): void {
  visit(tree, 'element', (heading) => {
    if (!/^h[1-6]$/.test(heading.tagName)) return
    visit(heading, 'element', (node, index, parent) =>
      node.tagName === 'input' && parent && index !== undefined
        ? removeAt(parent, index)
        : undefined,
    )
  })
}

function removeAt(parent: Parents, index: number) {
  parent.children.splice(index, 1)
  return index
}

/** A button that selects an entry of a list: its words are content. */
const isPressable = (node: Element): boolean =>
  node.tagName === 'button' && node.properties.ariaPressed !== undefined

function isUnread(node: Element): boolean {
  const { ariaHidden, hidden, role } = node.properties
  return (
    unreadTags.includes(node.tagName) ||
    unreadRoles.includes(String(role)) ||
    unreadClasses.some((name) => hasClass(node, name)) ||
    ariaHidden === 'true' ||
    hidden === true ||
    (node.tagName === 'img' && !node.properties.alt) ||
    (node.tagName === 'label' && childElements(node).some(isOff))
  )
}

/** A check box that is not ticked. Radio buttons are left: they are times to choose from. */
const isOff = (node: Element): boolean =>
  node.properties.type === 'checkbox' && !node.properties.checked

/**
 * A drawing inside the page has no address, so its name stands for it; so it does for other elements with the role of a
 * picture, but not for signs in a line, which hold their characters.
 */
function pictureWords(node: Element): string | undefined {
  if (hasClass(node, 'sign')) return undefined
  const { role, ariaLabel } = node.properties
  if (role === 'img' && node.tagName !== 'img') return String(ariaLabel ?? '')
  return node.tagName === 'svg' ? '' : undefined
}

/** The value of a filled-in control: readers need it to see what the results are computed from. */
function valueWords(node: Element): string | undefined {
  if (node.tagName === 'select') return chosenOption(node)
  if (node.tagName !== 'input') return undefined
  const { type, value, checked } = node.properties
  if (type === 'checkbox' || type === 'radio') return checked ? '✓' : ''
  return type === 'hidden' || type === 'submit' ? '' : String(value ?? '')
}

function chosenOption(select: Element): string {
  const options: Element[] = []
  visit(select, 'element', (node) => {
    if (node.tagName === 'option') options.push(node)
  })
  const chosen = options.find(({ properties }) => properties.selected) ?? options[0]
  return chosen ? wordsOf(chosen) : ''
}
