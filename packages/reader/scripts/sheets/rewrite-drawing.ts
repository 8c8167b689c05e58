import type {
  Drawing,
  EvidenceField,
  PolylinePrimitive,
  Primitive,
  TextPrimitive,
} from '@firstangle/drawings'
import { textWidth } from '@firstangle/drawings/lettering'
import type { PdfSheet } from '@firstangle/drawings/pdf'
import { type Rewriting, rewritingOf, type Spelling } from './spelling.ts'

const number = String.raw`\d+(?:[.,]\d+)?`

const withTimes = (text: string, rules: Rewriting): string =>
  text.replace(/^(\d+)x /, (_, quantity: string) => rules.times(Number(quantity)))

/** Numbers that stand alone or behind a sign; those of fits and angles stay. */
const lengths = (text: string, rules: Rewriting): string =>
  text.replace(
    new RegExp(`(?<![\\d.,A-Za-z+−±-])(${number})(?![\\d.,°xX])`, 'g'),
    (written: string) => rules.length(written),
  )

function dimensionText(text: string, rules: Rewriting): string {
  if (/°/.test(text)) return text
  if (/^[+−]|^0$/.test(text)) return rules.deviation(text)
  const [size = '', deviation] = text.split(' ±')
  const main = lengths(withTimes(size, rules).replace(/^(\d+)X /, '$1X\u0001'), rules)
  return `${main.replace('\u0001', ' ')}${deviation ? ` ±${rules.deviation(deviation)}` : ''}`
}

function chamferText(text: string, rules: Rewriting): string {
  const found = new RegExp(`^(?:(\\d+)x )?(${number})x45°$`).exec(text)
  if (!found) throw new Error(`no chamfer: ${text}`)
  const times = rules.times(Number(found[1] ?? 1))
  return `${times}${rules.length(found[2] ?? '')}${times.includes('X') ? ' X ' : 'x'}45°`
}

function threadText(text: string, rules: Rewriting): string {
  const found = new RegExp(`^(?:(\\d+)x )?M(\\d+)(.*?)(?: ↧(${number}))?$`).exec(text)
  if (!found) throw new Error(`no thread: ${text}`)
  const [, quantity, diameter = '', rest = '', depth] = found
  const words = rules.thread(diameter)
  const tail = words.text.startsWith('M') ? rest : ''
  return `${rules.times(Number(quantity ?? 1))}${words.text}${tail}${depth ? ` ↧${rules.length(depth)}` : ''}`
}

const radiusText = (text: string, rules: Rewriting): string =>
  withTimes(text, rules).replace(
    new RegExp(`R(${number})`),
    (_, size: string) => `R${rules.length(size)}`,
  )

const boreText = (text: string, rules: Rewriting): string =>
  text.includes('ISO 6411')
    ? text
    : withTimes(text, rules).replace(
        new RegExp(`([Ø↧])(${number})`, 'g'),
        (_, sign: string, size: string) => `${sign}${rules.length(size)}`,
      )

const rewriters: Partial<
  Record<EvidenceField['kind'], (text: string, rules: Rewriting) => string>
> = {
  dimension: dimensionText,
  chamfer: chamferText,
  thread: threadText,
  radius: radiusText,
  bore: boreText,
  gdnt: (text, rules) =>
    text.replace(
      new RegExp(`^(Ø?)(${number})$`),
      (_, sign: string, size: string) => `${sign}${rules.deviation(size)}`,
    ),
  surface: (text, rules) =>
    text.replace(new RegExp(`(${number})$`), (size: string) => rules.roughness(size)),
}

/** What the title block says instead on a sheet in inches. */
export const inchTolerances = 'UNLESS NOTED .XX ±.01 .XXX ±.005'

function metadataText(text: string, { unit }: Spelling): string {
  if (unit !== 'inch') return text
  if (text === 'mm') return 'inch'
  return /^ISO (?:2768|20457)/.test(text) ? inchTolerances : text
}

/** How a text keeps its place when its words grow or shrink. */
type Hold = 'start' | 'middle' | 'end' | 'inside'

/** A text of other words in the same place; in a frame it may not grow. */
function replaced(item: TextPrimitive, text: string, hold: Hold): TextPrimitive {
  if (text === item.text) return item
  const [before, after] = [textWidth(item.text, item.height), textWidth(text, item.height)]
  const share = hold === 'inside' ? Math.min(1, before / after) : 1
  const part = { start: 0, middle: 0.5, inside: 0.5, end: 1 }[hold]
  const shift = (before - after * share) * part
  const angle = (item.rotation * Math.PI) / 180
  return {
    ...item,
    text,
    x: item.x + shift * Math.cos(angle),
    y: item.y + shift * Math.sin(angle),
    height: item.height * share,
  }
}

/** A text of the title block, which starts at the left of its cell. */
function replacedInCell(item: TextPrimitive, text: string): TextPrimitive {
  return { ...item, text, height: text === inchTolerances ? 1.8 : item.height }
}

/** The box of a theoretically exact size, as much longer as its text has become. */
function widened(box: PolylinePrimitive, more: number, isUpright: boolean): PolylinePrimitive {
  const middle = (along: 'x' | 'y') =>
    box.points.reduce((sum, at) => sum + at[along], 0) / box.points.length
  const [x, y] = [middle('x'), middle('y')]
  const points = box.points.map((at) =>
    isUpright
      ? { x: at.x, y: at.y + (Math.sign(at.y - y) * more) / 2 }
      : { x: at.x + (Math.sign(at.x - x) * more) / 2, y: at.y },
  )
  return { ...box, points }
}

/** What a callout consists of, and how its parts keep their places. */
class RewrittenCallout {
  private readonly kind: EvidenceField['kind']
  private readonly texts: readonly TextPrimitive[]
  private readonly hasBox: boolean
  private readonly rules: Rewriting

  constructor(kind: EvidenceField['kind'], ink: readonly Primitive[], rules: Rewriting) {
    this.kind = kind
    this.rules = rules
    this.texts = ink.filter((item): item is TextPrimitive => item.kind === 'text')
    this.hasBox = ink.some(isBox)
  }

  private words(item: TextPrimitive): string {
    return rewriters[this.kind]?.(item.text, this.rules) ?? item.text
  }

  private holdOf(item: TextPrimitive): Hold {
    if (this.kind === 'gdnt' && this.hasBox) return 'inside'
    if (this.kind !== 'dimension' || this.texts.length === 1) return 'middle'
    return item === this.texts[0] ? 'end' : 'start'
  }

  rewrite(item: Primitive): Primitive {
    if (item.kind === 'text') return replaced(item, this.words(item), this.holdOf(item))
    const [text] = this.texts
    if (this.kind !== 'dimension' || !text || !isBox(item)) return item
    const more = textWidth(this.words(text), text.height) - textWidth(text.text, text.height)
    return widened(item, more, text.rotation !== 0)
  }
}

const isBox = (item: Primitive): item is PolylinePrimitive =>
  item.kind === 'polyline' && item.closed && item.pen === 'symbol'

/** New numbers for the callouts of a sample drawing; its other lines stay. */
export function rewriteDrawing(drawing: Drawing, spelling: Spelling): PdfSheet {
  const rules = rewritingOf(spelling)
  const callouts = new Map(
    drawing.fields.map(({ referenceId, kind }) => {
      const ink = drawing.displayList.filter(({ ref }) => ref === referenceId)
      return [referenceId, { kind, callout: new RewrittenCallout(kind, ink, rules) }]
    }),
  )
  const rewrite = (item: Primitive): Primitive => {
    const found = item.ref === undefined ? undefined : callouts.get(item.ref)
    if (!found) return item
    if (found.kind !== 'metadata') return found.callout.rewrite(item)
    return item.kind === 'text' ? replacedInCell(item, metadataText(item.text, spelling)) : item
  }
  return { displayList: drawing.displayList.map(rewrite), sheet: drawing.sheet }
}
