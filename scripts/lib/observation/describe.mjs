/**
 * Describes an answer of the platform without its contents: which keys it has, and the type and
 * format of each value. No value, name or token of a site is in a description.
 */

/** By the path of a value: its formats, in alphabetical order. @typedef {Record<string, string[]>} Shape */

/** Objects whose keys are a merchant's or shopper's own texts. */
const DICTIONARIES = new Set([
  'choices',
  'options',
  'customTextFields',
  'namespaces',
  'modifiers',
  'productOptions',
  'formValues',
  'submissions',
  'customFields',
  'data',
  'extendedFields',
  'errorData',
]);
/** The keys of these dictionaries that are the platform's. */
const KNOWN_KEYS = new Set(['namespaces', 'variantId', 'options', 'modifiers', 'customTextFields']);
/** The platform's keys. Another one is a text of the site. */
const KEY = /^_?[a-z][A-Za-z0-9]{0,39}$|^[a-z]+(?:_[a-z]+){1,4}$/;
const ANY_KEY = '{key}';

/** The formats of a text, in the order in which they are tried. @type {[string, RegExp][]} */
const TEXT_FORMATS = [
  ['empty text', /^$/],
  ['zero GUID', /^0{8}-0{4}-0{4}-0{4}-0{12}$/],
  ['counted GUID', /^0{8}-0{4}-0{4}-0{4}-0{8}\d{4}$/],
  ['GUID', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['date', /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/],
  ['token', /^(?:OauthNG\.JWS\.|JWS\.|eyJ)/],
  ['absolute URL', /^https?:\/\//],
  ['media URI', /^wix:\w+:\/\//],
  ['relative URL', /^\//],
  ['constant', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/],
];
const AMOUNT = /^-?\d+(?:\.(\d+))?$/;

/**
 * Returns the format of one value.
 *
 * @param {unknown} value
 * @returns {string} a number in a text has its scale: `amount with 2 decimals`
 */
export function formatOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  switch (typeof value) {
    case 'object':
      return Object.keys(value).length === 0 ? 'empty object' : 'object';
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'number';
    case 'string':
      return formatOfText(value);
    default:
      return typeof value;
  }
}

/** @param {string} text */
function formatOfText(text) {
  const amount = AMOUNT.exec(text);
  if (amount) return `amount with ${amount[1]?.length ?? 0} decimals`;
  return TEXT_FORMATS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text';
}

/**
 * Returns the shape of an answer. `lineItems[].price` is the path of a value in each element of a
 * list. Its formats contain `absent` where some elements lack it.
 *
 * @param {unknown} body
 * @returns {Shape}
 */
export function shapeOf(body) {
  /** @type {Map<string, Set<string>>} */
  const formats = new Map();
  const add = (/** @type {string} */ path, /** @type {string} */ format) => {
    const known = formats.get(path);
    if (known) known.add(format);
    else formats.set(path, new Set([format]));
  };
  visit([body], '', false, add);
  return Object.fromEntries(
    [...formats].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, found]) => [path, [...found].sort()]),
  );
}

/**
 * Visits all values at one path together, so that keys that only some of them have are found.
 *
 * @param {readonly unknown[]} values
 * @param {string} path
 * @param {boolean} isDictionary whether the keys are texts of the site
 * @param {(path: string, format: string) => void} add
 */
function visit(values, path, isDictionary, add) {
  for (const value of values) add(path || '.', formatOf(value));
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) visit(lists.flat(), `${path}[]`, false, add);
  const objects = values.filter(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  /** @type {Map<string, unknown[]>} */
  const children = new Map();
  for (const object of objects)
    for (const [key, value] of Object.entries(Object(object))) {
      const name = KEY.test(key) && (!isDictionary || KNOWN_KEYS.has(key)) ? key : ANY_KEY;
      const known = children.get(name);
      if (known) known.push(value);
      else children.set(name, [value]);
    }
  for (const [key, found] of children) {
    const child = path ? `${path}.${key}` : key;
    if (key !== ANY_KEY && found.length < objects.length) add(child, 'absent');
    visit(found, child, DICTIONARIES.has(key), add);
  }
}
