/** The field in which a plain form carries its token: a page's script sends it as a header. */
export const FORM_TOKEN_FIELD = 'formToken'
/** The page a plain form is confirmed on, without its language. */
export const CONFIRM_PAGE = '/confirm'
/** Placeholder in the built page; the server replaces it with the fields. */
export const CONFIRM_PLACE = 'fields-of-the-form'
