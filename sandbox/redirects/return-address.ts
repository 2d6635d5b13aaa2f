import { applicationError, validationError } from '../core/errors';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address that shoppers may be sent to: https on one of the app's domains, or anything on this machine.
 *
 * @throws PlatformError 400 for text that is no http(s) address; 403 CALLBACK_DOMAIN_NOT_ALLOWED (both guesses: the
 * platform documents the rule, not the answer).
 */
export function checkReturnAddress(field: string, address: string, domains: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw validationError([{ field, description: 'is not a valid URL', violatedRule: 'FORMAT' }]);
  if (LOOPBACK.has(url.hostname)) return url;
  const allowed = domains.some((domain) => domain.toLowerCase() === url.hostname);
  if (!allowed || url.protocol !== 'https:')
    throw applicationError(
      403,
      'CALLBACK_DOMAIN_NOT_ALLOWED',
      `${field} must be https on an allowed redirect domain of the OAuth app`,
      { field, hostname: url.hostname },
    );
  return url;
}

/**
 * Whether an OAuth app may have codes sent to this address: one of its redirect URIs to the letter, or any on this
 * machine. User names and fragments are in none.
 */
export function isRedirectUri(address: string, redirectUris: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '' || address.includes('#'))
    return false;
  return redirectUris.includes(address) || LOOPBACK.has(hostname);
}
