/**
 * @typedef {object} Comparison of a language with English and the languages before it
 * @property {string} code
 * @property {boolean} isComplete whether its row says so
 * @property {number} total texts of the shop. A plural is one
 * @property {string[]} missing the paths of absent texts: `cart.title`
 * @property {string[]} unknown the paths of texts that English does not have
 * @property {string[]} placeholders the paths of texts with others than English
 * @property {{ path: string, as: string }[]} equal texts of several words as in the language `as`
 * @property {boolean} isWanting whether the language says that it is complete and is not
 */

const FORM = /\.(?:zero|one|two|few|many|other)$/;

/**
 * Compares each language with English, the first one, and with those before it: a copy comes after
 * what it was copied from. Languages of one family, such as `pt` and `pt-br`, may have equal texts.
 *
 * @template {string} Code
 * @param {ReadonlyMap<Code, object>} languages
 * @param {(code: Code) => boolean} isComplete
 * @returns {Comparison[]}
 */
export function compareLanguages(languages, isComplete) {
  const known = [...languages].map(([code, texts]) => ({ code, texts: new Map(leavesOf(texts)) }));
  const [english] = known;
  if (!english) return [];
  const source = messagesOf(english.texts);
  return known.map(({ code, texts }, index) => {
    const own = messagesOf(texts);
    const missing = [...source.keys()].filter((path) => !own.has(path));
    const unknown = [...own.keys()].filter((path) => !source.has(path));
    const placeholders = [...own].flatMap(([path, names]) =>
      names === (source.get(path) ?? names) ? [] : [path],
    );
    const equal = equalTexts(
      texts,
      known.slice(0, index).filter((other) => familyOf(other.code) !== familyOf(code)),
    );
    const hasProblem = [missing, unknown, placeholders, equal].some(({ length }) => length > 0);
    return {
      code,
      isComplete: isComplete(code),
      total: source.size,
      missing,
      unknown,
      placeholders,
      equal,
      isWanting: isComplete(code) && hasProblem,
    };
  });
}

/**
 * @param {ReadonlyMap<string, string>} texts
 * @param {readonly { code: string, texts: ReadonlyMap<string, string> }[]} others
 */
function equalTexts(texts, others) {
  /** @type {Map<string, string>} */
  const equal = new Map();
  for (const [leaf, text] of texts) {
    // Languages share single words, such as "Newsletter", and names, such as "Reino Unido".
    const isPhrase = /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) && !leaf.includes('.countries.');
    const same = isPhrase && others.find((other) => other.texts.get(leaf) === text);
    const path = leaf.replace(FORM, '');
    if (same && !equal.has(path)) equal.set(path, same.code);
  }
  return [...equal].map(([path, as]) => ({ path, as }));
}

/** @param {string} code */
const familyOf = (code) => code.split('-')[0];

/**
 * @param {object} value
 * @param {string} [path]
 * @returns {[path: string, text: string][]}
 */
function leavesOf(value, path = '') {
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof inner === 'string') return [/** @type {[string, string]} */ ([at, inner])];
    return typeof inner === 'object' && inner !== null ? leavesOf(inner, at) : [];
  });
}

/**
 * Returns the placeholders of each message. A plural has those of all its forms.
 *
 * @param {ReadonlyMap<string, string>} leaves
 * @returns {Map<string, string>} sorted, with commas
 */
function messagesOf(leaves) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const [leaf, text] of leaves) {
    const path = leaf.replace(FORM, '');
    const found = names.get(path) ?? new Set();
    names.set(path, found);
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) found.add(name);
  }
  return new Map([...names].map(([path, set]) => [path, [...set].sort().join()]));
}

/**
 * Returns the lines of `npm run languages`: a row for each language, or each text of one.
 *
 * @param {readonly Comparison[]} found
 * @param {string} [lang]
 */
export function reportOf(found, lang) {
  const chosen = found.filter(({ code }) => code === lang || lang === undefined);
  return chosen.flatMap((one) => {
    const { code, total, missing, unknown, placeholders, equal } = one;
    const row = [
      `${code.padEnd(6)} ${total - missing.length} of ${total} texts`,
      ...(missing.length > 0 ? [`${missing.length} missing`] : []),
      ...[...new Set(equal.map(({ as }) => as))].map(
        (as) => `${equal.filter((text) => text.as === as).length} equal to ${as}`,
      ),
      ...(placeholders.length > 0 ? [`${placeholders.length} with other placeholders`] : []),
      ...(unknown.length > 0 ? [`${unknown.length} that the shop does not have`] : []),
      ...(one.isWanting ? ['NOT complete, as its row says'] : one.isComplete ? ['complete'] : []),
    ].join(', ');
    // What fails a check is always named.
    if (lang === undefined && !one.isWanting) return [row];
    return [
      row,
      ...missing.map((path) => `  ${path}: missing, so English shows`),
      ...equal.map(({ path, as }) => `  ${path}: equal to ${as}`),
      ...placeholders.map((path) => `  ${path}: other placeholders than English`),
      ...unknown.map((path) => `  ${path}: the shop has no such text`),
    ];
  });
}
