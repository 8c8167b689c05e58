import type { Check } from '../support/check.ts'
import { ahead } from './ahead.ts'
import { articles } from './articles.ts'
import { buying } from './buying.ts'
import { forms } from './forms.ts'
import { frame, goingBack } from './frame.ts'
import { homePage } from './home.ts'
import { language } from './language.ts'
import { reading } from './reading.ts'
import { search } from './search.ts'
import { examples, tools } from './tools.ts'
import { darkAndStill, lostModule, wholeSite } from './whole-site.ts'

/** What every engine must do, for a visitor whose system is light and moves. */
export const checks: Check[] = [
  ...lostModule,
  ...frame,
  ...language,
  ...ahead,
  ...search,
  ...homePage,
  ...tools,
  ...reading,
  ...buying,
  ...forms,
  ...articles,
  ...wholeSite,
]

export const checksInDarkAndStill: Check[] = [...darkAndStill, ...goingBack, ...examples]
