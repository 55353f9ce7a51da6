/* eslint-disable @typescript-eslint/no-inferrable-types -- without a type each is always true to the compiler, and its other side dead */

/*
 * The parts of the site. What is off is in no page: no script, style, link or route, and its tests are
 * skipped. Separate constants, so that the build can drop the code behind one.
 */

/** The chat: its button on every page, and its own page. */
export const chat: boolean = true

/** The popup that offers the free analysis when a visitor is about to leave. */
export const exitPopup: boolean = true

/** The bar at the bottom of phones. */
export const stickyBar: boolean = true

/** Links to the messaging app; its number is `messagingNumber` in `agency.ts`. */
export const messaging: boolean = true

/** Articles, their list, their section on the home page, and the feed. */
export const knowledgeBase: boolean = true
