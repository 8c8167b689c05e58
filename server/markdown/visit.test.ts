import type { Element, Root } from 'hast'
import { EXIT, SKIP, visit as visitByLibrary } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { visit } from './visit.ts'

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

const text = (value: string) => ({ type: 'text' as const, value })

function sampleTree(): Root {
  const list = element('ul', element('li', text('one')), element('li', element('b', text('two'))))
  return { type: 'root', children: [element('p', text('a'), element('i', text('b'))), list] }
}

/** What each way to visit has seen, and what it left of the tree. */
function bothWays(act: (name: string, parent: Root | Element | undefined) => unknown) {
  return [visit, visitByLibrary as typeof visit].map((way) => {
    const tree = sampleTree()
    const seen: string[] = []
    way(tree, (node, index, parent) => {
      const name = 'tagName' in node ? node.tagName : 'value' in node ? node.value : node.type
      seen.push(`${parent?.type} ${index} ${name}`)
      return act(name, parent) as undefined
    })
    return { seen, tree }
  })
}

describe('visit', () => {
  it.each([
    ['visits all, parents first', () => undefined],
    ['leaves out what is below a node', (name: string) => (name === 'p' ? SKIP : undefined)],
    ['ends', (name: string) => (name === 'one' ? EXIT : undefined)],
    ['goes on at another sibling', (name: string) => (name === 'p' ? 2 : undefined)],
  ])('%s, as the library does', (_, act) => {
    const [own, library] = bothWays(act)
    expect(own).toEqual(library)
  })

  it('goes on among the children that a visitor puts in the place of others', () => {
    const [own, library] = bothWays((name, parent) => {
      if (name !== 'a' || !parent) return
      parent.children = [text('new'), element('u'), element('s')]
    })
    expect(own?.seen).toContain('element 2 s')
    expect(own).toEqual(library)
  })

  it('visits nodes of one type', () => {
    const names: string[] = []
    visit(sampleTree(), 'element', (node) => {
      names.push(node.tagName)
    })
    expect(names).toEqual(['p', 'i', 'ul', 'li', 'li', 'b'])
  })
})
