import type { Check } from '../support/check.ts'
import { frame } from './frame.ts'
import { search } from './search.ts'

/** What every engine must do, for a visitor whose system is light and moves. */
export const checks: Check[] = [...frame, ...search]

export const checksInDarkAndStill: Check[] = []
