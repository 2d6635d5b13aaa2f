/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Tools
 * @property {(method: string, path: string, body?: unknown) => Promise<void>} control calls the
 * sandbox's controls, by their path below `/_sandbox/`
 */
/** @typedef {(page: Page, tools: Tools) => Promise<unknown>} Step */
/**
 * The shopper of a state: a new one, a guest with a cart, Ada with her orders, or a member without
 * data.
 * @typedef {'new' | 'guest' | 'member' | 'newcomer'} Shopper
 */
/**
 * The shop of a state: the usual one, one that is closed, or one that allows no second attempt.
 * @typedef {'open' | 'closed' | 'strict'} Shop
 */
/**
 * A page in one of its states.
 * @typedef {object} State
 * @property {string} name of its folder of pictures
 * @property {Shopper} [shopper] a new one by default
 * @property {Shop} [shop] the open one by default
 * @property {string} path
 * @property {Step} [arrange] leads from the opened page to the state
 * @property {Step} [undo] removes what the next state must not see
 * @property {boolean} [alone] whether it changes something that all pages share: no other page is
 * open meanwhile
 * @property {boolean} [window] only the part that is visible without scrolling: the page behind is
 * inert or irrelevant
 * @property {number} [below] only where the window is narrower than this many px
 */

export {};
