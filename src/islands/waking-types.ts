/** An island has `when` as long as it does not listen. */
export const sleeping = 'page-island[when]'

/** Code dispatches this event on a part of an island to wake it, as a visitor does by using it. */
export const wakeType = 'wake'

/** Events that wake an island: a visitor begins to use it, or code asks for it. */
export const wakingTypes = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'click',
  wakeType,
]
