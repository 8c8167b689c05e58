/** Id of a page's form: controls outside of it are bound to it by this. */
export const requestFormId = 'request'

/** Id of the place at the top of a page where trouble with its form is shown. */
export const troublePlaceId = 'trouble'
