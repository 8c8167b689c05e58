import { characteristics } from '@firstangle/drawings/figures'
import { signPicture } from '@firstangle/drawings/lettering'
import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { SignNames } from '../../../../src/components/text/sign-names.ts'

/** Characters of drawings that the site's fonts do not have: characteristics, modifiers, signs of holes and squares. */
const signs = [...Object.values(characteristics), ...'ⒺⓂⓁⓇⓅⒻⓊⓉ⌴⌵↧□']

const pattern = new RegExp(`([${signs.join('')}])`, 'u')
const everySign = new RegExp(pattern, 'gu')

/** Draws these characters in the text of an article, as on a sheet; a block of code keeps them. Changes the tree. */
export function drawSigns(tree: Root, names: SignNames): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'svg')) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const parts = node.value.split(pattern)
    if (parts.length === 1) return undefined
    const drawn = parts.flatMap((value, at): ElementContent[] => {
      if (at % 2 === 1) return [drawSign(value, names[value])]
      return value === '' ? [] : [{ type: 'text', value }]
    })
    parent.children.splice(index, 1, ...drawn)
    return index + drawn.length
  })
}

/** Draws the same characters in a text that is already escaped, such as the caption of a figure. */
export const signedHtml = (text: string, names: SignNames): string =>
  text.replace(everySign, (sign) => {
    const said = names[sign] ? ` role="img" aria-label="${names[sign]}"` : ''
    return `<span class="sign"${said}>${pictureOf(sign)}<span class="sr-only">${sign}</span></span>`
  })

const cache = new Map<string, string>()

function pictureOf(sign: string): string {
  const picture = cache.get(sign) ?? signPicture(sign)
  cache.set(sign, picture)
  return picture
}

/** The sign as a picture with its name, followed by the hidden character, which is what copying and find in page get. */
function drawSign(sign: string, name: string | undefined): Element {
  const unseen: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['sr-only'] },
    children: [{ type: 'text', value: sign }],
  }
  const raw: ElementContent = { type: 'raw', value: pictureOf(sign) }
  const said = name === undefined ? {} : { role: 'img', ariaLabel: name }
  const properties = { className: ['sign'], ...said }
  return { type: 'element', tagName: 'span', properties, children: [raw, unseen] }
}
