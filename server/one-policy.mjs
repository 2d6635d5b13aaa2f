const POLICY = 'content-security-policy';

/**
 * Lets an answer have one content security policy: the last that was added, which is the strictest. The framework puts
 * the policy of a kept page beside the one that every answer has. Browsers obey both; what reads headers one by one, or
 * joined with commas, takes them for none.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} listener
 * @returns {typeof listener}
 */
export const withOnePolicy = (listener) => (request, response) => {
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, isPolicy(name) ? lastOf(value) : value);
  response.appendHeader = (name, value) =>
    isPolicy(name) ? setHeader(name, lastOf(value)) : appendHeader(name, value);
  return listener(request, response);
};

/** @param {string} name */
const isPolicy = (name) => name.toLowerCase() === POLICY;

/** @param {number | string | readonly string[]} value */
const lastOf = (value) => (typeof value === 'object' ? (value.at(-1) ?? '') : value);
