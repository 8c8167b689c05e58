import { fieldId } from './field-id.ts'

/** Id of a page's form: controls outside of it are bound to it by this. */
export const requestFormId = 'request'

/** Id of the place at the top of a page where trouble with its form is shown. */
export const troublePlaceId = 'trouble'

/** Id of the group of times: it takes the focus when a chosen time is gone. */
export const slotGroupId = 'times'

/** Id of the choice of a zone. */
export const zoneFieldId = fieldId({ name: 'timeZone' })

/** Event of the window: the requested time (its `detail`) was booked by someone else. */
export const takenEvent = 'timetaken'
