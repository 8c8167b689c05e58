import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import { element, isElement, text, wordsOf } from './elements.ts'

const languageOfFile: Readonly<Record<string, string>> = {
  cs: 'csharp',
  java: 'java',
  py: 'python',
  json: 'json',
  sh: 'sh',
  ts: 'ts',
}

/** Gives each block of code the name of its language, and its plain text instead of colours. Changes the tree. */
export function markCode(tree: Root): void {
  visitParents(tree, 'element', (node, ancestors) => {
    if (node.tagName !== 'pre') return undefined
    const source = textOf(node)
    const figure = ancestors.findLast((each): each is Element => isElement(each, 'figure'))
    const caption = figure?.children.find((child) => isElement(child, 'figcaption'))
    const language = languageOf(source, caption ? wordsOf(caption) : '')
    const properties = language ? { className: [`language-${language}`] } : {}
    node.children = [element('code', [text(source)], properties)]
    return SKIP
  })
}

function languageOf(source: string, caption: string): string | undefined {
  const named = /^[a-z]+$/.test(caption) ? caption : undefined
  const byFile = languageOfFile[/\.([a-z]+)$/.exec(caption)?.[1] ?? '']
  if (named || byFile) return named ?? byFile
  if (/^\s*[$] /.test(source)) return 'console'
  return isJson(source) ? 'json' : undefined
}

function isJson(source: string): boolean {
  if (!/^\s*[[{]/.test(source)) return false
  try {
    JSON.parse(source)
    return true
  } catch {
    return false
  }
}
