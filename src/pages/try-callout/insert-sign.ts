/** A text after a sign was put in place of the selection, and where the caret stands then. */
export interface InsertedSign {
  text: string
  caret: number
}

/** Puts a sign in place of what is selected. */
export const withSign = (text: string, sign: string, start: number, end: number): InsertedSign => ({
  text: text.slice(0, start) + sign + text.slice(end),
  caret: start + sign.length,
})
