import { existsSync } from 'node:fs';
import { knownLangs } from '../../../lib/i18n/locales.mjs';
import { seedNames, shopFileOf } from '../settings/seed.mjs';
import { REGIONS } from './regions.mjs';

/**
 * @typedef {object} Answers
 * @property {string} name
 * @property {string} email
 * @property {string} country
 * @property {string} currency
 * @property {string} locales `en-GB`, or several with commas: `en-GB,de-AT`
 * @property {string} timeZone
 * @property {string} clientId empty: the sandbox
 * @property {string} seed
 * @property {string} region whose consumer law the shop starts with; empty: none
 */

/**
 * @typedef {object} Question
 * @property {string} flag
 * @property {keyof Answers} key
 * @property {string} question
 * @property {string} [fallback] absent: the answer is required
 * @property {(answer: string) => string | undefined} check returns what is wrong with the answer
 */

/** @param {() => unknown} read throws for what the runtime does not know */
function isKnown(read) {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} zone */
const isTimeZone = (zone) => isKnown(() => new Intl.DateTimeFormat('en', { timeZone: zone }));

/** @param {string} locale */
const isLocale = (locale) =>
  isKnown(() => Intl.getCanonicalLocales(locale)) &&
  Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 1 &&
  knownLangs().some((lang) => lang === languageOf(locale));

/** `pt-br` for `pt-BR`, which the shop has, and `de` for `de-AT`. @param {string} locale */
export function languageOf(locale) {
  const { baseName, language } = new Intl.Locale(locale);
  return knownLangs().find((lang) => lang === baseName.toLowerCase()) ?? language;
}

/** @param {string} text */
export const listOf = (text) => text.split(',').map((part) => part.trim());

/** @param {string} answer */
function localesProblem(answer) {
  const locales = listOf(answer);
  if (!locales.every(isLocale))
    return `must be locales such as en-GB, with commas between them, in these languages: ${knownLangs().join(', ')} (docs/languages.md)`;
  return new Set(locales.map(languageOf)).size < locales.length ? 'must be one for each language' : undefined;
}

/** @param {string} seed a name, or the path of a folder (docs/seeds.md) */
function seedProblem(seed) {
  return seed && existsSync(shopFileOf(seed))
    ? undefined
    : `must be the name of a folder in sandbox/seeds (${seedNames().join(', ')}), or the path of a folder with a shop.json`;
}

/**
 * @param {RegExp} pattern
 * @param {string} problem
 * @returns {Question['check']}
 */
const matches = (pattern, problem) => (answer) => (pattern.test(answer) ? undefined : problem);

/**
 * Returns the default of a question, which the region may know.
 *
 * @param {Question} question
 * @param {string | undefined} region
 */
export const fallbackOf = ({ key, fallback }, region = '') => REGIONS[region]?.defaults[key] ?? fallback;

/** @type {readonly Question[]} */
export const QUESTIONS = [
  {
    flag: 'name',
    key: 'name',
    question: 'Name of the shop',
    check: matches(/^[^\p{C}\\]{1,60}$/u, 'must have 1 to 60 characters, and no backslash'),
  },
  {
    flag: 'email',
    key: 'email',
    question: 'Email address for customers',
    check: matches(/^(?=.{3,60}$)[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'must be an email address'),
  },
  {
    flag: 'region',
    key: 'region',
    question: `Region of its consumers (${Object.keys(REGIONS).join(', ')}; empty: no parts of consumer law)`,
    fallback: '',
    check: (answer) =>
      answer === '' || answer in REGIONS ? undefined : `must be one of ${Object.keys(REGIONS).join(', ')}`,
  },
  {
    flag: 'country',
    key: 'country',
    question: 'Country',
    fallback: 'US',
    check: matches(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1), such as GB'),
  },
  {
    flag: 'currency',
    key: 'currency',
    question: 'Currency',
    fallback: 'USD',
    check: (answer) =>
      Intl.supportedValuesOf('currency').includes(answer)
        ? undefined
        : 'must be a currency of three capital letters (ISO 4217), such as GBP',
  },
  {
    flag: 'locale',
    key: 'locales',
    question: 'Languages as locales, the default one first',
    fallback: 'en-US',
    check: localesProblem,
  },
  {
    flag: 'time-zone',
    key: 'timeZone',
    question: 'Time zone',
    fallback: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    check: (answer) => (isTimeZone(answer) ? undefined : 'must be a time zone, such as Europe/London'),
  },
  {
    flag: 'client-id',
    key: 'clientId',
    question: 'Client id of your Wix site (empty: the sandbox)',
    fallback: '',
    check: matches(/^(?:[\w-]{8,64})?$/, 'must be the id of an OAuth app, from Headless settings'),
  },
  {
    flag: 'seed',
    key: 'seed',
    question: `Products of the sandbox, for development and tests (${seedNames().join(', ')})`,
    fallback: 'ceramics',
    check: seedProblem,
  },
];
