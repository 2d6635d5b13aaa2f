import { MONEY } from './rules-of-money.mjs';
import { SAFETY } from './rules-of-safety.mjs';

/**
 * A rule that matters, a break of it, and the cheapest test that notices.
 *
 * @typedef {object} Mutation
 * @property {string} rule what holds, as a statement
 * @property {string} file of the shop, from the root
 * @property {string} from occurs once in the file
 * @property {string} to what replaces it, of a valid type
 * @property {string} test a file of Vitest's tests, from the root
 */

/** @type {readonly Mutation[]} */
export const MUTATIONS = [...MONEY, ...SAFETY];
