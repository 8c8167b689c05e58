import type { Drawing, EvidenceField } from '@firstangle/drawings'
import { formatNumber } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { marginBox } from './evidence.ts'

/** Centre of a balloon from the edge of its box, mm on the sheet. */
const balloonDistance = 11

/**
 * What a pricing formula would take from a drawing: for each term its quantity, the boxes of the callouts
 * it is read from, and where its balloon stands, clear of other callouts.
 */
export function formulaTerms({ sheet, responses, fields }: Drawing) {
  const { metadata, features } = responses
  const frames = features.gdnts.filter(({ characteristic }) => characteristic !== 'DATUM')
  const frameIds = new Set(frames.map(({ reference_id }) => reference_id))
  return {
    width: sheet.width,
    height: sheet.height,
    weight: {
      quantity: inBothLanguages(Number(metadata.weight?.value), '\u00a0kg'),
      ...boxesAndBalloon(fields, ({ path }) => path === 'metadata.weight', 0, 'left'),
    },
    bores: {
      quantity: inBothLanguages(total(features.bores)),
      ...boxesAndBalloon(fields, ({ kind }) => kind === 'bore', 1, 'right'),
    },
    threads: {
      quantity: inBothLanguages(total(features.threads)),
      ...boxesAndBalloon(fields, ({ kind }) => kind === 'thread', 0, 'left'),
    },
    tolerances: {
      quantity: inBothLanguages(frames.length),
      ...boxesAndBalloon(
        fields,
        ({ referenceId }) => frameIds.has(referenceId),
        frames.length - 1,
        'left',
      ),
    },
  }
}

function inBothLanguages(value: number, unit = ''): Record<Locale, string> {
  return { en: formatNumber(value, 'en') + unit, de: formatNumber(value, 'de') + unit }
}

/** Boxes of the fields a term is read from, and its balloon beside one of them. */
function boxesAndBalloon(
  fields: readonly EvidenceField[],
  isRead: (field: EvidenceField) => boolean,
  ballooned: number,
  side: 'left' | 'right',
) {
  const boxes = fields.filter(isRead).map((field) => marginBox(field))
  const box = boxes[ballooned]
  if (!box) throw new Error(`The sheet has no field ${ballooned} for a term of the formula`)
  const x = side === 'left' ? box.x - balloonDistance : box.x + box.width + balloonDistance
  return { boxes, balloon: { x: Math.round(x), y: Math.round(box.y + box.height / 2) } }
}

function total(features: readonly { quantity: number }[]): number {
  return features.reduce((sum, { quantity }) => sum + quantity, 0)
}
