/** Markdown as people write it here: marked's options, for pages and mails (decision 16). */
export const MARKDOWN_DIALECT = { gfm: true, breaks: true } as const

/** Where a link somebody wrote may lead. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])
