import type { Parents, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

/** A node of an article's body and the one around it. */
export interface PlacedNode {
  node: RootContent
  parent: Parents
}

/**
 * All nodes of a body in their order. Listed once for all steps that read them: walking the tree takes longer than what
 * the steps do at most nodes.
 */
export function nodesOf(body: Root): PlacedNode[] {
  const nodes: PlacedNode[] = []
  visit(body, (node, _, parent) => {
    if (node.type !== 'root' && parent) nodes.push({ node, parent })
  })
  return nodes
}
