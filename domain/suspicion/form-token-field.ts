/** The field in which a plain form carries its token: a page's script sends it as a header. */
export const FORM_TOKEN_FIELD = 'formToken'
/** The page a plain form is confirmed on, without its language. */
export const CONFIRM_PAGE = '/confirm'
/** Stands in that page as it is built, in the place of the fields the server writes there. */
export const CONFIRM_PLACE = 'fields-of-the-form'
