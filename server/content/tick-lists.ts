import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** The items of a task list (`- [ ]`) get boxes that a reader can tick, each with its text as label; paper shows them too. */
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
