/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Tools
 * @property {(method: string, path: string, body?: unknown) => Promise<void>} control the sandbox's controls, by their
 *   path below `/_sandbox/`
 */
/** @typedef {(page: Page, tools: Tools) => Promise<unknown>} Step */
/**
 * Who looks: somebody new, a guest with a cart, Ada with her orders, or a member who has nothing yet.
 *
 * @typedef {'new' | 'guest' | 'member' | 'newcomer'} Shopper
 */
/**
 * Which shop is looked at: the usual one, one that is closed, or one that lets nobody try anything twice.
 *
 * @typedef {'open' | 'closed' | 'strict'} Shop
 */
/**
 * A page in a state that it can be in.
 *
 * @typedef {object} State
 * @property {string} name of its folder of pictures
 * @property {Shopper} [shopper] somebody new unless said otherwise
 * @property {Shop} [shop] the open one unless said otherwise
 * @property {string} path
 * @property {Step} [arrange] from the page as it opens to the state
 * @property {Step} [undo] what the next state must not meet
 * @property {boolean} [alone] it turns what all pages share: no other is looked at meanwhile
 * @property {boolean} [window] only what is seen without scrolling: the page behind is inert or does not matter
 * @property {number} [below] only where the window is narrower than so many px
 */

export {};
