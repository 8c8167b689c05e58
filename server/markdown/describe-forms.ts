import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { childElements, element, isElement, text, wordsOf } from './elements.ts'

/** Words around the fields of a form; `{address}` is where a program asks. */
export interface FormWords {
  /** How people and programs send it. */
  post: string
  /** Where free times are. */
  slots: string
}

/** Longer lists of choices are times: they are fetched, not read. */
const mostChoices = 8

interface Field {
  label: Element | undefined
  choices: Element[]
}

/**
 * Puts in the place of each form that is posted a list of its fields with the names that a program would use. Forms that
 * only change what a page shows stay as they are. Changes the tree.
 */
export function describeForms(tree: Root, words: FormWords): void {
  visit(tree, 'element', (form, index, parent) => {
    if (form.tagName !== 'form' || form.properties.method !== 'post') return undefined
    if (!parent || index === undefined) return undefined
    const action = String(form.properties.action ?? '')
    const intro = element('p', withAddress(words.post, action))
    parent.children.splice(index, 1, intro, fieldList(tree, form, words, action))
    return [SKIP, index + 2]
  })
}

function fieldList(tree: Root, form: Element, words: FormWords, action: string): Element {
  const items = [...fieldsOf(tree, form)].map(([name, { label, choices }]) => {
    const item = element('li', [code(name), text(': ')])
    if (choices.length > mostChoices) {
      item.children.push(...withAddress(words.slots, `${action.split('?', 1)[0]}/slots`))
      return item
    }
    item.children.push(...(label?.children ?? []))
    if (choices.length > 0) {
      item.children.push(
        element(
          'ul',
          choices.map((choice) => element('li', [choice])),
        ),
      )
    }
    return item
  })
  return element('ul', items)
}

/** The fields of a form by name, those that stand elsewhere on the page and name it included. */
function fieldsOf(tree: Root, form: Element): Map<string, Field> {
  const labels = labelsOf(tree)
  const fields = new Map<string, Field>()
  visitSeen(tree, form, (node, legend) => {
    const { name, type, id, value } = node.properties
    if (!isElement(node, 'input', 'textarea', 'select') || !name) return
    const own = labels.get(String(id ?? `field-${name}`))
    if (type === 'hidden' && !own) return
    const isChoice = type === 'radio'
    const field = fields.get(String(name)) ?? { label: isChoice ? legend : own, choices: [] }
    fields.set(String(name), field)
    const label = labels.get(String(value)) ?? own
    const words = label ? ` ${wordsOf(label)}` : ''
    if (isChoice) field.choices.push(element('span', [code(value), text(words)]))
  })
  return fields
}

/** Calls `see` with each element of the form that people see, and the legend of the group it stands in. */
function visitSeen(
  tree: Root,
  form: Element,
  see: (node: Element, legend: Element | undefined) => void,
): void {
  const walk = (node: Element | Root, isInside: boolean, legend: Element | undefined) => {
    if (isElement(node)) {
      if (node.properties.ariaHidden === 'true') return
      if (isInside || (node.properties.form && node.properties.form === form.properties.id)) {
        see(node, legend)
      }
    }
    const own = childElements(node).find(({ tagName }) => tagName === 'legend')
    for (const child of childElements(node)) {
      walk(child, isInside || child === form, own ?? legend)
    }
  }
  walk(tree, false, undefined)
}

/** Labels by the id they are for; those around a radio button by its value. */
function labelsOf(tree: Root): Map<string, Element> {
  const labels = new Map<string, Element>()
  visit(tree, 'element', (label) => {
    if (label.tagName !== 'label') return
    const { htmlFor } = label.properties
    const inside = label.children.find((child): child is Element => isElement(child, 'input'))
    if (htmlFor) labels.set(String(htmlFor), label)
    else if (inside) labels.set(String(inside.properties.value), label)
  })
  return labels
}

const code = (value: unknown): Element => element('code', [text(String(value))])

function withAddress(words: string, address: string) {
  const [before = '', after = ''] = words.split('{address}')
  return [text(before), code(address), text(after)]
}
