import { shortTexts } from '../../../../shared/addresses/short-texts.ts'
import type { RoiInputs } from '../../../../shared/roi.ts'

/** Names of the calculator's values in the address: a result can be shared as a link. */
export const roiKeys = {
  drawingsPerMonth: 'drawings',
  minutesPerDrawing: 'minutes',
  hourlyWage: 'wage',
} as const satisfies Record<keyof RoiInputs, string>

export type RoiField = keyof RoiInputs

export const roiFields = Object.keys(roiKeys) as RoiField[]

export type RoiSearch = Partial<Record<(typeof roiKeys)[RoiField], string>>

/** The calculator's part of an address's query; the values stay text, the calculator checks them. */
export function roiSearch(search: Record<string, unknown>): RoiSearch {
  return shortTexts(search, Object.values(roiKeys))
}
