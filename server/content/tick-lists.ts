import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Turns the items of a task list (`- [ ]`) into boxes that a reader can tick, with the item's text as their label. */
export function tickLists(tree: Root) {
  visit(tree, 'element', (node, _, parent) => {
    if (node.tagName !== 'input' || parent?.type !== 'element') return
    node.properties.disabled = undefined
    const label: Element = {
      type: 'element',
      tagName: 'label',
      properties: {},
      children: parent.children,
    }
    parent.children = [label]
  })
}
