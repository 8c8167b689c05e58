/**
 * Where what has been entered into a form is kept, only on the way to the same page in another language. In a file of its
 * own, as the scripts of every page bring along the keys beside it.
 */
export const formValuesKey = 'firstangle.form'
