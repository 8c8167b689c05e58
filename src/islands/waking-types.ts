/** An island has `when` as long as it does not listen. */
export const sleeping = 'page-island[when]'

/** What somebody does who turns to an island. */
export const wakingTypes = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']
