/** @typedef {import('./observe-site.mjs').Observation} Observation */
/**
 * A difference between a site and the sandbox.
 *
 * @typedef {object} Difference
 * @property {string} call
 * @property {string} place `status`, `header <name>`, `fact <name>`, or the path of a value
 * @property {string} site
 * @property {string} sandbox
 *
 * @typedef {object} KnownDifference
 * @property {string | RegExp} [call] any, if absent
 * @property {RegExp} place
 * @property {string} reason
 */

/** Formats of a value that says nothing about the format of others. */
const EMPTY = new Set(['absent', 'null', 'empty text', 'empty list', 'empty object']);
const NONE = 'absent';

/**
 * Returns where the sandbox answers otherwise than a site. Only calls and, of a call without
 * headers, only places that the site's observation has are compared: a captured answer knows
 * nothing of the rest. A value that is empty on one side is no difference.
 *
 * @param {Observation} site
 * @param {Observation} sandbox
 * @returns {Difference[]}
 */
export function differencesBetween(site, sandbox) {
  const facts = Object.entries(site.facts ?? {}).flatMap(([name, value]) =>
    differing('', `fact ${name}`, String(value), String(sandbox.facts?.[name] ?? NONE)),
  );
  const calls = site.calls.flatMap((seen) => {
    const own = sandbox.calls.find(({ call }) => call === seen.call);
    return own
      ? [...differing(seen.call, 'status', String(seen.status), String(own.status)), ...bodies(seen, own)]
      : [{ call: seen.call, place: 'call', site: 'made', sandbox: 'not made' }];
  });
  return [...facts, ...calls];
}

/**
 * @param {import('./observe-site.mjs').ObservedCall} seen
 * @param {import('./observe-site.mjs').ObservedCall} own
 * @returns {Difference[]}
 */
function bodies(seen, own) {
  const isWhole = seen.headers !== undefined;
  const headers = isWhole
    ? keysOf(seen.headers ?? [], own.headers ?? []).flatMap((name) => {
        const state = (/** @type {string[] | undefined} */ names) => (names?.includes(name) ? 'sent' : NONE);
        return differing(seen.call, `header ${name}`, state(seen.headers), state(own.headers));
      })
    : [];
  // Two statuses have two bodies, which say no more.
  if (seen.status !== own.status) return headers;
  const paths = isWhole ? keysOf(Object.keys(seen.body), Object.keys(own.body)) : Object.keys(seen.body);
  // A value below an absent one is absent, too.
  const isBelowAbsent = (/** @type {string} */ path) =>
    [seen, own].some(({ body }) => paths.some((above) => isBelow(path, above) && !(above in body)));
  return [
    ...headers,
    ...paths
      .filter((path) => !isBelowAbsent(path))
      .flatMap((path) => {
        const [site, sandbox] = [seen.body[path] ?? [NONE], own.body[path] ?? [NONE]];
        return isSameKind(site, sandbox)
          ? []
          : [{ call: seen.call, place: path, site: site.join(', '), sandbox: sandbox.join(', ') }];
      }),
  ];
}

/** @param {string} path @param {string} above */
const isBelow = (path, above) => path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** @param {readonly string[]} a @param {readonly string[]} b */
const keysOf = (a, b) => [...new Set([...a, ...b])].sort();

/**
 * A key that only one side has is a difference, also with an empty value, because programs read it.
 *
 * @param {readonly string[]} site
 * @param {readonly string[]} sandbox
 */
function isSameKind(site, sandbox) {
  if ((site.join() === NONE) !== (sandbox.join() === NONE)) return false;
  const [ofSite, ofSandbox] = [site, sandbox].map((formats) =>
    formats.filter((format) => !EMPTY.has(format)),
  );
  if (!ofSite?.length || !ofSandbox?.length) return true;
  return ofSite.some((format) => ofSandbox.includes(format));
}

/**
 * @param {string} call
 * @param {string} place
 * @param {string} site
 * @param {string} sandbox
 * @returns {Difference[]}
 */
const differing = (call, place, site, sandbox) => (site === sandbox ? [] : [{ call, place, site, sandbox }]);

/**
 * Returns why a difference is expected, or undefined.
 *
 * @param {Difference} difference
 * @param {readonly KnownDifference[]} known
 */
export const reasonOf = (difference, known) =>
  known.find(
    ({ call, place }) =>
      (call === undefined ||
        (typeof call === 'string' ? call === difference.call : call.test(difference.call))) &&
      place.test(difference.place),
  )?.reason;
