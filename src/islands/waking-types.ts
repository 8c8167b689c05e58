/** An island has `when` as long as it does not listen. */
export const sleeping = 'page-island[when]'

/** Events of a visitor who begins to use an island. */
export const wakingTypes = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']
