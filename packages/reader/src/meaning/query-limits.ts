/** Longer lines are not callouts (characters). */
export const longestCallout = 200

/** Of a longer text this much is kept, so that its beginning can be shown (characters). */
export const longestEcho = 400
