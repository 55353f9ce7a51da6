/* eslint-disable @typescript-eslint/no-inferrable-types -- without a type each is always true to the compiler, and its other side dead */

/*
 * Which parts the site has. What is off is not built: no script, style, page, link or route of it, and its tests are
 * skipped. Constants of their own, so that the build takes out what stands behind one.
 */

/** The chat, its button on every page and its own page. */
export const chat: boolean = true

/** The popup that offers the free analysis when a visitor is about to leave. */
export const exitPopup: boolean = true

/** The bar at a phone's foot. */
export const stickyBar: boolean = true

/** Links to the messaging app; its number: `messagingNumber` of `agency.ts`. */
export const messaging: boolean = true

/** Articles, the list of them, its section on the home page and the feed. */
export const knowledgeBase: boolean = true
